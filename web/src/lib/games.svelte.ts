/** The games that the server has, in the present language. */
import { api } from '../api/client';
import type { Game, Listed, NewTable, News } from '../api/types';
import { attempt } from './attempt';
import { router } from './router.svelte';
import { session } from './session.svelte';
import { change, settings } from './settings.svelte';
import { language } from '../lang/words.svelte';
import { local } from '../base/local';

const kept = new Map<string, Promise<Game[]>>();

const KEPT = 'bottega-games-';

/** The server's last answer, kept in this browser: it is shown at once, and without a network. */
export function remembered(lang: string): Game[] {
  try {
    return JSON.parse(local.getItem(KEPT + lang) ?? '[]') as Game[];
  } catch {
    return []; // Another program's text under our key.
  }
}

export function games(lang: string = language.lang): Promise<Game[]> {
  let asked = kept.get(lang);
  if (!asked) {
    asked = api.get<{ games: Game[] }>('/games', { lang }).then((answer) => {
      local.setItem(KEPT + lang, JSON.stringify(answer.games));
      return answer.games;
    });
    kept.set(lang, asked);
    asked.catch(() => kept.delete(lang));
  }
  return asked;
}

/** How many players a table has unless somebody chooses: three, or the nearest number that the game allows. */
export function usualPlayers(game: Game): number {
  return game.players.find((count) => count >= 3) ?? game.players.at(-1)!;
}

/** Make a table and go there; a person without a name is asked for one first. */
export async function newTable(form: Partial<NewTable> & Pick<NewTable, 'game' | 'seats'>): Promise<void> {
  if (!(await session.someone())) return;
  const made = await attempt(api.post<News>('/matches', { confirms: settings.confirms, ...form }));
  if (made) router.go(`/match/${made.match}`);
}

/** Whether this person has never sat at a table. */
async function newcomer(): Promise<boolean> {
  const one = (status: string) =>
    api.get<{ tables: Listed[] }>('/me/matches', { status, limit: 1 }).then(({ tables }) => tables.length);
  const found = await attempt(Promise.all(['running', 'over', 'abandoned'].map(one)));
  return found !== undefined && found.every((count) => count === 0);
}

/** A match against bots, at once. The first match of a person is against apprentices, with the coach. */
export async function playNow(game: string, players: number): Promise<void> {
  if (!(await session.someone())) return;
  const first = await newcomer();
  if (first) change({ coach: true });
  const bot = first ? 'apprentice' : 'journeyman';
  const bots = Array.from({ length: players - 1 }, () => ({ me: false, bot }));
  return newTable({ game, seats: [{ me: true }, ...bots], start: true, order: 'drawn' });
}
