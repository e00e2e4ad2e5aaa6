/** Motion on a board after news. The board measures itself before it changes; afterwards things fly from where they
 * were to where they are. The board itself is never delayed, and a click or a key ends all motion. */
import { untrack } from 'svelte';
import type { EventTold } from '../../api/types';
import { moving } from '../../lib/settings.svelte';
import { move, run, type Flight } from './animate';

/** Where something lay before the news, and a copy of it where the board asked for one. */
interface Laid {
  box: DOMRect;
  copy: Element | null;
}

const PLACES = '[data-place], [data-target]';

/** Measure every place and target that can be seen; copy those whose names match. */
function measure(root: Element, copied: RegExp): Map<string, Laid> {
  const laid = new Map<string, Laid>();
  for (const element of root.querySelectorAll<HTMLElement>(PLACES)) {
    const box = element.getBoundingClientRect();
    if (!box.width) continue;
    for (const name of [element.dataset.place, element.dataset.target]) {
      if (!name || laid.has(name)) continue;
      laid.set(name, { box, copy: copied.test(name) ? (element.cloneNode(true) as Element) : null });
    }
  }
  return laid;
}

/** A box of this size in the middle of another. */
export function within(box: DOMRect, width: number, height = width): DOMRect {
  return new DOMRect(box.x + (box.width - width) / 2, box.y + (box.height - height) / 2, width, height);
}

/** The motion after one piece of news: flights are collected, then all begin. Names are those of `data-place` and
 * `data-target`. */
export class Motion {
  readonly #flights: Flight[] = [];

  constructor(
    readonly root: Element,
    private readonly laid: ReadonlyMap<string, Laid>,
  ) {}

  get count(): number {
    return this.#flights.length;
  }

  /** The element of this name, as the board is now. */
  element(name: string): HTMLElement | null {
    const safe = CSS.escape(name);
    return this.root.querySelector<HTMLElement>(`[data-place="${safe}"], [data-target="${safe}"]`);
  }

  /** Where it was before the news. */
  was(name: string): DOMRect | null {
    return this.laid.get(name)?.box ?? null;
  }

  /** Where it is after the news. */
  now(name: string): DOMRect | null {
    const box = this.element(name)?.getBoundingClientRect();
    return box?.width ? box : null;
  }

  /** A copy of how it looked before the news. */
  copy(name: string): Element | null {
    return this.laid.get(name)?.copy ?? null;
  }

  /** Add a flight. Without a place to start from or to go to there is none. */
  fly(flight: Flight): void {
    if (flight.from && flight.to) this.#flights.push(flight);
  }

  /** Move an element that stays where it is. Times are in milliseconds. */
  run(element: Element, frames: Keyframe[], duration: number, delay: number): void {
    run(element, frames, { duration, delay, easing: 'ease-in-out', fill: 'backwards' });
  }

  begin(): void {
    void move(...this.#flights);
  }
}

/** What motion needs of a board's props. */
interface News<V> {
  view: V;
  previous: V | null;
  events: EventTold[];
}

/** Let a board move with its news: call it once while the board is made. `show` says what moves between two views;
 * it is not called where nothing may move. `copied` names what to copy before the news may take it away. */
export function animateNews<V>(
  root: () => Element | undefined,
  news: () => News<V>,
  show: (motion: Motion, was: V, is: V, events: EventTold[]) => void,
  copied = /^$/,
): void {
  let laid = new Map<string, Laid>();
  // Before the board changes.
  $effect.pre(() => {
    const { view, previous } = news();
    void view;
    const board = untrack(root);
    laid = board && previous && moving() ? measure(board, copied) : new Map();
  });
  // After it has changed.
  $effect(() => {
    const { view, previous, events } = news();
    const board = untrack(root);
    if (!board || !previous || previous === view || !events.length) return;
    untrack(() => {
      const motion = new Motion(board, laid);
      show(motion, previous, view, events);
      if (moving() && !document.hidden) motion.begin();
    });
  });
}
