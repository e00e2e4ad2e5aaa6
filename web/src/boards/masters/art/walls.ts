/** The walls behind the leaders. */
import { each, poly, rect, type Layer } from '../../kit/art/drawing';
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
