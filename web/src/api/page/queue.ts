/** One thing after the other: the next request begins when everything of the last one is stored and delivered. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve();

  add(work: () => Promise<void>, failed: (error: unknown) => void): void {
    this.#last = this.#last.then(work).catch(failed);
  }
}
