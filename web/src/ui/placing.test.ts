import { expect, it } from 'vitest';
import { beside, corner, type Box } from './placing';

const SCREEN = { width: 1000, height: 600 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const NAME = { width: 100, height: 20 };

it('stands above its thing where there is room', () => {
  expect(beside(box(400, 300, 60, 60), NAME, SCREEN, [])).toEqual({ left: 380, top: 274 });
});

it('stands below a thing at the upper edge, and within the window at its sides', () => {
  expect(beside(box(10, 5, 30, 30), NAME, SCREEN, []).top).toBe(41);
  expect(beside(box(2, 300, 30, 30), NAME, SCREEN, []).left).toBe(6);
});

it('leaves neighbours free: in a column it stands beside, in a row above', () => {
  const thing = box(400, 300, 60, 40);
  const above = box(380, 258, 100, 40);
  const below = box(380, 342, 100, 40);
  const left = box(260, 300, 136, 40);
  const right = box(464, 300, 136, 40);
  expect(beside(thing, NAME, SCREEN, [above, below])).toEqual({ left: 466, top: 310 });
  expect(beside(thing, NAME, SCREEN, [left, right]).top).toBe(274);
});

it('stands on its own thing where neighbours are all around', () => {
  const thing = box(400, 300, 120, 160);
  const around = [
    box(400, 130, 120, 166),
    box(400, 464, 120, 130),
    box(270, 300, 126, 160),
    box(524, 300, 126, 160),
  ];
  const spot = beside(thing, NAME, SCREEN, around);
  expect(spot).toEqual({ left: 410, top: 434 });
});

it('puts an explanation into the corner where it covers nothing to choose from', () => {
  const size = { width: 300, height: 200 };
  expect(corner(size, SCREEN, [])).toEqual({ left: 694, top: 394 });
  const cards = { box: box(650, 350, 300, 200), weight: 1 };
  expect(corner(size, SCREEN, [cards])).toEqual({ left: 694, top: 6 });
  const more = { box: box(650, 0, 300, 600), weight: 1 };
  expect(corner(size, SCREEN, [more], 50)).toEqual({ left: 6, top: 394 });
});

it('covers what weighs less, if it must cover something', () => {
  const size = { width: 300, height: 200 };
  const heavy = { box: box(0, 0, 1000, 600), weight: 1 };
  const light = { box: box(0, 300, 400, 300), weight: -0.5 };
  expect(corner(size, SCREEN, [heavy, light])).toEqual({ left: 6, top: 394 });
});
