/** The boards: a folder with a `Board.svelte` is the board of the game of that name. It is loaded when somebody sits
 * down at one. A game without a folder gets the plain board. */
import type { Component } from 'svelte';
import type { EventTold } from '../api/types';
import type { BoardModule } from './contract';

type Load = () => Promise<BoardModule>;

/** `./masters/Board.svelte` belongs to `masters`. */
const byGame = <T>(modules: Record<string, unknown>): Record<string, T> =>
  Object.fromEntries(Object.entries(modules).map(([path, value]) => [path.split('/')[1]!, value as T]));

const BOARDS = byGame<Load>(import.meta.glob('./*/Board.svelte'));
const PLAIN: Load = () => import('./Plain.svelte') as Promise<BoardModule>;

/** The picture of a symbol of the legend, by its target. */
export interface SymbolModule {
  default: Component<{ target: string }>;
}

const SYMBOLS = byGame<() => Promise<SymbolModule>>(import.meta.glob('./*/Symbol.svelte'));

/** The pictures of a game's symbols; null for a game without. */
export const loadSymbol = (game: string): Promise<SymbolModule | null> =>
  SYMBOLS[game]?.() ?? Promise.resolve(null);

/** A picture for the first page; a game without one gets a generic picture. */
export const VIGNETTES = byGame<Component>(
  import.meta.glob('./*/Vignette.svelte', { eager: true, import: 'default' }),
);

export const loadBoard = (game: string): Promise<BoardModule> => (BOARDS[game] ?? PLAIN)();

/** The targets an event seems to be about: `{"row": 2}` is `row:2`. */
export function guessed(event: EventTold): string[] {
  const targets = new Set<string>();
  for (const [key, value] of Object.entries(event.values)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (typeof one !== 'string' && typeof one !== 'number') continue;
      targets.add(`${key.replace(/s$/, '')}:${one}`).add(`${key}:${one}`);
    }
  }
  return [...targets];
}
