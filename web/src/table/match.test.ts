import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '../api/client';
import { live, type Watcher } from '../api/live.svelte';
import type { EventTold, News } from '../api/types';
import { Match } from './match.svelte';

/** News of a match after an entry, as a step from another. */
function news(after: number, number: number, more: object = {}): News {
  const events = Array.from({ length: number - after }, (_, i) => event(after + i + 1));
  const table = { game: 'masters', edition: null, status: 'playing', seats: [] };
  return {
    op: 'news',
    match: 'm',
    number,
    after,
    gap: false,
    seat: 0,
    events,
    table,
    view: { number },
    ...more,
  } as never;
}

const event = (number: number): EventTold => ({
  number,
  at: 0,
  step: 0,
  kind: 'k',
  values: {},
  text: `line ${number}`,
});
const lines = (match: Match): string[] => match.log.map((each) => each.text ?? '');
const first = (count: number): string[] => Array.from({ length: count }, (_, i) => `line ${i + 1}`);

let watchers: Watcher[] = [];
const last = (): Watcher => watchers.at(-1)!;
let history: EventTold[] = [];
let again: object | null = null;

beforeEach(() => {
  watchers = [];
  history = [];
  again = null;
  vi.spyOn(live, 'watch').mockImplementation((watcher) => {
    watchers.push(watcher);
    return () => {};
  });
  vi.spyOn(api, 'text').mockResolvedValue('');
  vi.spyOn(api, 'get').mockImplementation((path) => {
    const answer = path.endsWith('/history')
      ? { events: history }
      : path.endsWith('/chat')
        ? { lines: [] }
        : path.endsWith('/rematch')
          ? again
          : { figures: {} };
    return Promise.resolve(answer as never);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('begins with all that happened, and adds what comes', () => {
  const match = new Match('m');
  match.open();
  expect(last().after()).toBe(0);
  last().news(news(0, 3));
  expect(last().after()).toBe(3);
  last().news(news(3, 5));
  expect(lines(match)).toEqual(first(5));
  expect(match.fresh.map((each) => each.number)).toEqual([4, 5]);
  expect(match.previous).toEqual({ number: 3 });
});

it('ignores a step from elsewhere while it waits for the whole match', () => {
  const match = new Match('m');
  match.open();
  last().news(news(0, 3));
  match.open(null, true);
  last().news(news(3, 4)); // On its way to those we were.
  expect(last().after()).toBe(0);
  last().news(news(0, 4));
  expect(lines(match)).toEqual(first(4));
  expect(match.previous).toBeNull();
  expect(match.fresh).toEqual([]);
});

it('reads what is missing between what it knows and what it gets', async () => {
  history = [1, 2, 3, 4, 5, 6].map(event);
  for (const answer of [news(3, 6, { gap: true, events: [event(6)] }), news(5, 6)]) {
    const match = new Match('m');
    match.open();
    last().news(news(0, 3));
    last().news(answer);
    await vi.waitFor(() => expect(lines(match)).toEqual(first(6)));
  }
});

it('reads what a table that was loaded from a snapshot no longer tells', async () => {
  history = [1, 2, 3].map(event);
  const match = new Match('m');
  match.open();
  last().news(news(0, 3, { gap: true, events: [] }));
  last().news(news(3, 4));
  await vi.waitFor(() => expect(lines(match)).toEqual(first(4)));
});

it('announces an entry once though it comes twice', () => {
  const match = new Match('m');
  match.open();
  last().news(news(0, 3));
  last().news(news(1, 3));
  last().news(news(0, 2));
  expect(lines(match)).toEqual(first(3));
});

it('gets everything again when the seat changes', () => {
  const match = new Match('m');
  match.open(0);
  last().news(news(0, 3));
  match.open(1);
  expect(match.news).toBeNull();
  expect(last()).toMatchObject({ seat: 1 });
  expect(last().after()).toBe(0);
});

it('learns of a rematch when the match is over, and when somebody asks for one', async () => {
  const match = new Match('m');
  match.open();
  last().news(news(0, 3));
  const asked = () => vi.mocked(api.get).mock.calls.filter(([path]) => path === '/matches/m/rematch').length;
  expect(asked()).toBe(0);
  const over = { table: { ...news(0, 4).table, status: 'over' } };
  last().news(news(3, 4, over));
  expect(asked()).toBe(1);
  await vi.waitFor(() => expect(match.rematch).toBeNull());
  again = { id: 'n', host: 'Ada', invited: true };
  last().again();
  await vi.waitFor(() => expect(match.rematch).toEqual(again));
});
