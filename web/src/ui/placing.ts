/** Where a name or an explanation stands: where it covers least of what people are looking at or choosing from. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Size {
  width: number;
  height: number;
}
export interface Spot {
  left: number;
  top: number;
}

/** What had better stay in sight, and how much. */
export interface Precious {
  box: Box;
  weight: number;
}

const GAP = 6;

const boxOf = ({ left, top }: Spot, { width, height }: Size): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

const within = (at: number, size: number, whole: number): number =>
  Math.max(GAP, Math.min(whole - size - GAP, at));

const costOf = (box: Box, precious: readonly Precious[]): number =>
  precious.reduce((sum, each) => sum + each.weight * overlap(box, each.box), 0);

/** The first of the best: each costs the area that it covers of what is precious. */
function cheapest(spots: readonly Spot[], size: Size, precious: readonly Precious[]): Spot {
  let best = spots[0]!;
  let least = Infinity;
  for (const spot of spots) {
    const cost = costOf(boxOf(spot, size), precious);
    // Less than a pixel is a matter of rounding.
    if (cost < least - 1) [best, least] = [spot, cost];
  }
  return best;
}

/** A short name: above its thing, below it, or at its sides, wherever its neighbours stay free. */
export function beside(thing: Box, size: Size, screen: Size, neighbours: readonly Box[]): Spot {
  const middle = within((thing.left + thing.right - size.width) / 2, size.width, screen.width);
  const level = within((thing.top + thing.bottom - size.height) / 2, size.height, screen.height);
  const spots = [
    { left: middle, top: thing.top - size.height - GAP },
    { left: middle, top: thing.bottom + GAP },
    { left: thing.right + GAP, top: level },
    { left: thing.left - size.width - GAP, top: level },
  ].filter(
    ({ left, top }) =>
      left >= 0 && top >= 0 && left + size.width <= screen.width && top + size.height <= screen.height,
  );
  // Within the thing itself, at its lower edge: a large thing has room for its own name.
  spots.push({ left: middle, top: within(thing.bottom - size.height - GAP, size.height, screen.height) });
  const precious = neighbours.map((box) => ({ box, weight: 1 }));
  return cheapest(spots, size, [...precious, { box: thing, weight: 0.5 }]);
}

/** How many places an explanation may have in a row and in a column of the window. */
const PLACES = 13;
/** Minimum number of square pixels that it must gain to move from where it was. */
const INERTIA = 4000;

/** An explanation: where it covers least. Of places that are equally good it takes a corner, then an edge; and it
 * stays at the `last` place if that is nearly as good. */
export function freest(
  size: Size,
  screen: Size,
  precious: readonly Precious[],
  { top = GAP, last = null }: { top?: number; last?: Spot | null } = {},
): Spot {
  const right = Math.max(GAP, screen.width - size.width - GAP);
  const bottom = Math.max(top, screen.height - size.height - GAP);
  // From the edges to the middle: the right before the left, below before above.
  const inwards = Array.from({ length: PLACES }, (_, i) => (i % 2 ? PLACES - 1 - (i >> 1) : i >> 1));
  const along = (from: number, to: number) => inwards.map((i) => to + ((from - to) * i) / (PLACES - 1));
  const [columns, rows] = [along(GAP, right), along(top, bottom)];
  const outer = ([x, y]: readonly [number, number]) => (x < 2 ? 0 : 1) + (y < 2 ? 0 : 1);
  const spots = columns
    .flatMap((_, x) => rows.map((_, y) => [x, y] as const))
    .sort((one, other) => outer(one) - outer(other))
    .map(([x, y]) => ({ left: columns[x]!, top: rows[y]! }));
  const best = cheapest(spots, size, precious);
  if (!last) return best;
  const stay = { left: Math.min(last.left, right), top: Math.max(top, Math.min(last.top, bottom)) };
  const [here, there] = [stay, best].map((spot) => costOf(boxOf(spot, size), precious));
  return here! <= there! + INERTIA ? stay : best;
}

export type Edge = 'below' | 'above' | 'left' | 'right';

/** A sheet after a long press: at the edge where the thing stays in sight; at a side where the window is low. */
export function edge(thing: Box, size: Size, screen: Size): Edge {
  if (screen.width > screen.height) return thing.left + thing.right > screen.width ? 'left' : 'right';
  const hidden = (top: number) => overlap(thing, boxOf({ left: 0, top }, { ...size, width: screen.width }));
  return hidden(screen.height - size.height) > hidden(0) ? 'above' : 'below';
}
