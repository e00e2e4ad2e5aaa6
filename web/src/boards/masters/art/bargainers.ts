/** The leaders who pay less: they reckon, sign, measure and weigh. */
import { each, ellipse, mirror, rect, ring } from '../../kit/art/drawing';
import { arm, FIELD, fist, type Figure } from '../../kit/art/people';
import { BEARD, BOB, shoulders } from '../../kit/art/dress';

/** The stewardess of a great house, with her reckoning frame. */
const STEWARDESS: Figure = {
  face: { shape: 'soft', turn: 'right', skin: 'fair', brows: 'thin', mouth: 'calm', ear: false },
  back: [
    ['white', 'M30 30C28 12 37 5 48 5s20 7 18 25c1 12 4 24 9 34-12 7-42 7-54 0 5-10 8-22 9-34Z'],
    ['shade', 'M62 14c3 4 4.5 9 4 16 1 12 4 24 9 34-5 3-11 4.5-17 5 4-20 6-38 4-55Z'],
  ],
  body: [
    ...shoulders('teal'),
    ['white', 'M30 70c6-2 10-3 14-4 4 6 10 6 14 0l10 3c-4 12-34 14-38 1Z'],
    ['fine', 'M36 72c6 5 20 5 26 0M40 77l3 21M58 77l-3 21'],
  ],
  front: [
    // The kerchief over the brow and under the chin.
    ['white', 'M33.5 34c-1-14 5-22.5 14.5-22.5S63.5 20 62.5 34c-2-8-7-12.5-14.5-12.5S35.5 26 33.5 34Z'],
    ['shade', 'M54 13c6 3 9.5 10 8.5 21-1-4.5-3-8-6-10.2Z'],
    [
      'white',
      'M33.5 34c-.5 9 3 18 8 22.5 4 2.5 9 2.5 13 0 5-4.5 8.5-13 8-22.5 2 12 0 21-4 27-6 4.5-15 4.5-21 0-4-6-6-15-4-27Z',
    ],
  ],
  hold: [
    // The frame with its beads.
    ...arm(70, 86, 'teal'),
    ['wood', 'M58 58h32v27H58ZM61.5 61.5v20h25v-20Z'],
    ['ink', 'M61.5 66.5h25M61.5 71.5h25M61.5 76.5h25'],
    ['red', each('v-3h2.6v3Z', [63, 68], [66, 68], [80, 68], [83, 68], [63, 78], [66, 78], [69, 78])],
    ['lapis', each('v-3h2.6v3Z', [63, 73], [77, 73], [80, 73], [83, 73], [83, 78])],
    ...fist(67, 85, 'fair'),
  ],
};

/** A young captain with the contract of his company. */
const CAPTAIN: Figure = {
  face: { skin: 'skin', brow: 'chestnut', mouth: 'firm', age: 'young' },
  body: [
    ['steel', 'M5 100c1-17 9-25 24-29.5l14-4.5c3 5 15 5 18 0l13 4.5c11 4.5 16.5 13 17 29.5Z'],
    ['shade', 'M61 66l13 4.5c11 4.5 16.5 13 17 29.5H66c3-11 1-24-5-34Z'],
    ['light', 'M20 77c4-3 9-4.5 13-5.5-6 6-9 14-10 25h-8c0-8 1-15 5-19.5Z'],
    ['ink', 'M14 84c8-2 15-1 19 3M10 92c8-2 16-1 20 2M79 83c-7-2-14 0-18 4M85 91c-8-2-15-1-19 3M48 74v26'],
    ['steel', 'M37 63c5 6 22 7 29-1l3 8c-9 8-27 8-35 1Z'],
    ['shade', 'M58 67c3-1 6-2.5 8-5l3 8c-3 2.5-7 4-11 5Z'],
  ],
  front: [
    // An open helmet and its plume.
    [
      'steel',
      'M31 38C28 20 34 5 48 5s21 14 18 34c0 8-2 14-5 18-2-5-2-10-1.5-16C61 30 57 23 48 21.5 40 22 36 27 35.5 34c0 3-1 6-1.5 9-1.5-1-2.5-3-3-5Z',
    ],
    ['shade', 'M54 6c9 4 14 17 12 33 0 8-2 14-5 18-2-5-2-10-1.5-16 .8-6 0-10.5-2-14 2-7 .5-15-3.5-21Z'],
    ['light', 'M36 14c3-4 6-5.5 9-6-4 3-6.5 7-7.5 13-2 1.5-3.5 3.5-4.5 6-.5-5 .5-9.5 3-13Z'],
    ['ink', 'M46 5c-1.5 5-1.5 11 0 16.5M50 5c1.5 5 1.5 11 0 16.8'],
    ['-iron', each('h.1', [35, 28], [39.5, 23.5], [57, 25], [60, 31])],
    ['red', 'M47 6C52-3 66-6 78 3c5 4 7 10 6 17-3-6-7-9-12-9 2 3 2 6 1 9-3-6-8-9-14-9-5 0-9-1-12-5Z'],
    ['shade', 'M66 3c8 0 15 6 18 17-3-6-7-9-12-9 2 3 2 6 1 9-3-6-8-9-14-9 3-2 5-5 7-8Z'],
  ],
  hold: [
    // The contract with its seal.
    ...arm(19, 80, 'steel', 'steel'),
    ['paper', 'M9 50c-2-3 0-6 4-6h18c-3 1-4 4-2 7l1 24H12Z'],
    ['cream', 'M13 44c4 0 4 6 0 7H10c-3-2-1-7 3-7Z'],
    ['fine', 'M15 56h11M15 60h11M15 64h8'],
    ['red', ring(24, 69, 3.6)],
    ['fine', ring(24, 69, 1.6)],
    ...fist(16, 77, 'iron'),
  ],
};

/** The master of the cathedral works, with his compasses. */
const MASON: Figure = {
  face: { turn: 'right', skin: 'skin', brow: 'chestnut', mouth: 'none', nose: 'broad' },
  body: [
    ...shoulders('ochre'),
    ['white', 'M38 68c3-1 5-1.5 7-2l6 8 6-8c2 .5 4 1 6 2-2 8-7 14-12 18-6-4-11-10-13-18Z'],
    ['ink', 'M51 76v24'],
  ],
  front: [
    ['chestnut', mirror(BEARD, FIELD)],
    // The folded cap of the stonecutters.
    ['white', 'M30 29l4-18L48 4l15 6 5 18c-12-6-27-6-38 1Z'],
    ['shade', 'M52 6l11 4 5 18c-5-2.5-10-4-15-4.4 2-6 1.5-12-1-17.6Z'],
    ['ink', 'M34 11l14 6 15-7M48 17l-1 6.5'],
    ...arm(73, 82, 'ochre'),
  ],
  hold: [
    // Compasses, half open.
    ['gold', 'M73 45l-9 34-2.5 6-.5-7 9-33ZM75 45l9 30 .5 7-3-6-9-31Z'],
    ['gold', ring(73, 43, 4)],
    ['fine', `${ring(73, 43, 1.4)}M67 66c5-2 9-2 13 0`],
    ['ink', 'M67.5 65c4-2 8-2 12 0'],
    ...fist(72, 79, 'skin'),
  ],
};

/** An old banker who weighs every coin. */
const BANKER: Figure = {
  face: {
    shape: 'gaunt',
    skin: 'fair',
    brow: 'grey',
    age: 'old',
    mouth: 'firm',
    nose: 'hooked',
    cheeks: false,
  },
  back: [
    ['grey', BOB],
    ['shade', 'M62 18c2.5 3 3.5 7 3 12 2 10 2 18 1 23-4 1.5-7.5.5-9-2 4-10 6-22 5-33Z'],
  ],
  body: [
    ...shoulders('black'),
    ['oak', 'M30 70c5-2 9-3 14-4l5 12 10-13c5 1.5 9 3 13 4.5-5 10-9 18-12 30.5H38c-1-12-4-22-8-30Z'],
    ['shade', 'M59 65c5 1.5 9 3 13 4.5-5 10-9 18-12 30.5h-8c1-12 3-24 7-35Z'],
    ['fine', each('l2 3', [35, 74], [38, 82], [42, 76], [41, 90], [62, 74], [58, 82], [64, 80], [55, 90])],
  ],
  front: [
    [
      'ink',
      'M36.6 36.2a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0-8.4 0ZM47.6 36.2a4.8 4.8 0 1 0 9.6 0a4.8 4.8 0 1 0-9.6 0ZM45 35.5c1-1 1.8-1 2.6 0M57 35l4-1',
    ],
    ['black', 'M27 26c-2-12 8-20 21-20s24 7 22 19c-1 4-6 4-10 2-8-3-17-3-24 0-4 2-8 3-9-1Z'],
    ['shade', 'M56 7c9 2.5 15 9 14 18-1 4-6 4-10 2l-4-1.5c4-6 4-13 0-18.5Z'],
    ['ink', 'M31 25c10-6 24-6 35 0'],
  ],
  hold: [
    // The balance.
    ...arm(18, 84, 'black', 'oak'),
    ['gold', rect(16.5, 42, 3, 36)],
    [
      'gold',
      'M2 45.5c5 1 10 0 16-2.5 6 2.5 11 3.5 16 2.5l-.3 2.5c-6 .5-11-.5-15.7-2.2-5 1.7-10 2.7-15.7 2.2Z',
    ],
    ['gold', ring(18, 41, 2.6)],
    ['ink', 'M4 48.5-1 61M4 48.5l5 12.5M32 48.5l-5 12.5M32 48.5l5 12.5'],
    ['gold', 'M-2.5 61h13c-1 5-12 5-13 0ZM25.5 61h13c-1 5-12 5-13 0Z'],
    ['straw', `${ellipse(4, 60, 3.4, 1.5)}${ellipse(4, 57.6, 3.4, 1.5)}${ellipse(32, 60, 3.4, 1.5)}`],
    ...fist(18, 79, 'fair'),
  ],
};

export const BARGAINERS: Record<number, Figure> = { 49: STEWARDESS, 50: CAPTAIN, 51: MASON, 52: BANKER };
