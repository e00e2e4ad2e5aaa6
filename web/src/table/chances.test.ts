import { expect, it } from 'vitest';
import type { Review } from '../api/types';
import { across, errorsOf, line, momentAt, partsOf, stopsOf } from './chances';

const moment = (number: number, chance: number, text = '') => ({
  number,
  text,
  chances: [chance, 1 - chance],
  points: [0, 0],
  luck: null,
});
const CURVE = [moment(0, 0.5), moment(4, 0.25, 'Turn 1'), moment(5, 0.5, 'Turn 1'), moment(10, 1, 'Turn 2')];
const decision = (number: number, seat: number, grade: string, chance: number) =>
  ({ number, seat, grade, loss: { chance } }) as never;
const REVIEW = {
  curve: CURVE,
  turning_points: [
    { kind: 'decision', number: 7, seat: 0, change: { chance: -0.3, points: 0 } },
    { kind: 'reveal', number: 8, seat: 1, change: { chance: 0.2, points: 0 } },
  ],
  decisions: [
    decision(2, 0, 'best', 0),
    decision(3, 1, 'inaccuracy', 0.03),
    decision(7, 0, 'blunder', 0.3),
    decision(9, 0, 'mistake', 0.06),
  ],
} as unknown as Review;

it('draws a seat from the left to the right, a sure victory at the top', () => {
  expect(line(CURVE, 0, 100, 80)).toBe('M0 40L40 60L50 40L100 0');
  expect(line(CURVE, 1, 100, 80)).toBe('M0 40L40 20L50 40L100 80');
  expect(across(3, 0)).toBe(0);
});

it('finds the moment before a decision', () => {
  expect([0, 3, 4, 9, 10, 99].map((number) => momentAt(CURVE, number))).toEqual([0, 0, 1, 2, 3, 3]);
});

it('lists mistakes by their cost, of a seat or of all', () => {
  expect(errorsOf(REVIEW).map(({ number }) => number)).toEqual([7, 9, 3]);
  expect(errorsOf(REVIEW, 1).map(({ number }) => number)).toEqual([3]);
});

it('stops at turning points that are decisions, and at mistakes, in their order', () => {
  expect(stopsOf(REVIEW)).toEqual([3, 7, 9]);
});

it('reads the curve by the parts of the match', () => {
  expect(partsOf(CURVE).map(({ number }) => number)).toEqual([0, 4, 10]);
});
