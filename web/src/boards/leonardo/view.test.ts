import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EMBLEMS } from './emblems';
import { inDeck, phase, shortName, types, type Facts, type LeonardoView } from './view';

const data = join(import.meta.dirname, '../../../../src/bottega/games/leonardo/data/components.json');
const facts = JSON.parse(readFileSync(data, 'utf8')) as Facts;

function table(some: Record<string, unknown>): LeonardoView {
  return {
    stage: 'assign',
    requested: [],
    boxed: [],
    boards: [],
    pending: { area: null },
    ...some,
  } as unknown as LeonardoView;
}

describe('emblems', () => {
  it('has one of its own for every invention in the box', () => {
    const numbers = Object.keys(facts.inventions);
    expect(Object.keys(EMBLEMS)).toEqual(numbers);
    expect(new Set(Object.values(EMBLEMS).map((emblem) => emblem.ink)).size).toBe(numbers.length);
  });

  it('is drawn with figures only', () => {
    for (const { wash, ink, fine } of Object.values(EMBLEMS))
      expect(wash + ink + fine).not.toMatch(/NaN|undefined/);
  });
});

describe('the table', () => {
  it('finds in the deck what lies nowhere else', () => {
    const boards = [{ cards: [4, 5] }, { cards: [] }];
    const left = inDeck(table({ requested: [1, null, 8], boxed: [2], boards }), facts);
    expect(left).toHaveLength(20);
    for (const number of [1, 2, 4, 5, 8]) expect(left).not.toContain(number);
  });

  it('knows the phase', () => {
    const phases = ['favour', 'laboratories', 'assign', 'offer', 'arrange', 'bid', 'over'].map((stage) =>
      phase(table({ stage })),
    );
    expect(phases).toEqual(['', 'a', 'b', 'c', 'c', 'd', '']);
  });

  it('counts types, not cards', () => {
    expect(types([1, 6, 11], facts)).toBe(1);
    expect(types([1, 2, 3], facts)).toBe(3);
  });

  it('shortens a name only at its end', () => {
    expect(shortName('Slowing down flight (ramp)')).toBe('Slowing down flight');
    expect(shortName('Carrucola (as)sicurata')).toBe('Carrucola (as)sicurata');
  });
});
