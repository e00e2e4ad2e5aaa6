/** What lies on the table: which targets have a place there, so that a choice is found without the list. */
export class Places {
  #found = new Map<string, Set<Element>>();
  #changes = 0;
  #change = $state(0);

  /** An element stands for this target, until what is returned is called. */
  add(target: string, element: Element): () => void {
    const all = this.#found.get(target) ?? new Set();
    this.#found.set(target, all.add(element));
    this.#change = ++this.#changes;
    return () => {
      all.delete(element);
      this.#change = ++this.#changes;
    };
  }

  /** The elements that can be seen (after some scrolling) and stand for one of these; reactive to what is there. */
  seen(targets: Iterable<string>): Element[] {
    void this.#change;
    const all = [...targets].flatMap((target) => [...(this.#found.get(target) ?? [])]);
    return all.filter((element) => element.checkVisibility());
  }
}
