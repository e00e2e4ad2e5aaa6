import { expect, it } from 'vitest';
import type { EventTold } from '../api/types';
import { gained } from './gains';

const event = (kind: string, seat: number, points: number): EventTold =>
  ({ number: 1, at: 0, step: 0, kind, values: { seat, points }, text: `${kind} ${points}` }) as EventTold;
const read = ({ kind, values }: EventTold) => {
  const { seat, points } = values as { seat: number; points: number };
  if (kind === 'other') return null;
  if (kind === 'pay') return { seat, line: 'florins', points: -points };
  return kind === 'card'
    ? { seat, line: 'florins', points, mark: `card:${points}` }
    : { seat, line: 'florins', points, text: 'Council' };
};
const WORDS = { start: 'At the start', spent: 'Spent' };
const LOG = [
  event('card', 0, 13),
  event('council', 0, 2),
  event('other', 0, 99),
  event('card', 1, 8),
  event('pay', 0, 3),
  event('council', 0, 1),
  event('pay', 0, 1),
];

it('tells things one by one, sums up the rest, and says what was there and what was spent', () => {
  expect(gained(LOG, read, { seat: 0, line: 'florins', total: 15 }, WORDS)).toEqual([
    { mark: 'card:13', text: 'card 13', points: 13 },
    { mark: '', text: 'Council', points: 3 },
    { mark: '', text: 'At the start', points: 3 },
    { mark: '', text: 'Spent', points: -4 },
  ]);
});

it('adds up to the line', () => {
  const parts = gained(LOG, read, { seat: 1, line: 'florins', total: 10 }, WORDS);
  expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(10);
});

it('says nothing of a line of which the log tells no gain', () => {
  expect(gained(LOG, read, { seat: 0, line: 'variety', total: 8 }, WORDS)).toEqual([]);
  expect(gained(LOG, read, { seat: 2, line: 'florins', total: 3 }, WORDS)).toEqual([]);
});
