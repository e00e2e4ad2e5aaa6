import { describe, expect, it } from 'vitest';
import type { EventTold } from '../../api/types';
import { Ledger } from './ledger';
import type { InventionFigures, Plate } from './view';

const figures: InventionFigures = {
  name: {},
  age: 1,
  slots: { physics: 2, chemistry: 0, mechanics: 2, mathematics: 1 },
  classification: 0,
  points: 1,
};
const plate = (physics: number, mechanics: number, mathematics: number, cubes: number[]): Plate => ({
  id: 'axe',
  empty: { physics: 2 - physics, chemistry: 0, mechanics: 2 - mechanics, mathematics: 1 - mathematics },
  cubes,
  rewards: [],
});
const told = (number: number, kind: string, values: Record<string, unknown>): EventTold => ({
  number,
  at: 0,
  kind,
  values,
});
const work = (number: number, seat: number, cubes: Record<string, number>) =>
  told(number, 'work', { seat, invention: 'axe', cubes });

describe('whose cube is where', () => {
  it('is read from the events', () => {
    const ledger = new Ledger();
    ledger.follow([
      work(3, 1, { physics: 1, mechanics: 1 }),
      work(4, 0, { mechanics: 1 }),
      told(5, 'cube', { seat: 0, discipline: 'physics' }),
    ]);
    const slots = ledger.slots(plate(2, 2, 0, [2, 2]), figures);
    expect(slots.physics).toEqual([1, 0]);
    expect(slots.mechanics).toEqual([1, 0]);
  });
  it('is heard once, though told twice', () => {
    const ledger = new Ledger();
    ledger.follow([work(3, 1, { physics: 1 }), work(4, 0, { physics: 1 })]);
    ledger.follow([work(4, 0, { physics: 1 }), work(5, 0, { mechanics: 1 })]);
    expect(ledger.slots(plate(2, 1, 0, [2, 1]), figures)).toMatchObject({ physics: [1, 0], mechanics: [0] });
  });
  it('is heard in a replay, where moments bear no numbers', () => {
    const ledger = new Ledger();
    ledger.follow([work(0, 1, { physics: 1 })]);
    ledger.follow([work(0, 0, { physics: 1 })]);
    expect(ledger.slots(plate(2, 0, 0, [1, 1]), figures).physics).toEqual([1, 0]);
  });
  it('is not said where the events do not agree with the view', () => {
    const ledger = new Ledger();
    ledger.follow([work(3, 1, { physics: 1 })]);
    expect(ledger.slots(plate(1, 1, 0, [1, 1]), figures).physics).toEqual([null]);
    expect(ledger.slots(plate(1, 0, 0, [1, 0]), figures).physics).toEqual([0]);
  });
  it('follows what is taken back', () => {
    const ledger = new Ledger();
    ledger.follow([
      work(3, 1, { physics: 1 }),
      work(4, 0, { physics: 1, mathematics: 1 }),
      told(5, 'undo', { seat: 0, count: 1 }),
    ]);
    expect(ledger.slots(plate(1, 0, 0, [0, 1]), figures).physics).toEqual([1]);
    ledger.follow([work(6, 0, { mechanics: 2 })]);
    expect(ledger.slots(plate(1, 2, 0, [2, 1]), figures)).toMatchObject({ physics: [1], mechanics: [0, 0] });
  });
});
