import { expect, it } from 'vitest';
import { left } from './clock';

const clock = (some: object) =>
  ({ bank: 0, since: null, deadline: null, ...some }) as Parameters<typeof left>[0];

it('shows what is in the bank while the clock does not run', () => {
  expect(left(clock({ bank: 90_000 }), 5)).toBe(90_000);
});

it('shows nothing where nothing was saved up', () => {
  expect(left(clock({}), 5)).toBeNull();
});

it('counts down to the deadline while it runs, and stops at nothing', () => {
  const running = clock({ since: 1000, deadline: 61_000, bank: 5 });
  expect(left(running, 1000)).toBe(60_000);
  expect(left(running, 61_001)).toBe(0);
});

it('has no end where a running clock has no deadline', () => {
  expect(left(clock({ since: 1000, bank: 90_000 }), 2000)).toBeNull();
});
