/** The leaders with a store of their own: blocks, a lantern for the night's lodgers, shields, a casket. */
import { each, ellipse, mirror, moved, rect, ring } from '../../kit/art/drawing';
import { arm, FIELD, fist, type Figure } from '../../kit/art/people';
import { LONG, LONG_BEARD, MOUSTACHE, PARTED, shoulders } from '../../kit/art/dress';

/** The old lord of the quarries. */
const QUARRYMAN: Figure = {
  face: {
    shape: 'gaunt',
    turn: 'right',
    skin: 'skin',
    brow: 'snow',
    age: 'old',
    mouth: 'none',
    nose: 'hooked',
  },
  body: [
    ...shoulders('plum'),
    ['gold', 'M33 69c4-1.5 8-2 11-3 4 5 10 5 14 0 4 1 7 2 10 3l-1 4c-11 6-22 6-33 0Z'],
  ],
  front: [
    ['snow', 'M62 33c2 5 1.5 10-.5 14l-3-8ZM34 33c-2 5-1.5 10 .5 14l2-8Z'],
    ['snow', mirror(LONG_BEARD, FIELD)],
    ['shade', 'M60 38c1.5 12 .5 24-4 33-2 4-5 8-8.5 9.5 3-8 4.5-18 4-27 4-3 7-9 8.5-15.5Z'],
    ['fine', 'M44 58c0 6 1 11 3 16M52 57c1 6 0 12-3 17M40 54c0 5 1 9 2 13M56 53c1 5 0 9-1 13'],
    ['snow', mirror(MOUSTACHE, FIELD)],
    ['red', 'M34 26c-2-12 4-19 14-19s16 7 14 19c-9-4.5-19-4.5-28 0Z'],
    ['shade', 'M54 8c6 3 9.5 9 8 18-2-1-4.5-2-7-2.5 1.5-5 1.3-10.5-1-15.5Z'],
    ['gold', 'M33.5 27c9-5 20-5 29 0l-.5-3c-9-4.5-19-4.5-28 0Z'],
  ],
  hold: [
    // Hewn blocks, one upon another.
    ['stone', rect(60, 76, 34, 26)],
    ['stone', rect(66, 58, 24, 18)],
    ['light', 'M66 58h24l-3 3H69ZM60 76h34l-3 3H63Z'],
    ['shade', 'M82 61h8v15h-8ZM84 79h10v21H84Z'],
    ['fine', 'M70 65l4-2M71 70l5-2M66 84l5-2M74 90l5-2M65 94l4-2'],
    ...fist(64, 76, 'skin'),
  ],
};

/** The hostess, who has a bed for everybody. */
const HOSTESS: Figure = {
  face: { shape: 'round', skin: 'fair', brow: 'auburn', brows: 'raised', mouth: 'smile', nose: 'snub' },
  body: [
    ...shoulders('red'),
    ['white', 'M26 71c6-2 11-3.5 17-5 4 6 14 6 18 0l14 4.5c-3 6-8 10-14 12-4-5-16-5-20 0-6-2-11-6-15-11.5Z'],
    ['shade', 'M61 66l14 4.5c-3 6-8 10-14 12l-4-3c2-4 3.5-9 4-13.5Z'],
    ['ink', 'M42 83v17M60 82v18M44 88h14M44 94h14'],
  ],
  front: [
    ['auburn', 'M35 30c3-7 8-10 14-10 6 .5 10 4 12.5 10.5-3-4-7-6-12.5-6.5-6 .5-10.5 2.5-14 6Z'],
    // A frilled cap, tied under the chin.
    [
      'white',
      'M31 31c-4-2-5-7-2-10-2-5 2-9 6-9 2-6 8-8 13-8s11 2 14 8c4 0 7 4 6 9 3 3 2 8-1 10-3-7-9-11.5-18-11.5S34 24 31 31Z',
    ],
    ['shade', 'M56 5c3 1 5 3 6 7 4 0 7 4 6 9 3 3 2 8-1 10-1.5-4-4-7-7-9 1-6-.5-12-4-17Z'],
    ['fine', 'M32 22c2-1 4-3 5-6M40 17c.5-2 .5-5 0-7M48 16V9M56 17c0-3 .5-5 1.5-7M63 22c-1-2-2-4-2-6'],
    ['=white', 'M63 31c1 12-3 21-9 26M63 31c1 12-3 21-9 26'],
    ['white', 'M53 57l-5 5 5 1.5ZM53 57l6 4-4 3Z'],
  ],
  hold: [
    // A lantern.
    ...arm(20, 84, 'red'),
    ['ink', 'M13 50c0-9 14-9 14 0M20 74v4'],
    ['flame', 'M11 52h18l2 20H9Z'],
    ['-white', 'M20 69c-5-3-3-8 0-13 3 5 5 10 0 13Z'],
    ['ink', 'M11 52h18l2 20H9ZM20 52v3M15.5 52 14 72M24.5 52 26 72'],
    ['iron', 'M10 52l5-5h10l5 5ZM8 72h24v4H8Z'],
    ...fist(20, 82, 'fair'),
  ],
};

/** The quartermaster before his rack of shields. */
const shield = 'c7-2 15-2 22 0 1 16-2 27-11 34-9-7-12-18-11-34Z';
const QUARTERMASTER: Figure = {
  face: { turn: 'right', skin: 'tan', brow: 'raven', mouth: 'none' },
  back: [['raven', 'M33 30c-2 8-2 16 0 20 3 0 5-2 5-6V28ZM63 30c2 8 2 16 0 20-3 0-5-2-5-6V28Z']],
  body: [
    ...shoulders('navy'),
    ['gold', 'M36 68l8-2c4 5 10 5 14 0l7 2c-3 7-26 7-29 0Z'],
    ['ink', 'M51 74v26'],
    ['gold', `${ring(51, 80, 1.4)}${ring(51, 88, 1.4)}${ring(51, 96, 1.4)}`],
  ],
  front: [
    ['raven', mirror(MOUSTACHE, FIELD)],
    ['raven', 'M49 53.5c2 .4 3.5.3 5-.3.4 3-.4 6-2.4 8-2-2-3-5-2.6-7.7Z'],
    ['lapis', 'M29 27c-2-6 1-13 8-16 8-4 20-4 27 1 5 4 7 9 5 14-12-5-27-4.5-40 1Z'],
    ['shade', 'M60 9.5c6 3 10.5 9 9 16.5-4-1.7-8-2.7-12-3 3-4.5 4-9 3-13.5Z'],
    ['navy', 'M29 28c12-6 28-7 40-1l-1-4.5C56 17.5 41 18 29.5 23Z'],
    ['white', 'M36 20C30 12 21 7 9 9c3 2 4 3.5 4 5-3 0-5 1-7 3 8 5 18 7 28 7Z'],
    ['fine', 'M34 21C27 15 19 12 11 11.5M20 13l-3 4M26 16l-3 4'],
  ],
  hold: [
    // Shields, ready to be taken.
    ['red', `M75 50${shield}`],
    ['gold', 'M75 63c7-1 15-1 22 0l-.6 6c-7-1-14-1-20.8 0Z'],
    ['lapis', `M62 62${shield}`],
    ['straw', 'M62.5 66 80 90l3-3.5L67 61.5Z'],
    ['shade', 'M76 61c3 .2 5.5.5 8 1 1 16-2 27-11 34 4-10 5-22 3-35Z'],
    ['ink', `M62 62${shield}`],
    ...fist(62, 82, 'tan'),
  ],
};

/** The lady of the treasury. */
const TREASURER: Figure = {
  face: { shape: 'soft', skin: 'fair', brow: 'blond', brows: 'thin', age: 'young' },
  back: [
    ['glass', 'M30 34C27 14 36 4 48.5 4S69 14 67 34c2 16 6 30 12 42-8 4-54 4-62 0 6-12 10-26 13-42Z'],
    ['shade', 'M64 14c3 5 4 12 3 20 2 16 6 30 12 42-4 2-12 3-20 3.5 6-20 8-42 5-65.5Z'],
    ['blond', LONG],
    ['shade', 'M62 16c3 4 3.5 10 3 16 2 12 3 22 6 32-5 2.5-10 3-13 1.5 4-14 6-32 4-49.5Z'],
  ],
  body: [
    ...shoulders('navy'),
    ['fair', 'M36 68.5l8-2.5c4 5 12 5 16 0l6 2c-4 9-9 13-15 14-6-1-12-5.5-15-13.5Z'],
    ['=gold', 'M35.5 68.5c3 9 9 14 15.5 14.5 6-.8 11.5-5 15.5-14.5'],
    ['red', ring(51, 74.5, 2.2)],
    ['=gold', 'M39 69c4 3.5 20 4 24 0'],
  ],
  front: [
    ['blond', PARTED],
    ['gold', 'M34.5 25c8-6 19-6 27 .5l-.6 3.5c-8-6-17.5-6-26.8-.2ZM46 20l2.5-5 2.5 5Z'],
    ['red', ring(48.5, 22.5, 1.6)],
  ],
  hold: moved(
    [
      // The casket with its lock.
      ['oak', 'M-2 74c0-9 34-9 34 0v4H-2Z'],
      ['oak', rect(-2, 77, 34, 24)],
      ['shade', 'M22 68.5c6 1 10 3 10 5.5v27H22Z'],
      ['iron', 'M3 69.5l4-1V100H3ZM23 68.5l4 1V100h-4Z'],
      ['ink', 'M-2 77h34'],
      ['gold', 'M11 76h8v9c-2 2-6 2-8 0Z'],
      ['-black', `${ring(15, 80, 1.4)}M14.3 80h1.4l.5 3.5h-2.4Z`],
      ...arm(38, 88, 'navy'),
      ...fist(34, 85, 'fair').slice(0, 2),
      ['ink', 'M34 79V66'],
      ['gold', 'M34 66a4 4 0 1 1 .1 0ZM34 64a2 2 0 1 0-.1 0Z'],
      ['fine', each('h3', [34, 73], [34, 76])],
      ['fine', ellipse(15, 90, 0.5, 0.5)],
    ],
    0,
    -7,
  ),
};

export const KEEPERS: Record<number, Figure> = {
  53: QUARRYMAN,
  54: HOSTESS,
  55: QUARTERMASTER,
  56: TREASURER,
};
