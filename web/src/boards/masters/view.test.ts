import { describe, expect, it } from 'vitest';
import { held, shelves, type MastersFacts, type SeatBoard } from './view';

const facts = {
  leaders: {
    53: { ability: 'depot', resource: 'stone' },
    57: { ability: 'marble', resource: 'servant' },
  },
  rules: { depots: [1, 2, 3], special_depot: 2 },
} as unknown as MastersFacts;

const board = (warehouse: Partial<SeatBoard['warehouse']>, leaders: number[] = []): SeatBoard => ({
  faith: 0,
  tiles: [],
  warehouse: { coin: 0, stone: 0, servant: 0, shield: 0, ...warehouse },
  strongbox: { coin: 0, stone: 0, servant: 0, shield: 0 },
  slots: [[], [], []],
  leaders,
  hand_size: 0,
  dropped_count: 0,
});
const laid = (of: SeatBoard) =>
  shelves(of, facts).map(({ size, resource, count }) => [size, resource, count]);

describe('the shelves of a warehouse', () => {
  it('hold the most on the largest', () => {
    expect(laid(board({ coin: 1, servant: 3, shield: 2 }))).toEqual([
      [1, 'coin', 1],
      [2, 'shield', 2],
      [3, 'servant', 3],
    ]);
  });

  it('are empty where nothing is left to lie there', () => {
    expect(laid(board({ stone: 1 }))).toEqual([
      [1, null, 0],
      [2, null, 0],
      [3, 'stone', 1],
    ]);
  });

  it("come after a leader's depot, which takes its own first", () => {
    expect(laid(board({ stone: 3, coin: 1 }, [57, 53]))).toEqual([
      [1, null, 0],
      [2, 'coin', 1],
      [3, 'stone', 1],
      [2, 'stone', 2],
    ]);
  });
});

it('leaves out resources with a count of 0', () => {
  expect(held({ coin: 0, stone: 2, faith: 1 })).toEqual([
    ['stone', 2],
    ['faith', 1],
  ]);
});
