/** A scene for each colour and level: the land, the sea, the town, the vine. What is small at level I is great at
 * level III. */
import type { Layer } from '../../kit/art/drawing';
import type { Colour } from '../view';
import { LAND } from './land';
import { SEA } from './sea';
import { TOWN } from './town';
import { VINE } from './vine';

export type Scene = readonly Layer[];
export const MOTIFS: Record<Colour, readonly [Scene, Scene, Scene]> = {
  green: LAND,
  blue: SEA,
  yellow: TOWN,
  purple: VINE,
};

/** The scene of a card. A level that an edition adds has the highest scene of its colour. */
export const sceneOf = (colour: Colour, level: number): Scene =>
  MOTIFS[colour][Math.min(Math.max(level, 1), 3) - 1]!;
