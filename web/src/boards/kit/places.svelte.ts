/** Which targets have an element on the table: their choices can be made there, without the list. */
export class Places {
  #elements = new Map<string, Set<Element>>();
  #changes = 0;
  #change = $state(0);

  /** An element stands for this target, until the returned function is called. */
  add(target: string, element: Element): () => void {
    const all = this.#elements.get(target) ?? new Set();
    this.#elements.set(target, all.add(element));
    this.#change = ++this.#changes;
    return () => {
      all.delete(element);
      this.#change = ++this.#changes;
    };
  }

  /** The elements that can be seen (after some scrolling) and stand for one of these; reactive to what is there. */
  seen(targets: Iterable<string>): Element[] {
    void this.#change;
    const all = [...targets].flatMap((target) => [...(this.#elements.get(target) ?? [])]);
    return all.filter((element) => element.checkVisibility());
  }
}
