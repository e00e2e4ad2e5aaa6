import { expect, it } from 'vitest';
import type { EventTold } from '../api/types';
import { ABSENT, missed } from './away';

const event = (at: number, text: string | null): EventTold => ({
  number: 1,
  at,
  step: 0,
  kind: 'k',
  values: {},
  text,
});

it('shows what happened long ago, and what came after it', () => {
  const events = [event(0, 'first'), event(1, null), event(ABSENT, 'last')];
  expect(missed(events, ABSENT + 1).map((each) => each.text)).toEqual(['first', 'last']);
});

it('shows nothing that has just happened', () => {
  expect(missed([event(0, 'first')], ABSENT)).toEqual([]);
  expect(missed([event(0, null)], 2 * ABSENT)).toEqual([]);
  expect(missed([], 2 * ABSENT)).toEqual([]);
});
