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
const event = (number: number, kind: string, values: Record<string, unknown>): EventTold => ({
  number,
  at: 0,
  kind,
  values,
});
const work = (number: number, seat: number, cubes: Record<string, number>) =>
  event(number, 'work', { seat, invention: 'axe', cubes });

describe('whose cube is where', () => {
  it('is read from the events', () => {
    const ledger = new Ledger().after([
      work(3, 1, { physics: 1, mechanics: 1 }),
      work(4, 0, { mechanics: 1 }),
      event(5, 'cube', { seat: 0, discipline: 'physics' }),
    ]);
    const slots = ledger.slots(plate(2, 2, 0, [2, 2]), figures);
    expect(slots.physics).toEqual([1, 0]);
    expect(slots.mechanics).toEqual([1, 0]);
  });
  it('counts an event once, though it comes twice', () => {
    let ledger = new Ledger().after([work(3, 1, { physics: 1 }), work(4, 0, { physics: 1 })]);
    ledger = ledger.after([work(4, 0, { physics: 1 }), work(5, 0, { mechanics: 1 })]);
    expect(ledger.slots(plate(2, 1, 0, [2, 1]), figures)).toMatchObject({ physics: [1, 0], mechanics: [0] });
  });
  it('is read in a replay, where events have no numbers', () => {
    let ledger = new Ledger().after([work(0, 1, { physics: 1 })]);
    ledger = ledger.after([work(0, 0, { physics: 1 })]);
    expect(ledger.slots(plate(2, 0, 0, [1, 1]), figures).physics).toEqual([1, 0]);
  });
  it('leaves the ledger before the events as it was', () => {
    const before = new Ledger().after([work(3, 1, { physics: 1 })]);
    before.after([work(4, 0, { physics: 1 })]);
    expect(before.slots(plate(1, 0, 0, [0, 1]), figures).physics).toEqual([1]);
    expect(before.slots(plate(2, 0, 0, [1, 1]), figures).physics).toEqual([null, null]);
  });
  it('is not said where the events do not agree with the view', () => {
    const ledger = new Ledger().after([work(3, 1, { physics: 1 })]);
    expect(ledger.slots(plate(1, 1, 0, [1, 1]), figures).physics).toEqual([null]);
    expect(ledger.slots(plate(1, 0, 0, [1, 0]), figures).physics).toEqual([0]);
  });
  it('follows what is taken back', () => {
    let ledger = new Ledger().after([
      work(3, 1, { physics: 1 }),
      work(4, 0, { physics: 1, mathematics: 1 }),
      event(5, 'undo', { seat: 0, count: 1 }),
    ]);
    expect(ledger.slots(plate(1, 0, 0, [0, 1]), figures).physics).toEqual([1]);
    ledger = ledger.after([work(6, 0, { mechanics: 2 })]);
    expect(ledger.slots(plate(1, 2, 0, [2, 1]), figures)).toMatchObject({ physics: [1], mechanics: [0, 0] });
  });
});
