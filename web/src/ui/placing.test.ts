import { expect, it } from 'vitest';
import { beside, edge, freest, type Box } from './placing';

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

const PANEL = { width: 300, height: 200 };

it('puts an explanation into the corner where it covers nothing to choose from', () => {
  expect(freest(PANEL, SCREEN, [])).toEqual({ left: 694, top: 394 });
  const cards = { box: box(650, 350, 300, 200), weight: 1 };
  expect(freest(PANEL, SCREEN, [cards])).toEqual({ left: 694, top: 6 });
  const more = { box: box(650, 0, 300, 600), weight: 1 };
  expect(freest(PANEL, SCREEN, [more], { top: 50 })).toEqual({ left: 6, top: 394 });
});

it('finds a free place at an edge, and in the middle', () => {
  const corners = [
    box(0, 0, 320, 150),
    box(680, 0, 320, 150),
    box(0, 450, 320, 150),
    box(680, 450, 320, 150),
  ];
  const around = corners.map((each) => ({ box: each, weight: 1 }));
  const side = freest(PANEL, SCREEN, around);
  expect(side.left).toBe(694);
  expect(side.top).toBeGreaterThanOrEqual(150);
  expect(side.top + PANEL.height).toBeLessThanOrEqual(450);
  const sides = [box(0, 0, 300, 600), box(700, 0, 300, 600)].map((each) => ({ box: each, weight: 1 }));
  const edges = [...around, ...sides, { box: box(0, 560, 1000, 40), weight: 1 }];
  const spot = freest(PANEL, SCREEN, edges);
  expect(spot.left).toBe(350);
  expect(spot.top + PANEL.height).toBeLessThanOrEqual(560);
});

it('covers what weighs less, if it must cover something', () => {
  const heavy = { box: box(0, 0, 1000, 600), weight: 1 };
  const light = { box: box(0, 300, 400, 300), weight: -0.5 };
  expect(freest(PANEL, SCREEN, [heavy, light])).toEqual({ left: 6, top: 394 });
});

it('stays where it was, unless another place is clearly better', () => {
  const last = { left: 6, top: 6 };
  const precious = (height: number) => [{ box: box(0, 0, 306, height), weight: 1 }];
  expect(freest(PANEL, SCREEN, precious(10), { last })).toEqual(last);
  expect(freest(PANEL, SCREEN, precious(100), { last })).toEqual({ left: 694, top: 394 });
  // A taller one is moved up, and stays in the window.
  expect(freest({ width: 300, height: 400 }, SCREEN, [], { last: { left: 694, top: 394 } }).top).toBe(194);
});

it('begins at the upper edge where it is higher than the window', () => {
  expect(freest({ width: 300, height: 900 }, SCREEN, [], { top: 40 }).top).toBe(40);
});

it('lays a sheet where the thing stays in sight', () => {
  const phone = { width: 390, height: 844 };
  const sheet = { width: 390, height: 300 };
  expect(edge(box(20, 100, 80, 80), sheet, phone)).toBe('below');
  expect(edge(box(20, 700, 80, 80), sheet, phone)).toBe('above');
  const lying = { width: 844, height: 390 };
  expect(edge(box(20, 100, 80, 80), sheet, lying)).toBe('right');
  expect(edge(box(700, 100, 80, 80), sheet, lying)).toBe('left');
});
