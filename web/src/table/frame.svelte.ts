/** How the frame around a board is laid, and what stands open in it. */
import { change, settings } from '../lib/settings.svelte';

/** The layouts, as `Frame.svelte` counts them: README.md says what each is for. */
const LARGE_DESK = 0;
const SMALL_DESK = 2;
const UPRIGHT = 3;

export class FrameState<Tab extends string> {
  tab = $state() as Tab;
  /** The layout: the styles choose it, and tell it by the width of an element. */
  layout = $state(LARGE_DESK);
  #drawn = $state(false);

  constructor(tab: Tab) {
    this.tab = tab;
  }

  /** Whether there is room for a panel beside the board. Elsewhere it is a drawer, open for a while. */
  get beside(): boolean {
    return this.layout < SMALL_DESK;
  }

  /** Whether answers have a row of their own below the question. */
  get apart(): boolean {
    return this.layout === SMALL_DESK;
  }

  get upright(): boolean {
    return this.layout === UPRIGHT;
  }

  get low(): boolean {
    return this.layout > UPRIGHT;
  }

  /** Whether seats and decision stand above and below the board, across the whole window. */
  get desk(): boolean {
    return this.layout < UPRIGHT;
  }

  get opened(): boolean {
    if (!this.beside) return this.#drawn;
    return settings.panel === 'open' || (settings.panel === 'auto' && this.layout === LARGE_DESK);
  }

  unfold(open: boolean): void {
    if (this.beside) change({ panel: open ? 'open' : 'shut' });
    else this.#drawn = open;
  }

  /** Opens a tab; a second time closes it. */
  turn(to: Tab): void {
    this.unfold(!(this.opened && this.tab === to));
    this.tab = to;
  }

  /** Opens a tab, or leaves it open. */
  open(to: Tab): void {
    this.tab = to;
    this.unfold(true);
  }

  /** Closes what lies over the board. A panel beside it stays. */
  clear(): void {
    this.#drawn = false;
  }
}
