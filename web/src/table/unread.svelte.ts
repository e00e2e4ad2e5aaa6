/** Up to which line the chat of each match was read; kept in this browser. */
import type { ChatLine } from '../api/types';
import { local } from '../base/local';

const KEPT = 'bottega-read';
/** Matches that are remembered; those that were read longest ago are forgotten. */
const MOST = 200;

function stored(): [string, number][] {
  try {
    const kept: unknown = JSON.parse(local.getItem(KEPT) ?? '[]');
    const fits = (one: unknown): one is [string, number] =>
      Array.isArray(one) && typeof one[0] === 'string' && typeof one[1] === 'number';
    return Array.isArray(kept) ? kept.filter(fits) : [];
  } catch {
    return []; // Another program's text under our key.
  }
}

class Unread {
  #read = $state.raw<ReadonlyMap<string, number>>(new Map(stored()));

  /** How many lines of others come after the last one that was read. */
  count(match: string, lines: readonly ChatLine[], own: string | undefined): number {
    const read = this.#read.get(match) ?? 0;
    return lines.filter((line) => line.number > read && line.name !== own).length;
  }

  /** The chat is in sight up to this line. */
  mark(match: string, number: number): void {
    if (number <= (this.#read.get(match) ?? 0)) return;
    // What another tab has read since counts as well.
    const read = new Map(stored());
    if ((read.get(match) ?? 0) < number) {
      read.delete(match);
      read.set(match, number);
      local.setItem(KEPT, JSON.stringify([...read].slice(-MOST)));
    }
    this.#read = read;
  }

  /** Begin anew with what this browser keeps. */
  renew(): void {
    this.#read = new Map(stored());
  }
}

export const unread = new Unread();
