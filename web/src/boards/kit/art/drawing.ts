/** Pictures made of layers, painted in order: ink outlines, flat pigments, shade on the right, where the light does not
 * come from. `Drawn.svelte` shows one. */
import type { Pigment } from './pigments';

/** How a path is painted.
 *
 * - `wood`: filled with a pigment, with an outline in ink
 * - `-wood`: filled, without an outline
 * - `=wood`: a line of that pigment, for ropes, stems and hair
 * - `ink`, `fine`: a line in ink, thick or thin
 * - `shade`, `deep`: darker there; `light`: brighter there */
export type Tone = Pigment | `-${Pigment}` | `=${Pigment}` | 'ink' | 'fine' | 'shade' | 'deep' | 'light';
export type Layer = readonly [tone: Tone, path: string];

const short = (value: number): string => String(Math.round(value * 100) / 100);

/** A closed path through these points. */
export const poly = (...points: number[]): string =>
  points.map((value, i) => `${i === 0 ? 'M' : i % 2 ? ' ' : 'L'}${short(value)}`).join('') + 'Z';

export const rect = (x: number, y: number, width: number, height: number): string =>
  `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}Z`;

export const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${short(x - rx)} ${short(y)}a${rx} ${ry} 0 1 0 ${short(2 * rx)} 0a${rx} ${ry} 0 1 0 ${short(-2 * rx)} 0Z`;

export const ring = (x: number, y: number, r: number): string => ellipse(x, y, r, r);

/** A ring with a hole: the inner edge runs the other way around. */
export const hoop = (x: number, y: number, outer: number, inner: number): string =>
  ring(x, y, outer) + mirror(ring(x, y, inner), 2 * x);

/** Bars around a centre, like the spokes of a wheel. `turn` is in degrees. */
export const bars = (
  x: number,
  y: number,
  from: number,
  to: number,
  count: number,
  width: number,
  turn = 0,
): string =>
  Array.from({ length: count }, (_, i) => {
    const angle = ((turn + (360 * i) / count) * Math.PI) / 180;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const at = (r: number, side: number): [number, number] => [
      x + r * cos - side * sin,
      y + r * sin + side * cos,
    ];
    const half = width / 2;
    return poly(...at(from, half), ...at(to, half), ...at(to, -half), ...at(from, -half));
  }).join('');

/** Strokes around a centre, from one distance to another: spokes, rays, the ticks of a dial. `turn` is in degrees from
 * the right, clockwise; `part` is the part of the whole circle. */
export const rays = (
  x: number,
  y: number,
  from: number,
  to: number,
  count: number,
  turn = 0,
  part = 1,
): string =>
  Array.from({ length: count }, (_, i) => {
    const angle = ((turn + (360 * part * i) / count) * Math.PI) / 180;
    const at = (r: number) => `${short(x + r * Math.cos(angle))} ${short(y + r * Math.sin(angle))}`;
    return `M${at(from)}L${at(to)}`;
  }).join('');

/** A cog wheel: teeth between two distances. */
export const cog = (x: number, y: number, inner: number, outer: number, teeth: number): string => {
  const points: number[] = [];
  for (let i = 0; i < teeth * 4; i++) {
    const angle = ((i - 0.5) / (teeth * 4)) * 2 * Math.PI;
    const r = i % 4 < 2 ? outer : inner;
    points.push(x + r * Math.cos(angle), y + r * Math.sin(angle));
  }
  return poly(...points);
};

/** The same stroke several times: `dx` and `dy` apart. The stroke is relative, like `l2 3`. */
export const repeat = (x: number, y: number, count: number, dx: number, dy: number, stroke: string): string =>
  Array.from({ length: count }, (_, i) => `M${short(x + i * dx)} ${short(y + i * dy)}${stroke}`).join('');

/** The same relative path at several places. */
export const each = (path: string, ...places: [x: number, y: number][]): string =>
  places.map(([x, y]) => `M${short(x)} ${short(y)}${path}`).join('');

/** What the numbers of a command measure: across, down, or neither. */
const MEASURES: Record<string, string> = {
  M: 'xy',
  L: 'xy',
  T: 'xy',
  H: 'x',
  V: 'y',
  C: 'xyxyxy',
  S: 'xyxy',
  Q: 'xyxy',
  A: '--t-sxy',
};

/** The path with its numbers changed; `change` gets a number, what it measures and whether it is relative. */
function changed(
  path: string,
  change: (value: number, measure: string, relative: boolean) => number,
): string {
  return path.replaceAll(/([a-z])([^a-z]*)/gi, (_, command: string, rest: string) => {
    const measures = MEASURES[command.toUpperCase()] ?? '-';
    const relative = command !== command.toUpperCase();
    const numbers = rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? [];
    const values = numbers.map((each, i) => change(Number(each), measures[i % measures.length]!, relative));
    return command + values.map(short).join(' ');
  });
}

/** The path as in a mirror that stands upright at half of `width`. */
export const mirror = (path: string, width: number): string =>
  changed(path, (value, measure, relative) => {
    if (measure === 'x') return relative ? -value : width - value;
    if (measure === 's') return 1 - value; // An arc turns the other way,
    return measure === 't' ? -value : value; // and leans to the other side.
  });

/** The path moved across and down. */
export const shifted = (path: string, dx: number, dy: number): string =>
  changed(path, (value, measure, relative) => {
    if (relative) return value;
    return measure === 'x' ? value + dx : measure === 'y' ? value + dy : value;
  });

/** All layers as in a mirror. */
export const mirrored = (layers: readonly Layer[], width: number): Layer[] =>
  layers.map(([tone, path]) => [tone, mirror(path, width)] as const);

/** All layers moved across and down. */
export const moved = (layers: readonly Layer[], dx: number, dy: number): Layer[] =>
  layers.map(([tone, path]) => [tone, shifted(path, dx, dy)] as const);
