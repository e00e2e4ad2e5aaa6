/** The boards, loaded when somebody sits down at one. */
import type { EventTold } from '../api/types';
import type { BoardModule } from './contract';

interface Shelf {
  load: () => Promise<BoardModule>;
}

const module = (loading: Promise<unknown>) => loading as Promise<BoardModule>;

export const BOARDS: Record<string, Shelf> = {
  masters: { load: () => module(import('./masters/Board.svelte')) },
  leonardo: { load: () => module(import('./leonardo/Board.svelte')) },
  inventors: { load: () => module(import('./inventors/Board.svelte')) },
};

export const board = (game: string): Shelf =>
  BOARDS[game] ?? { load: () => module(import('./Plain.svelte')) };

/** The things an event names: `{"row": 2}` is `row:2`. */
export function guessed(event: EventTold): string[] {
  const found: string[] = [];
  for (const [key, value] of Object.entries(event.values)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (typeof one === 'string' || typeof one === 'number')
        found.push(`${key.replace(/s$/, '')}:${one}`, `${key}:${one}`);
    }
  }
  return [...new Set(found)];
}
