/** The review of a match: asked for, awaited, left. */
import { api, explain } from '../api/client';
import type { Review, ReviewTold } from '../api/types';

export type Level = 'quick' | 'deep';

/** Milliseconds between two questions about how far it is. The server takes a longer silence for a farewell. */
const AGAIN = 1000;

export class MatchReview {
  told = $state.raw<ReviewTold | null>(null);
  problem = $state('');
  busy = $state(false);
  review = $derived<Review | null>(this.told?.review ?? null);
  waits = $derived(this.told?.status === 'waiting' || this.told?.status === 'running');
  #timer: ReturnType<typeof setTimeout> | undefined;
  #gone = false;
  #path: string;

  constructor(readonly match: string) {
    this.#path = `/matches/${match}/review`;
  }

  /** How it stands; of a level, or of that which is being made or the deepest. */
  async load(level: Level | null = null): Promise<void> {
    await this.#do(api.get<ReviewTold>(this.#path, { level }));
  }

  async start(level: Level): Promise<void> {
    await this.#do(api.post<ReviewTold>(this.#path, { level }));
  }

  async cancel(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#do(api.delete(this.#path).then(() => api.get<ReviewTold>(this.#path)));
  }

  /** The reader leaves. What nobody waits for is not made. */
  close(): void {
    this.#gone = true;
    clearTimeout(this.#timer);
    // Should it not arrive, the server finds out by itself.
    if (this.waits) api.delete(this.#path).catch(() => {});
  }

  async #do(asking: Promise<ReviewTold>): Promise<void> {
    clearTimeout(this.#timer);
    this.busy = true;
    try {
      const told = await asking;
      if (this.#gone) return;
      this.told = told;
      this.problem = '';
      if (this.waits) this.#timer = setTimeout(() => void this.load(told.level), AGAIN);
    } catch (error) {
      this.problem = explain(error);
    } finally {
      this.busy = false;
    }
  }
}
