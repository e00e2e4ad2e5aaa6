/** Where a board has to be scrolled, what happens may be out of sight: go there, unless somebody scrolls themselves. */

/** Milliseconds after which somebody who scrolled is led again. */
const OWN_WAY = 4000;

/** Whether the middle of a thing is on the screen, and nothing lies over it. */
function open(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  const there = document.elementFromPoint(x + width / 2, y + height / 2);
  return !!there && (element.contains(there) || there.contains(element));
}

export class Following {
  #steered = -Infinity;

  /** Somebody scrolls. */
  steered = (): void => {
    this.#steered = performance.now();
  };

  /** Show one of these things, if none is in sight. */
  show(things: Element[]): void {
    const board = things[0]?.closest('.board');
    if (!board || board.scrollHeight <= board.clientHeight) return;
    if (performance.now() - this.#steered < OWN_WAY || things.some(open)) return;
    // At once: what moves flies from where it stands then.
    things[0]!.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
}
