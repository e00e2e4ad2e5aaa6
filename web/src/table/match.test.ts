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
    beats: [],
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
  localStorage.setItem('bottega-glance', '0'); // What one must have seen for a while is tested in doubt.svelte.test.ts.
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
  last().news(news(3, 4));
  expect(lines(match)).toEqual(first(4));
  expect(match.playback.sight).toMatchObject({ view: { number: 4 }, previous: { number: 3 } });
  expect(match.playback.sight!.events.map((each) => each.number)).toEqual([4]);
});

it('shows the present at once where nobody knows how it came about', () => {
  const match = new Match('m');
  match.open();
  last().news(news(0, 3));
  last().news(news(3, 5));
  expect(match.playback.sight).toEqual({ view: { number: 5 }, previous: null, events: [] });
  expect(match.playback.behind).toBe(false);
  expect(match.playback.since.map(({ text }) => text)).toEqual(['line 4', 'line 5']);
});

/** At seat 0, with a decision to make. */
function asked() {
  const match = new Match('m');
  match.open();
  const decision = {
    id: '3.0',
    prompt: { kind: 'k', text: 'Choose.' },
    choices: [{ id: 7, action: { targets: [] } }],
  };
  last().news(news(0, 3, { decision }));
  vi.spyOn(live, 'ask').mockReturnValue(new Promise(() => {}));
  return { match, decision };
}

it('knows one’s own decision from those of the others, whatever page it was made on', () => {
  const { match, decision } = asked();
  last().news(news(3, 4, { decision })); // Somebody who decides at the same time.
  expect(match.playback.since.map(({ text }) => text)).toEqual(['line 4']);
  const mine = { ...event(5), values: { seat: 0 } };
  const beats = [{ events: 1, view: { n: 1 } }];
  last().news(news(4, 5, { decision: null, events: [mine, event(5)], beats }));
  expect(match.playback.since.map(({ text }) => text)).toEqual(['line 5']);
  expect(match.playback.since[0]!.step!.previous).toEqual({ n: 1 });
  expect(match.playback.complete).toBe(true);
  last().news(news(5, 6, { decision: null }));
  expect(match.playback.since.map(({ text }) => text)).toEqual(['line 5', 'line 6']);
  const undo = { ...event(7), kind: 'undo', values: { seat: 0, count: 1 } };
  last().news(news(6, 7, { decision, events: [undo] }));
  expect(match.playback.since).toEqual([]);
});

it('is in the present when one acts', () => {
  const { match, decision } = asked();
  last().news(news(3, 4, { decision }));
  last().news(news(4, 5, { decision }));
  expect(match.playback.behind).toBe(true);
  expect(match.playback.sight!.view).toEqual({ number: 4 });
  void match.choose(7);
  expect(match.playback.behind).toBe(false);
  expect(match.playback.sight).toMatchObject({ view: { number: 5 }, previous: null });
});

it('leaves an earlier moment at a touch, and nothing can be touched there', () => {
  const { match, decision } = asked();
  decision.choices[0]!.action.targets = ['row:1'] as never;
  last().news(news(3, 4, { decision }));
  expect(match.targets.has('row:1')).toBe(true);
  match.playback.look(0);
  expect(match.targets.size).toBe(0);
  match.select('row:1');
  expect(match.playback.looking).toBeNull();
  expect(live.ask).not.toHaveBeenCalled();
  match.select('row:1');
  expect(live.ask).toHaveBeenCalledOnce();
});

it('does not take a touch on a board that is past for an answer, nor one just after it', () => {
  vi.useFakeTimers();
  localStorage.setItem('bottega-glance', '400');
  const { match, decision } = asked();
  decision.choices[0]!.action.targets = ['row:1'] as never;
  last().news(news(3, 4, { decision }));
  last().news(news(4, 5, { decision }));
  vi.advanceTimersByTime(500);
  expect([match.playback.behind, match.targets.size], 'nothing glows on it').toEqual([true, 0]);
  match.select('row:1');
  expect(match.playback.behind, 'it leads to the present').toBe(false);
  expect(match.targets.has('row:1')).toBe(true);
  vi.advanceTimersByTime(399);
  match.select('row:1');
  expect(live.ask).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  match.select('row:1');
  expect(live.ask).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

it('begins to count touches when the last of what happened has been on the board for a moment', () => {
  vi.useFakeTimers();
  localStorage.setItem('bottega-glance', '400');
  const { match, decision } = asked();
  decision.choices[0]!.action.targets = ['row:1'] as never;
  last().news(news(3, 4, { decision }));
  last().news(news(4, 5, { decision }));
  while (match.playback.behind) vi.advanceTimersByTime(50);
  match.select('row:1');
  expect(live.ask).not.toHaveBeenCalled();
  vi.advanceTimersByTime(400);
  match.select('row:1');
  expect(live.ask).toHaveBeenCalledOnce();
  vi.useRealTimers();
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
  expect(match.playback.sight).toBeNull();
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
