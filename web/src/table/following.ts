/** Where a board has to be scrolled, what happens may be out of sight: go there, unless somebody scrolls themselves. */

import type { Places } from '../boards/kit/places.svelte';

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

  /** Show the first of these targets that stands on the board, if it is out of sight. */
  show(targets: string[], places: Pick<Places, 'seen'>): void {
    if (performance.now() - this.#steered < OWN_WAY) return;
    for (const target of targets) {
      const things = places.seen([target]);
      if (!things.length) continue;
      const board = things[0]!.closest('.board');
      // At once: what moves flies from where it stands then.
      if (board && board.scrollHeight > board.clientHeight && !things.some(open))
        things[0]!.scrollIntoView({ block: 'center', behavior: 'instant' });
      return;
    }
  }
}
