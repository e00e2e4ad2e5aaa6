/** One's own matches in a list: who else plays, and how to be rid of them. */
import { api, Problem } from '../api/client';
import type { Cleared, Listed } from '../api/types';
import { listed, say } from '../lang/words.svelte';

/** Matches that one request may name. */
const MOST = 50;

/** How an account ends its part in a match: alone it decides by itself, with others it asks or leaves. The
 * catalogues have a message for each, and one that says what it does. */
export type Ending = 'delete-match' | 'discard' | 'close-table' | 'abandon' | 'leave' | 'decline';

/** What one may do with a match from the list; null: nothing, since it belongs to others as well. */
export function ending(table: Listed): Ending | null {
  if (table.status === 'over' || table.status === 'abandoned') return table.alone ? 'delete-match' : null;
  if (table.invited) return 'decline';
  if (table.status === 'open') return table.alone ? 'close-table' : 'leave';
  return table.alone ? 'discard' : 'abandon';
}

/** Carry it out. Problem if the server refuses. */
export async function end(table: Listed, how: Ending): Promise<void> {
  const path = `/matches/${table.id}`;
  if (how === 'leave' || how === 'decline') await api.delete(`${path}/seats/me`);
  else if (how === 'abandon')
    await api.post(`${path}/requests`, { what: 'abandon', seat: table.own?.[0] ?? null });
  else {
    const [refused] = (await clear([table], how === 'delete-match' ? 'delete' : 'abandon')).refused;
    if (refused) throw new Problem(refused.code, refused.text);
  }
}

/** End or delete several; how many that was, and why not the others. */
export async function clear(tables: Listed[], how: 'abandon' | 'delete'): Promise<Cleared> {
  const all: Cleared = { done: [], refused: [] };
  for (let at = 0; at < tables.length; at += MOST) {
    const matches = tables.slice(at, at + MOST).map((table) => table.id);
    const { done, refused } = await api.post<Cleared>(`/me/matches/${how}`, { matches });
    all.done.push(...done);
    all.refused.push(...refused);
  }
  return all;
}

/** With whom one plays, in words; before the start, how many seats are free as well. */
export function company(table: Listed): string {
  const others = table.seats.filter((_, seat) => table.device || !table.own?.includes(seat));
  const there = others.filter((seat) => !seat.free || seat.name);
  const free = others.length - there.length;
  const bots = there.length > 0 && there.every((seat) => seat.bot);
  const parts: string[] = [];
  if (there.length)
    parts.push(
      say(bots ? 'company-bots' : 'company', { names: listed(there.map(called)), count: there.length }),
    );
  if (free) parts.push(say('company-free', { count: free }));
  return parts.join(' · ') || say('company-none');
}

/** A seat at a table, by the name of who sits there or is expected. */
export const called = (seat: Listed['seats'][number]): string =>
  !seat.free ? seat.name : seat.name ? say('seat-kept', { name: seat.name }) : say('seat-free');
