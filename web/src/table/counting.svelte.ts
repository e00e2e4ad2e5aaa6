/** Counts up, one line of a score after another. A click or a key ends it; there is nothing to wait for where nothing
 * moves. */
import { moving } from '../lib/settings.svelte';

/** Milliseconds for a line. */
const LINE = 650;

export class Counting {
  /** How many lines are counted. */
  #at = $state(Infinity);

  /** Count this number of lines; returns what stops it. */
  start(lines: number): () => void {
    if (!moving() || !lines) return () => {};
    const began = performance.now();
    this.#at = 0;
    let frame = requestAnimationFrame(
      function step(this: Counting, now: number) {
        this.#at = Math.max(0, (now - began) / LINE);
        if (this.#at < lines) frame = requestAnimationFrame(step.bind(this));
        else stop();
      }.bind(this),
    );
    const stop = () => {
      cancelAnimationFrame(frame);
      this.#at = Infinity;
      removeEventListener('pointerdown', stop);
      removeEventListener('keydown', stop);
    };
    addEventListener('pointerdown', stop);
    addEventListener('keydown', stop);
    return stop;
  }

  /** The share of this line that is counted: 0 to 1, slower towards its end. */
  share(line: number): number {
    const part = Math.min(1, Math.max(0, this.#at - line));
    return 1 - (1 - part) ** 2;
  }
}
