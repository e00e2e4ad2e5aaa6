/** What the portraits of the leaders share: walls behind them, shoulders, hair. */
import { each, poly, rect, type Layer } from '../../kit/art/drawing';
import type { Pigment } from '../../kit/art/pigments';
import type { Ability } from '../view';

/** A ray of light from behind the head. */
const beam = (turn: number): string => {
  const at = (angle: number) => [48 + 140 * Math.cos(angle), 40 + 140 * Math.sin(angle)] as const;
  const angle = (turn * Math.PI) / 180;
  return poly(48, 40, ...at(angle), ...at(angle + 0.26));
};

/** The wall behind a leader says what they can do: a curtain where prices are talked over, shelves for a store, a niche
 * of white marble, the glow of a workshop. */
export const WALLS: Record<Ability | 'none', Layer[]> = {
  discount: [
    ['-meadow', rect(-60, -10, 216, 120)],
    [
      'light',
      each('h9v120h-9Z', ...Array.from({ length: 12 }, (_, i): [number, number] => [-58 + 18 * i, -10])),
    ],
    ['ink', 'M-60 4h216'],
  ],
  depot: [
    ['-sand', rect(-60, -10, 216, 120)],
    ['brick', 'M12 26c-3-3-3-9 0-11v-4h7v4c3 2 3 8 0 11Z'],
    ['cream', 'M74 26c-3-6-1-11 2-13l-1-3h7l-1 3c4 2 6 7 3 13Z'],
    ['stone', 'M8 58V47h14v11Z'],
    ['teal', 'M72 58c-2-4-2-8 0-10v-4h6v4c2 2 2 6 0 10Z'],
    ['wood', rect(-60, 26, 216, 4)],
    ['wood', rect(-60, 58, 216, 4)],
    ['-oak', each('h3v120h-3Z', [-24, -10], [2, -10], [91, -10], [117, -10])],
  ],
  marble: [
    ['-azure', rect(-60, -10, 216, 120)],
    ['stone', 'M-60-10H156v120H90V40C90 16 72 2 48 2S6 16 6 40v70H-60Z'],
    ['shade', 'M6 40C6 16 24 2 48 2c-20 4-33 18-33 40v70H6Z'],
    ['fine', 'M-3 40h9M90 40h9M10 24l-8-5M86 24l8-5M22 9l-5-7M74 9l5-7'],
  ],
  production: [
    ['-rose', rect(-60, -10, 216, 120)],
    ['-blush', Array.from({ length: 12 }, (_, i) => beam(30 * i)).join('')],
  ],
  none: [
    ['-slate', rect(-60, -10, 216, 120)],
    ['-stone', rect(-60, -10, 216, 40)],
  ],
};

/** Shoulders in a robe, with the shade on the right. */
export const shoulders = (robe: Pigment): Layer[] => [
  [robe, 'M5 100c1-17 9-25 24-29.5l14-4.5c3 5 15 5 18 0l13 4.5c11 4.5 16.5 13 17 29.5Z'],
  ['shade', 'M61 66l13 4.5c11 4.5 16.5 13 17 29.5H66c3-11 1-24-5-34Z'],
];

/** Hair to the shoulders, behind the head. */
export const LONG =
  'M32 32C30 16 37 8 48.5 8S67 16 65 32c2 12 3 22 6 32-6 3-12 3-14 1L40 64c-4 3-10 2-14-1 4-10 5-20 6-31Z';
/** Hair to the chin. */
export const BOB =
  'M32 30C30 16 37 8 48.5 8S67 16 65 30c2 10 2 18 1 23-5 2-9 0-9-4l-17 1c0 4-4 5-8 3-1-5-1-14 0-23Z';
/** Hair over the forehead, parted in the middle. */
export const PARTED = 'M34.5 34c-2-13 4-21 13.5-21s15 8 14.5 21c-2-7-6-12-13-15.5-7 2.5-12 7.5-15 15.5Z';
/** A beard around the mouth, for a head that looks to the left. */
export const BEARD =
  'M35 38c.6 3 1.3 5 2.6 6.2 1.4-.9 3.3-1 5-.4 2.7-.8 5.7-.6 8 1 4-1 7-4.5 8.5-10.5l2.9-1c.6 13-2 21-7 25.5-4.6 3.5-10.5 3.5-14.5.5C35.5 54.5 34.3 46 35 38ZM41.5 48.6c-.6 1.9.4 3 3.6 3s4.5-1 4-3c-2-1.2-5.5-1.2-7.6 0Z';
/** A long beard that falls on the breast. */
export const LONG_BEARD =
  'M35 38c.6 3 1.3 5 2.6 6.2 1.4-.9 3.3-1 5-.4 2.7-.8 5.7-.6 8 1 4-1 7-4.5 8.5-10.5l2.9-1c1 14 1 24-2.5 33-3 7-7 12-12 14.5-6-3-11-9-12.5-17-1.5-8-1-18-.5-25.8ZM41.5 48.6c-.6 1.9.4 3 3.6 3s4.5-1 4-3c-2-1.2-5.5-1.2-7.6 0Z';
export const MOUSTACHE =
  'M44.5 46.4c-2.6-.8-5.6.2-7 3.2 2.3.6 5 .4 7-1 2.6 1.6 6.3 2 9.5.6-1.8-3-6-4-9.5-2.8Z';
