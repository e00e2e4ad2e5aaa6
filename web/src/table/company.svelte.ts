/** Who is at the table with us, and how far those have come who think. Nothing of it is stored: it is told while one
 * watches. */
import type { Around, Seen, ThinkingTold } from '../api/live.svelte';

export class Company {
  /** The players by seat; null where nobody is, or nothing is known. */
  seats = $state.raw<Seen[]>([]);
  /** The bots that think, by seat. */
  thinking = $state.raw<ReadonlyMap<number, ThinkingTold>>(new Map());

  heard(told: Around): void {
    if (told.op === 'presence') this.seats = told.seats;
    else this.thinking = new Map(this.thinking).set(told.seat, told);
  }

  /** The match has gone on: what bots thought about is decided, or soon told again. */
  moved(): void {
    if (this.thinking.size) this.thinking = new Map();
  }

  /** One looks at another table, or from another seat. */
  clear(): void {
    this.seats = [];
    this.moved();
  }
}
