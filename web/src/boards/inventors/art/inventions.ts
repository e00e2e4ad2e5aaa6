/** A picture of each invention. */
import { ring, type Layer } from '../../kit/art/drawing';
import { ANCIENT } from './ancient';
import { MECHANICAL } from './mechanical';
import { MODERN } from './modern';

export const INVENTIONS: Record<string, readonly Layer[]> = { ...ANCIENT, ...MECHANICAL, ...MODERN };

/** For an invention that an edition adds and nobody has drawn: a sheet with a sketch. */
export const SKETCH: readonly Layer[] = [
  ['shade', 'M12 58h44v3H12Z'],
  ['paper', 'M10 5h34l10 10v44H10Z'],
  ['cream', 'M44 5v10h10Z'],
  ['fine', `${ring(30, 31, 12)}M30 17v28M16 31h28M20 21l20 20M40 21 20 41`],
  ['ink', `${ring(30, 31, 8)}M18 50h26M18 54h18`],
];
