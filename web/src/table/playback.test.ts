import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EventTold, News, View } from '../api/types';
import { notices } from '../lib/notices.svelte';
import { settings } from '../lib/settings.svelte';
import { MOST, Playback, remembered, stepsOf } from './playback.svelte';

let number = 0;
let view: View = { at: 0 };
let playback = new Playback();

/** News of one decision: what happened in each of its steps, and `at`, the view after each. */
function happens(...parts: string[][]): News {
  number++;
  const events: EventTold[] = [];
  const beats: News['beats'] = [];
  let count = Number(view.at);
  for (const part of parts) {
    for (const text of part) events.push({ number, at: 0, step: 0, kind: 'k', values: { seat: 1 }, text });
    beats.push({ events: events.length, view: { at: ++count } });
  }
  const last = beats.pop();
  const after = last ? last.view : { at: ++count };
  return { number, after: number - 1, seat: 0, events, beats, view: after } as never;
}

/** A decision of the others (or one's own), as it comes. */
function hear(news: News, own = false, last = ''): void {
  const known = view;
  view = news.view!;
  playback.take(known, news, own, last);
}

const at = () => playback.sight?.view.at;
const said = () => playback.said?.text;
const spoken = () => notices.said.trim();
const hide = (hidden: boolean) => vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);

beforeEach(() => {
  vi.useFakeTimers();
  number = 0;
  view = { at: 0 };
  playback = new Playback();
  settings.pace = 'calm';
  document.documentElement.dataset.motion = 'full';
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a queue', () => {
  it('shows one step after another, each with the board before and after it', () => {
    hear(happens(['A pays.', 'A takes iron.'], ['B leaves.'], ['C leaves.']));
    hear(happens(['D passes.']));
    const seen: unknown[] = [];
    for (let i = 0; i < 4; i++) {
      const { view, previous, events } = playback.sight!;
      seen.push([
        previous!.at,
        view.at,
        events.map((event) => event.text).join(' '),
        said(),
        playback.waiting,
      ]);
      vi.runOnlyPendingTimers();
    }
    expect(seen).toEqual([
      [0, 1, 'A pays. A takes iron.', 'A pays. A takes iron.', 3],
      [1, 2, 'B leaves.', 'B leaves.', 2],
      [2, 3, 'C leaves.', 'C leaves.', 1],
      [3, 4, 'D passes.', 'D passes.', 0],
    ]);
    expect(playback.playing).toBe(false);
    expect(said()).toBeUndefined();
    expect(playback.sight!.view).toBe(view);
  });

  it('is in the present with its last step, and has done playing after that step', () => {
    hear(happens(['A.'], ['B.']));
    expect([playback.behind, playback.playing]).toEqual([true, true]);
    vi.runOnlyPendingTimers();
    expect([playback.behind, playback.playing]).toEqual([false, true]);
    vi.runOnlyPendingTimers();
    expect([playback.behind, playback.playing]).toEqual([false, false]);
  });

  it('does not wait for what there is nothing to say about', () => {
    hear(happens(['A.']));
    hear(happens([]));
    expect(at(), 'nothing else waits').toBe(2);
    expect(said()).toBe('A.');
    hear(happens(['B.']));
    hear(happens([]));
    hear(happens(['C.']));
    vi.runOnlyPendingTimers();
    expect([at(), said()]).toEqual([3, 'B.']);
    vi.runOnlyPendingTimers();
    expect([at(), said()]).toEqual([5, 'C.']);
  });

  it('leaves the board alone where nothing has changed', () => {
    hear(happens(['A.']));
    const before = playback.sight;
    hear({ ...happens([]), view } as News);
    expect(playback.sight).toBe(before);
    expect(said()).toBe('A.');
  });

  it('is played faster the longer it is, and drops what is too old', () => {
    const rest = () => {
      const begun = Date.now();
      vi.runOnlyPendingTimers();
      return Date.now() - begun;
    };
    hear(happens(...Array.from({ length: 121 }, () => ['X does something.'])));
    const hurried = rest();
    playback.skip();
    hear(happens(['X does something.']));
    expect(rest()).toBeGreaterThan(2.5 * hurried);
    for (let i = 0; i < MOST + 50; i++) hear(happens([`${i}.`]));
    expect(playback.waiting).toBe(MOST);
    expect(playback.since).toHaveLength(MOST);
  });

  it('gives long sentences more time', () => {
    const rest = (text: string) => {
      hear(happens([text]));
      const begun = Date.now();
      vi.runOnlyPendingTimers();
      return Date.now() - begun;
    };
    expect(rest('A passes and that is a rather long story to tell.')).toBeGreaterThan(
      rest('A passes.') + 500,
    );
  });
});

describe('one’s own decision', () => {
  it('is shown at once and without words, and what it leads to step by step', () => {
    const news = happens(['I pass.'], ['The Workshop.'], ['The Academy.']);
    news.events[0]!.values.seat = 0;
    hear(news, true);
    expect([at(), said()]).toEqual([1, undefined]);
    vi.advanceTimersByTime(700);
    expect([at(), said()]).toEqual([2, 'The Workshop.']);
    vi.runOnlyPendingTimers();
    expect([at(), said()]).toEqual([3, 'The Academy.']);
  });

  it('has words where it is about somebody else', () => {
    hear(happens(['Lorenzo reveals a token.']), true);
    expect(said()).toBe('Lorenzo reveals a token.');
    expect(playback.since).toHaveLength(1);
  });
});

describe('a person', () => {
  beforeEach(() => hear(happens(['A.'], ['B.'], ['C.']), false, 'Your turn.'));

  it('skips to the present, without motion', () => {
    playback.skip();
    expect(playback.sight).toEqual({ view: { at: 3 }, previous: null, events: [] });
    expect([playback.playing, said()]).toEqual([false, undefined]);
    vi.runAllTimers();
    expect(at()).toBe(3);
    expect(spoken()).toBe('Your turn.');
  });

  it('holds and goes on', () => {
    playback.pause();
    vi.runAllTimers();
    expect([at(), said(), playback.playing]).toEqual([1, 'A.', true]);
    hear(happens(['D.']));
    vi.runAllTimers();
    expect([at(), playback.waiting]).toEqual([1, 3]);
    playback.pause();
    expect([at(), said()]).toEqual([2, 'B.']);
    vi.runAllTimers();
    expect([at(), playback.playing]).toEqual([4, false]);
  });

  it('who holds only a moment loses no step', () => {
    playback.pause();
    playback.pause();
    expect(at()).toBe(1);
    vi.runOnlyPendingTimers();
    expect(at()).toBe(2);
  });

  it('goes on where they are when they skip while holding', () => {
    playback.pause();
    playback.skip();
    expect([at(), playback.paused, playback.playing]).toEqual([3, false, false]);
    hear(happens(['D.']));
    expect([at(), said()]).toEqual([4, 'D.']);
  });

  it('hears each sentence, and in the end what is to be decided', () => {
    expect(spoken()).toBe('A.');
    vi.runOnlyPendingTimers();
    expect(spoken()).toBe('B.');
    vi.runOnlyPendingTimers();
    expect(spoken()).toBe('C. Your turn.');
  });
});

describe('the pace', () => {
  const until = (count: number) => {
    const begun = Date.now();
    for (let i = 0; i < count; i++) vi.runOnlyPendingTimers();
    return Date.now() - begun;
  };

  it('brisk takes less than half as long as calm', () => {
    hear(happens(['A.'], ['B.']));
    const calm = until(2);
    settings.pace = 'brisk';
    hear(happens(['A.'], ['B.']));
    expect(until(2)).toBeLessThan(calm / 2);
  });

  it('instant moves everything at once', () => {
    settings.pace = 'instant';
    hear(happens(['A.'], ['B.']), false, 'Your turn.');
    expect(playback.sight).toMatchObject({ view: { at: 2 }, previous: { at: 0 } });
    expect(playback.sight!.events).toHaveLength(2);
    expect(playback.playing).toBe(false);
    expect(spoken()).toBe('A. B. Your turn.');
    expect(playback.since.map(({ text }) => text)).toEqual(['A.', 'B.']);
  });

  it('instant does not end a look back', () => {
    settings.pace = 'instant';
    hear(happens(['A.']));
    playback.look(0);
    hear(happens(['B.']));
    expect(playback.looking).toBe(0);
    playback.skip();
    expect(at()).toBe(2);
  });

  it('steps wait without motion as well', () => {
    document.documentElement.dataset.motion = 'none';
    hear(happens(['A.'], ['B.']));
    vi.advanceTimersByTime(500);
    expect(at()).toBe(1);
    vi.runOnlyPendingTimers();
    expect(at()).toBe(2);
  });
});

describe('a hidden page', () => {
  it('is in the present', () => {
    hear(happens(['A.'], ['B.']));
    hide(true);
    hear(happens(['C.'], ['D.']));
    expect(at()).toBe(4);
    expect(playback.playing).toBe(false);
    expect(playback.sight!.previous, 'what was not shown does not move').toBeNull();
    hide(false);
    hear(happens(['E.']));
    expect([at(), said()]).toEqual([5, 'E.']);
  });
});

describe('since one’s last decision', () => {
  it('is what the others did, with the boards', () => {
    hear(happens(['A.']));
    const mine = happens(['I pass.'], ['B.']);
    mine.events[0]!.values.seat = 0;
    hear(mine, true);
    hear(happens(['C.'], ['D.', 'E.']));
    hear(happens([]));
    expect(playback.since.map(({ text, seat }) => [text, seat])).toEqual([
      ['B.', 1],
      ['C.', 1],
      ['D. E.', 1],
    ]);
    expect(playback.since.map(({ step }) => step?.view.at)).toEqual([3, 4, 5]);
  });

  it('shows the board of a moment, what moved there, and the way back', async () => {
    vi.useRealTimers();
    hear(happens(['A.'], ['B.'], ['C.']));
    playback.look(1);
    expect(playback.sight).toEqual({ view: { at: 1 }, previous: null, events: [] });
    await vi.waitFor(() => expect(at()).toBe(2));
    expect(playback.sight!.previous).toEqual({ at: 1 });
    expect(playback.telling?.text).toBe('B.');
    expect(playback.behind).toBe(true);
    expect([playback.beside(-1), playback.beside(1)]).toEqual([0, 2]);
    hear(happens(['D.']));
    expect([at(), playback.telling?.text], 'news do not end it').toEqual([2, 'B.']);
    playback.skip();
    expect([at(), playback.behind, playback.looking]).toEqual([4, false, null]);
    expect([playback.beside(-1), playback.beside(1)]).toEqual([null, null]);
  });

  it('knows only the words of what nobody saw', () => {
    const events = [4, 4, 5].map((number) => ({
      number,
      at: 0,
      step: 0,
      kind: 'k',
      values: {},
      text: `${number}!`,
    }));
    expect(remembered(events)).toEqual([
      { number: 4, text: '4! 4!', seat: null, events: events.slice(0, 2), step: null },
      { number: 5, text: '5!', seat: null, events: events.slice(2), step: null },
    ]);
    number = 5;
    hear(happens(['A.']));
    playback.recall(events);
    playback.recall(events);
    expect(playback.since.map(({ text }) => text)).toEqual(['4! 4!', '5!', 'A.']);
    expect(playback.complete).toBe(true);
    playback.look(0);
    expect(playback.looking, 'there is no board to show').toBeNull();
    playback.look(2);
    expect(playback.beside(-1)).toBeNull();
  });
});

it('leaps where several entries come without the boards between them', () => {
  const news = { ...happens(['A.']), after: -1 };
  expect(stepsOf({ at: 0 }, news, false)).toBeNull();
  hear(news);
  expect(playback.sight).toEqual({ view: { at: 1 }, previous: null, events: [] });
});

it('forgets everything for another seat', () => {
  hear(happens(['A.'], ['B.']));
  playback.reset();
  vi.runAllTimers();
  expect([playback.sight, playback.since, playback.playing]).toEqual([null, [], false]);
});
