import { describe, expect, it } from 'vitest';
import { changed, received, renewed, type Step } from './changes';
import type { Choice, News } from './types';

describe('a change', () => {
  it('is a new value', () => {
    expect(changed({ a: 1, b: null, c: 'x' }, { a: 2, b: false, c: null })).toEqual({
      a: 2,
      b: false,
      c: null,
    });
    expect(changed({ a: [1, 2], b: { c: 1 } }, { a: [[3]], b: [{ d: 2 }] })).toEqual({ a: [3], b: { d: 2 } });
    expect(changed(null, [{ a: 1 }])).toEqual({ a: 1 });
    expect(changed({ a: 1 }, null)).toBeNull();
  });

  it('is within a list or an object, and leaves the rest alone', () => {
    const old = {
      seats: [
        { coins: 1, hand: [1] },
        { coins: 2, hand: [] },
      ],
      market: { slide: 'red' },
    };
    const kept = structuredClone(old);
    const made = changed(old, { seats: { '1': { coins: 5 } } }) as typeof old;
    expect(made).toEqual({ ...kept, seats: [kept.seats[0], { coins: 5, hand: [] }] });
    expect(Array.isArray(made.seats)).toBe(true);
    expect(made.seats[0]).toBe(old.seats[0]);
    expect(made.market).toBe(old.market);
    expect(old).toEqual(kept);
  });
});

const known = {
  op: 'news',
  match: 'm',
  number: 3,
  at: 10,
  seat: 0,
  after: 0,
  gap: true,
  events: [],
  table: { status: 'playing' },
  view: { turn: 0 },
  decision: { id: '3.0', choices: [] },
  own: null,
} as unknown as News;
const step: Step = {
  match: 'm',
  number: 5,
  at: 20,
  seat: 0,
  base: 3,
  events: [
    { number: 4, at: 15, step: 3, kind: 'k', values: {} },
    { step: 4, kind: 'l', values: {} },
  ],
  changes: { view: { turn: 1 }, decision: null },
};

it('makes the whole news of a step', () => {
  expect(renewed(received(known), step)!.news).toEqual({
    ...known,
    number: 5,
    at: 20,
    after: 3,
    gap: false,
    events: [
      { number: 4, at: 15, step: 3, kind: 'k', values: {} },
      { number: 5, at: 20, step: 4, kind: 'l', values: {} },
    ],
    beats: [],
    view: { turn: 1 },
    decision: null,
  });
});

it('makes whole views of the beats, each from the one before, and the view after from the view before', () => {
  const from = { ...known, view: { turn: 0, coins: [1, 2] } };
  const beats = [
    { events: 1, view: { coins: [[2, 2]] } },
    { events: 2, view: { turn: 1 } },
  ];
  const { news } = renewed(received(from), {
    ...step,
    beats,
    changes: { view: { turn: 2, coins: [[2, 2]] } },
  })!;
  expect(news.beats).toEqual([
    { events: 1, view: { turn: 0, coins: [2, 2] } },
    { events: 2, view: { turn: 1, coins: [2, 2] } },
  ]);
  expect(news.view).toEqual({ turn: 2, coins: [2, 2] });
  expect(from.view).toEqual({ turn: 0, coins: [1, 2] });
});

it('does not apply a step from elsewhere', () => {
  expect(renewed(undefined, step)).toBeNull();
  expect(renewed(received({ ...known, number: 4 }), step)).toBeNull();
  expect(renewed(received({ ...known, seat: 1 }), step)).toBeNull();
});

it('keeps the choices that it was offered, which come again as ids', () => {
  const choice = (id: number, text: string) => ({ id, text }) as unknown as Choice;
  const [a, b, c] = [choice(1, 'a'), choice(2, 'b'), choice(3, 'c')];
  const from = { ...known, decision: { id: '3.0', choices: [a, b] } } as unknown as News;
  const choices = (...told: unknown[]) => ({ decision: [{ id: '5.0', choices: told }] });
  const after = renewed(received(from), step)!;
  expect(after.news.decision).toBeNull();
  const again = renewed(after, { ...step, number: 6, base: 5, changes: choices(2, c) })!;
  expect(again.news.decision!.choices).toEqual([b, c]);
  const other = choice(2, 'not b any more');
  const third = renewed(again, { ...step, number: 7, base: 6, changes: choices(1, other, 3) })!;
  expect(third.news.decision!.choices).toEqual([a, other, c]);
  const fourth = renewed(third, { ...step, number: 8, base: 7, changes: choices(2) })!;
  expect(fourth.news.decision!.choices).toEqual([other]);
  expect(again.news.decision!.choices, 'what was made before stays as it is').toEqual([b, c]);
});
