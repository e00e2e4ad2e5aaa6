/** The leaders who make something of a white marble: with the brush, by command, with the chisel, in the flask. */
import { each, ellipse, mirror, ring } from '../../kit/art/drawing';
import { arm, FIELD, fist, type Figure } from '../../kit/art/people';
import { BEARD, shoulders } from '../../kit/art/dress';

/** A young painter. */
const PAINTER: Figure = {
  face: { shape: 'soft', skin: 'skin', brow: 'chestnut', brows: 'thin', age: 'young', mouth: 'smile' },
  back: [['chestnut', 'M62 30c6 6 9 18 6 34-1 6-5 10-9 10 3-8 3-16 0-24Z']],
  body: [
    ...shoulders('white'),
    ['sand', 'M38 68l6-2c4 5 12 5 16 0l5 2c-3 5-8 8-13.5 8S41 73 38 68Z'],
    ['lapis', 'M30 82c12-5 28-5 42 0l3 18H27Z'],
    ['shade', 'M62 80c4 .5 7 1.2 10 2l3 18H60c3-6 3.5-13 2-20Z'],
    ['ink', 'M32 82l4-14M70 82l-4-13'],
  ],
  front: [
    ['fine', each('h.1', [39, 42], [41, 44.5], [50.5, 42.5], [53, 41.5], [55, 43.5])],
    ['chestnut', 'M35 33c-1-12 4-20 13-20s14 8 13.5 20c-1.5-6-4-10-8-12.5C47 24 40 27 35 33Z'],
    // A kerchief wound around the head.
    ['green', 'M32 25C30 12 38 4 49 4s19 8 17 20c-3-4-7-6-11-6.5-8-1-16 1.5-23 7.5Z'],
    ['leaf', 'M31.5 27c6-8 15-12 25-10.5 4 .8 7.5 3 10 7.5-1 2-2 3-3.5 4-9-8-20-8-31 1Z'],
    ['shade', 'M57 6c6 3 10 9.5 9 18-1-1.5-2.5-3-4-4-1-5-2.5-10-5-14Z'],
    ['green', 'M64 24c5-1 9 1 11 6-4 0-6 1-8 4-2-3-3-6-3-10Z'],
  ],
  hold: [
    // The palette.
    ...arm(24, 90, 'white', 'white'),
    ['wood', 'M2 70c1-11 12-17 24-14 11 3 15 12 9 18-3 3-8 1-9 5s2 7-5 8C10 88 1 80 2 70Z'],
    ['-oak', ellipse(25, 80, 2.6, 2)],
    ['white', ring(10, 68, 3.4)],
    ['red', ring(18, 62.5, 3)],
    ['gold', ring(27, 63, 2.8)],
    ['lapis', ring(10, 77, 2.8)],
    ['plum', ring(18, 80.5, 2.4)],
    ['ink', 'M31 80 28 54'],
    ['steel', 'M26.6 55l-.5-6 3-.3.7 6Z'],
    ['white', 'M26 49c-1-4-.5-6.5 1-8.5 2 2 2.6 4.5 2.2 8.2Z'],
    ...fist(31, 80, 'skin').slice(0, 2),
  ],
};

/** A duchess who holds a white stone against the light. */
const DUCHESS: Figure = {
  face: { skin: 'fair', brow: 'blond' },
  side: true,
  body: [
    ['red', 'M5 100c1-17 9-25 24-29.5l16-5.5c3 5 12 5 15 1l14 4.5c11 4.5 16.5 13 17 29.5Z'],
    ['shade', 'M60 66l14 4.5c11 4.5 16.5 13 17 29.5H66c3-11 0-24-6-34Z'],
    ['gold', 'M41 66.5l4-1.5c3 5 12 5 15 1l4 1.5c-6 8-18 8.5-23-1Z'],
    ['=white', 'M42 69c5 6 15 6.5 21 .5'],
    [
      'white',
      each(
        'm-1.3 0a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0Z',
        [44.5, 59.5],
        [49, 61.5],
        [53.5, 61.5],
        [58, 59.5],
      ),
    ],
  ],
  front: [
    // Hair in a net of gold, drawn back from a high forehead.
    [
      'blond',
      'M38 22c1-6 6-11 14-11 10 0 17 8 16.5 19-.4 9-5 15-11.5 16-4 .5-6.5-2-6.5-6 0-3-1-6-3-8-4-3-8-5-9.5-10Z',
    ],
    ['shade', 'M60 13c5.5 3 9 9.5 8.5 17-.4 9-5 15-11.5 16-2 .2-3.6-.2-4.8-1C59 37 62 25 60 13Z'],
    [
      '=gold',
      'M42 16c8 2 18 10 22 26M48 12c8 4 16 12 19.5 22M39.5 23c6 2 13 10 15.5 22M53 11c-5 5-9 12-10 18M62 14c-7 6-12 16-13 24M67 22c-6 6-11 14-12 23',
    ],
    [
      'ink',
      'M38 22c1-6 6-11 14-11 10 0 17 8 16.5 19-.4 9-5 15-11.5 16-4 .5-6.5-2-6.5-6 0-3-1-6-3-8-4-3-8-5-9.5-10Z',
    ],
    ['red', 'M44 14l3-5 4 3 3-5 3 5 5-2 1 6c-6-4-13-5-19-2Z'],
    ['white', each('m-1.5 0a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0Z', [47, 8.5], [54, 6.5], [62, 9.5])],
    ['fair', 'M50 36c3-2 5 0 4.5 3s-2.5 5-4.5 4.5Z'],
    ['white', ring(52, 45.5, 1.5)],
  ],
  hold: [
    // The white marble.
    ['gold', 'M12 100l4-22h12l6 22Z'],
    ['shade', 'M22 78h6l6 22H24Z'],
    ['white', 'M14.5 74h14l1 5h-16Z'],
    [
      'fair',
      'M15 75c-3-6-6-9-6-13 1-2 3-1 4 1l3 4-2-10c0-3 3-3 4 0l2 9 1-11c1-3 4-2 4 1l-.5 10 3-6c2-2 4-.5 3 2l-3 13Z',
    ],
    ['fine', 'M16 67l1.5 4M20 66l.5 4M24.5 66 24 70'],
    ['white', ring(21, 48, 8.5)],
    ['shade', 'M25 40.5a8.5 8.5 0 0 1-8 15.5c6-1 9-7 8-15.5Z'],
    ['=gold', 'M9.5 41l-3-2M8 49.5H4M13 37l-1.5-3.2M21 35.5V31.5M29 37l1.5-3.2'],
  ],
};

/** An old sculptor, white with dust. */
const SCULPTOR: Figure = {
  face: { turn: 'right', skin: 'tan', brow: 'grey', age: 'old', mouth: 'none' },
  back: [['grey', 'M33 28c-3 8-3 15-1 20 3 0 5-2 5-6V26ZM63 28c3 8 3 15 1 20-3 0-5-2-5-6V26Z']],
  body: [
    ...shoulders('stone'),
    ['umber', 'M34 84c10-4 24-4 36 0l2 16H32Z'],
    ['ink', 'M36 84l6-17M68 84l-6-18'],
  ],
  front: [
    ['grey', mirror(BEARD, FIELD)],
    ['shade', 'M60 38c.6 9-1.5 16-6 20-2.5 2-5.5 2.5-8 2.5 7-5 11-12 14-22.5Z'],
    ['fine', 'M43 54v5M47.5 55v5M52 54.5v4M40 51.5v4'],
    ['white', 'M32 28c-1-8 1-14 4-18 8-4 17-4 25 0 3 5 4 11 3 18-10-5-21-5-32 0Z'],
    ['shade', 'M54 8.5c3 .3 5 .8 7 1.5 3 5 4 11 3 18l-8-2.5c2-6 1.5-11.5-2-17Z'],
    ['fine', 'M33 22c9-4 21-4 30 0M40 14h2M48 12h2M55 15h2'],
  ],
  hold: [
    // A head of marble under his hands.
    [
      'white',
      'M64 100c0-9 3-15 8-18-5-3-8-9-7-17 1-9 8-15 15-14 8 1 13 8 11 17l2.5 5c.6 1.5 0 2.2-2 2.3l-.5 4.2c-.4 2.3-3 2.8-6.5 2.3 1 6 5 10 11 18Z',
    ],
    ['shade', 'M64 100c0-9 3-15 8-18-5-3-8-9-7-17 .8-7 4.5-11.8 9-13.6-4 11-1 24 5 31-3 4-4 10-4 17.6Z'],
    [
      'fine',
      'M83 64c2-1.5 4.5-1.5 6 0M86.5 67.5v.1M85.5 76.5c1.6.5 3 .2 4.5-.6M68 61c3-7 9-9 14-7M67 68c2-5 5-8 9-9M66.5 74c2-4 4-7 7-8',
    ],
    ['iron', 'M52 63l17 7-1.2 3-17-7Z'],
    ['wood', 'M41 59.5l11.5 4.7-1.7 4.3-11.5-4.7c-2.5-1.4-1-5 1.7-4.3Z'],
    ...fist(50, 69, 'tan'),
    ['stone', 'M40 100l4-25.5h12.5L62 100Z'],
    ['shade', 'M50 74.5h6.5L62 100H52Z'],
  ],
};

/** A scholar from the East, whose flask turns white into gold. */
const ALCHEMIST: Figure = {
  face: { skin: 'tan', brow: 'raven', mouth: 'none', nose: 'hooked', cheeks: false },
  body: [
    ...shoulders('teal'),
    ['gold', 'M38 68l6-2 6 9 10-9 6 2c-4 12-8 20-10 32h-8c0-14-4-24-10-32Z'],
    ['shade', 'M60 66l6 2c-4 12-8 20-10 32h-4c1-12 4-23 8-34Z'],
  ],
  front: [
    [
      'raven',
      'M35.5 41c.8 2.5 2 4 3.4 4.4 1.6-.7 3.4-.7 5-.1 3-.6 6 0 8.5 1.5 3.5-1.8 6-5.5 7.6-12.8l2 1c-.6 10-3.6 17.5-8.6 23.5-2.5 3-5 6-8.4 8-4-2-6.5-5.5-7.6-9.5-1.6-5-2.3-10.5-1.9-16ZM41.5 49.2c-.6 1.7.4 2.6 3.6 2.6s4.5-.9 4-2.6c-2-1-5.5-1-7.6 0Z',
    ],
    // A turban.
    ['white', 'M30 27C27 14 35 4 48 4s22 10 19 23c-2 4-5 5-8 3-9-5-16-5-22 0-3 2-6 1-7-3Z'],
    ['shade', 'M58 6c7 4 11 12 9 21-2 4-5 5-8 3l-3-1.5c4-7 4.5-15 2-22.5Z'],
    ['ink', 'M31 23c8-10 21-13 34-7M32 28c6-9 17-13 30-10M36 9c8 1 17 6 22 16M46 4.5c8 3 14 10 16 19'],
    ['red', ring(44, 20, 3)],
    ['gold', ring(44, 20, 1.4)],
  ],
  hold: [
    // The flask.
    ...arm(21, 88, 'teal', 'gold'),
    ['glass', 'M17 42h8v12c7 3 11 9 11 15 0 9-6 14-15 14S6 78 6 69c0-6 4-12 11-15Z'],
    ['gold', 'M7 66c9-3 19 3 28 0 .6 1.5.9 2.5 1 4-.5 8.5-6.5 13-15 13S6.5 78.5 6 70c0-1.5.4-2.7 1-4Z'],
    ['shade', 'M26 55c6 3 10 8 10 14 0 9-6 14-15 14 8-7 9-18 5-28Z'],
    ['light', 'M10 68c0-5 2-8 6-10-2 3-3 7-3 11Z'],
    ['ink', 'M15.5 42h11'],
    ['white', `${ring(17, 72, 2)}${ring(24, 75, 1.5)}${ring(20, 67.5, 1.3)}`],
    ['=white', 'M21 38c-3-3 3-5 0-9M26 36c-2-3 2-4 0-7'],
    ...fist(21, 86, 'tan'),
  ],
};

export const ARTISTS: Record<number, Figure> = { 57: PAINTER, 58: DUCHESS, 59: SCULPTOR, 60: ALCHEMIST };
