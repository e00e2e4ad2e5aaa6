import { expect, it } from 'vitest';
import type { Step } from '../api/types';
import { eventsOf, nextPart, partAt, partsOf, stepIn } from './replay';

const step = (progress: string | null, events: object[] = []): Step =>
  ({
    seat: 0,
    action: { id: 0, notation: 'pass', type: 'pass', targets: [] },
    progress: progress && { kind: 'turn', values: {}, text: progress },
    events,
  }) as unknown as Step;

it('shows a viewer what they knew at the time', () => {
  const told = [
    { kind: 'bid', values: { coin: 7 }, audience: [0], text: 'You bid 7.' },
    { kind: 'bid-made', values: {}, audience: [-1, 1], text: 'Ada bids.' },
    { kind: 'bids', values: {}, audience: null, text: 'The bids are turned over.' },
  ];
  const texts = (eyes: number) => eventsOf(step(null, told), 4, eyes).map((event) => event.text);
  expect(texts(0)).toEqual(['You bid 7.', 'The bids are turned over.']);
  expect(texts(1)).toEqual(['Ada bids.', 'The bids are turned over.']);
  expect(texts(-1)).toEqual(texts(1));
  expect(eventsOf(step(null, told), 4, 0)[0]).toMatchObject({ number: 4, step: 4 });
});

it('finds the parts of a match by the words of the game', () => {
  const steps = ['Turn 1', 'Turn 1', 'Turn 2', null, 'Turn 2', 'Turn 3'].map((text) => step(text));
  const parts = partsOf(steps);
  expect(parts).toEqual([
    { at: 0, text: 'Turn 1' },
    { at: 2, text: 'Turn 2' },
    { at: 5, text: 'Turn 3' },
  ]);
  expect([0, 1, 2, 4, 5, 6].map((at) => partAt(parts, at))).toEqual([0, 0, 1, 1, 2, 2]);
  expect([0, 1, 2, 5, 6].map((at) => nextPart(parts, at, 1, 6))).toEqual([2, 2, 5, 6, 6]);
  expect([0, 1, 2, 3, 6].map((at) => nextPart(parts, at, -1, 6))).toEqual([0, 0, 0, 2, 5]);
  expect(partsOf([step(null)])).toEqual([]);
  expect(nextPart([], 3, 1, 6)).toBe(6);
});

it('reads the step from the address, and nothing that is no step', () => {
  expect(stepIn('?step=12', 40)).toBe(12);
  expect(stepIn('?step=99', 40)).toBe(40);
  for (const search of ['', '?step=', '?step=-1', '?step=1e3', '?step=x', '?at=3', '?step=1234567890'])
    expect(stepIn(search, 40)).toBeNull();
});
