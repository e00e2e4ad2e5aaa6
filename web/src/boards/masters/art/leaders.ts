/** The sixteen leaders and Lorenzo, half-length, on a field of 96. */
import type { Layer } from '../../kit/art/drawing';
import { figure, type Figure } from '../../kit/art/people';
import { ARTISTS } from './artists';
import { BARGAINERS } from './bargainers';
import { BOB, shoulders } from '../../kit/art/dress';
import { KEEPERS } from './keepers';
import { MAKERS } from './makers';

export const LEADERS: Record<number, Figure> = { ...BARGAINERS, ...KEEPERS, ...ARTISTS, ...MAKERS };

/** Lorenzo the Magnificent: dark hair, a red robe, a firm mouth. */
const LORENZO: Figure = {
  face: { skin: 'tan', brow: 'raven', mouth: 'firm', nose: 'broad', cheeks: false },
  back: [['raven', BOB]],
  body: [
    ...shoulders('madder'),
    ['black', 'M37 68l7-2c4 5 12 5 16 0l7 2c-4 9-26 9-30 0Z'],
    ['ink', 'M51 75v25'],
  ],
  front: [
    [
      'raven',
      'M33.5 40c-3-17 3-28 14.5-28s18 11 15 29c-1.5-3-2.5-6-3-10-.6-3-1.5-5-3-6-6 1.5-13 1.5-18.5 0-2.5 3-4 8-5 15Z',
    ],
    ['madder', 'M30 22C30 10 37 3 48 3s19 7 19 18c-10-5-26-5-37 1Z'],
    ['shade', 'M57 5c6 3 10 9 10 16-3-1.5-6.5-2.5-10-3 2-4.5 2-9 0-13Z'],
  ],
};

/** A leader that an edition adds and nobody has drawn: somebody in a hood. */
export const STRANGER: Figure = {
  face: { shape: 'soft', brows: 'thin' },
  back: [['umber', 'M26 76C18 44 24 3 48 3s31 41 23 73c-9 6-36 6-45 0Z']],
  body: [...shoulders('umber')],
  front: [
    [
      'umber',
      'M29 74C21 44 25 4 48 4s28 40 20 70c-5-2-9-8-12-15 4-6 6-12 6-21 0-12-5-19-14-19s-13 7-13 18c0 9 2 16 7 22-3 7-7 12-13 15Z',
    ],
    ['shade', 'M55 6c17 8 20 42 13 68-5-2-9-8-12-15 4-6 6-12 6-21 0-6-1.3-11-3.8-14 1.5-6 .5-12-3.2-18Z'],
    ['gold', 'M49 68a3 3 0 1 0 .1 0Z'],
  ],
};

const drawn = new Map<number | null, Layer[]>();

/** The portrait of a leader; of Lorenzo where there is no number. */
export function portraitOf(id: number | null): Layer[] {
  let portrait = drawn.get(id);
  if (!portrait) drawn.set(id, (portrait = figure(id === null ? LORENZO : (LEADERS[id] ?? STRANGER))));
  return portrait;
}
