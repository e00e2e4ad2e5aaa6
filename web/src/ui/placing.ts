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

/** The first of the best: each costs the area that it covers of what is precious. */
function cheapest(spots: readonly Spot[], size: Size, precious: readonly Precious[]): Spot {
  let best = spots[0]!;
  let least = Infinity;
  for (const spot of spots) {
    const box = boxOf(spot, size);
    const cost = precious.reduce((sum, each) => sum + each.weight * overlap(box, each.box), 0);
    if (cost < least) [best, least] = [spot, cost];
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

/** An explanation: in one of the corners of the window. It has a place of its own there, so that it never moves
 * from one thing to the next while the same is in sight. */
export function corner(size: Size, screen: Size, precious: readonly Precious[], top = GAP): Spot {
  const right = screen.width - size.width - GAP;
  const bottom = screen.height - size.height - GAP;
  const spots = [
    { left: right, top: bottom },
    { left: right, top },
    { left: GAP, top: bottom },
    { left: GAP, top },
  ];
  return cheapest(spots, size, precious);
}
