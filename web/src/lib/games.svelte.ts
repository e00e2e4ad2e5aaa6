/** The games, as the server tells of them, in the present language. */
import { api } from '../api/client';
import type { Game, NewTable, News } from '../api/types';
import { attempt } from './attempt';
import { router } from './router.svelte';
import { session } from './session.svelte';
import { settings } from './settings.svelte';
import { language } from './words.svelte';

const kept = new Map<string, Promise<Game[]>>();

export function games(lang: string = language.lang): Promise<Game[]> {
  let found = kept.get(lang);
  if (!found) {
    found = api.get<{ games: Game[] }>('/games', { lang }).then((told) => told.games);
    kept.set(lang, found);
    found.catch(() => kept.delete(lang));
  }
  return found;
}

/** In which order the games are shown before one is chosen, and with how many one starts. */
export const SHOWN = [
  { name: 'masters', usual: 3 },
  { name: 'leonardo', usual: 3 },
  { name: 'inventors', usual: 3 },
] as const;

/** A new table, as somebody with a name; the way leads there. */
export async function newTable(form: Partial<NewTable> & Pick<NewTable, 'game' | 'seats'>): Promise<void> {
  if (!(await session.someone())) return;
  const made = await attempt(api.post<News>('/matches', { confirms: settings.confirms, ...form }));
  if (made) router.go(`/match/${made.match}`);
}

export function playNow(game: string, players: number, bot = 'journeyman'): Promise<void> {
  const bots = Array.from({ length: players - 1 }, () => ({ me: false, bot }));
  return newTable({ game, seats: [{ me: true }, ...bots], start: true, order: 'drawn' });
}
