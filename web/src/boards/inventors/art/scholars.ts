/** The inventors from antiquity to the Renaissance. Clothes have the colour of the team. */
import { each, mirror, rect, type Layer } from '../../kit/art/drawing';
import { BEARD, LONG, LONG_BEARD, PARTED, shoulders } from '../../kit/art/dress';
import { FIELD, type Figure } from '../../kit/art/people';

/** A cloak over one shoulder, white below. */
const toga: Layer[] = [
  ...shoulders('white'),
  ['team', 'M5 100c1-17 9-25 24-29.5l9-3c8 8 18 18 26 32.5Z'],
  ['fine', 'M30 71c8 8 15 17 20 28M20 76c8 6 14 14 18 23M13 84c6 4 10 9 13 15'],
];
/** A round neckline with an edge. */
const robe: Layer[] = [...shoulders('team'), ['white', 'M38 68l6-2c4 5 12 5 16 0l6 2c-4 6-24 6-28 0Z']];

const CURLS =
  'M33 34c-4-3-4-8-1-11-2-5 2-10 7-10 2-5 8-7 12-4 5-2 10 1 11 6 5 2 6 8 3 12 2 3 1 6-1 8-2-8-7-13-16-13s-13 5-15 12Z';
/** Hair at the sides of a bald head. */
export const SIDES =
  'M58.5 25c5-.6 8.5 4 8 10.5-.4 5-2.5 8.5-5 9.5-1.7-4-.8-8-1.6-12-.5-3-1.2-5-1.4-8ZM36.3 26c-3-.4-5 2.5-4.8 7 .2 3 1.2 5.5 2.8 6.5.8-4.5 1.2-9 2-13.5Z';
/** Long waves to both sides of the face, like a great wig. */
const WAVES =
  'M31 34C28 16 36 6 48 6s20 10 17 28c5 4 6 10 3 14 4 4 4 11-1 14 2 4 0 8-4 9H33c-5-1-6-5-4-9-5-3-5-10-1-14-3-4-2-10 3-14Z';

export const SCHOLARS: Record<string, Figure> = {
  archimedes: {
    face: { shape: 'gaunt', skin: 'skin', brow: 'snow', age: 'old', mouth: 'none' },
    body: toga,
    front: [
      ['snow', BEARD],
      ['fine', 'M40 54q1 4 3 5M45 54v6M50 54q0 4-2 5M38 49q0 3 1 5'],
      ['snow', CURLS],
      ['fine', 'M38 17q2-3 5-2M48 13q3-2 5 1M57 18q3 0 4 3M36 25q1-3 3-3'],
    ],
  },
  aristotle: {
    face: { turn: 'right', skin: 'tan', brow: 'chestnut', mouth: 'none', nose: 'broad' },
    body: toga,
    front: [
      ['chestnut', mirror(BEARD, FIELD)],
      [
        'chestnut',
        'M34 34c-4-8-3-17 4-21 6-4 14-4 20 0 7 4 8 13 4 21-1-5-2-9-4-12-3 1-5-1-6-3-3 2-6 2-8 0-2 3-4 4-6 3-2 3-3 7-4 12Z',
      ],
    ],
  },
  hippocrates: {
    face: { shape: 'gaunt', skin: 'fair', brow: 'snow', age: 'old', mouth: 'none', nose: 'hooked' },
    body: toga,
    front: [
      ['snow', LONG_BEARD],
      ['fine', 'M42 56c0 7 1 12 3 17M50 56c1 6 0 12-2 17M46 56v18'],
      ['snow', SIDES],
    ],
  },
  hypatia: {
    face: { shape: 'soft', turn: 'right', skin: 'tan', brow: 'raven', brows: 'thin', age: 'young' },
    back: [
      ['raven', 'M33 30C28 16 36 8 48 8s20 8 15 22c3 10 2 20-2 26H35c-4-6-5-16-2-26Z'],
      ['raven', 'M26 14c-6 0-9 5-7 10s8 7 13 4l2-12Z'],
    ],
    body: [...toga, ['gold', 'M35 69a3.5 3.5 0 1 0 .1 0Z']],
    front: [
      ['raven', mirror(PARTED, FIELD)],
      ['gold', 'M34 24c8-6 20-6 28 0l-.4 3c-8-5-19-5-27.2 0Z'],
      ['gold', 'M36 43.5a1.7 1.7 0 1 0 .1 0Z'],
    ],
  },
  fibonacci: {
    face: { skin: 'skin', brow: 'auburn', mouth: 'smile', age: 'young' },
    body: robe,
    front: [
      ['auburn', 'M35 32c0-6 3-9 7-10h12c4 1 7 5 7 11-2-3-4-5-7-6H41c-3 1-5 2-6 5Z'],
      ['red', 'M60 24c9 4 13 16 9 34-1 6-6 8-9 6 4-8 4-20-2-30Z'],
      ['red', 'M27 24c-3-8 3-17 13-18 3-4 14-5 20 1 8 1 12 9 9 17-13-6-29-6-42 0Z'],
      ['shade', 'M58 6c9 1 14 9 11 18-4-2-8-3-12.5-3.7 4-4 4.5-9 1.5-14.3Z'],
      ['madder', 'M26 27c13-8 31-8 44 0l-.5-5c-13-6-30-6-43 0Z'],
    ],
  },
  gutenberg: {
    face: { turn: 'right', skin: 'skin', brow: 'chestnut', mouth: 'none' },
    body: [...shoulders('team'), ['oak', 'M36 68l8-2 5 10 7-10 7 2c-3 12-6 20-7 32h-10c-2-12-6-22-10-32Z']],
    front: [
      [
        'chestnut',
        'M61 38c-.6 3-1.3 5-2.6 6.2-1.4-.9-3.3-1-5-.4-2.7-.8-5.7-.6-8 1-4-1-7-4.5-8.5-10.5l-2.9-1c-1 14-1 24 2 32l6 12 5-10 7 10c5-8 8-18 8-27 0-5-.4-9-1-12.3ZM54.5 48.6c.6 1.9-.4 3-3.6 3s-4.5-1-4-3c2-1.2 5.5-1.2 7.6 0Z',
      ],
      ['fine', 'M42 58c0 5 1 9 2 13M50 58v8M56 57c0 5-1 10-2 14'],
      ['umber', 'M31 27c-3-12 4-20 17-20s20 8 17 20c-10-5-24-5-34 0Z'],
      ['oak', 'M29 29c-1-5 1-8 4-9 9-4 21-4 30 0 3 1 5 4 4 9-11-6-26-6-38 0Z'],
      ['fine', each('l2 3', [34, 22], [40, 20], [46, 19], [52, 19.5], [58, 21])],
    ],
  },
  hildegard: {
    face: { shape: 'soft', skin: 'fair', brow: 'auburn', brows: 'thin', ear: false },
    back: [['black', 'M30 32C27 12 36 4 48 4s21 8 19 28c1 14 5 27 11 38-12 8-48 8-60 0 6-11 10-24 12-38Z']],
    body: [...shoulders('team')],
    front: [
      [
        'white',
        'M33 34c-1-15 5-23 15-23s16 8 14.5 23c2 14 1 24-4 31-6 5-15 5-21 0-5-7-6-17-4.5-31ZM36 28c-1 10 0 18 5 24.5 2 2.5 5 3 8 1.8 6-3 10-8 11-14.3l.3-8c-1-8-5-13-12-13S37 22 36 28Z',
      ],
      ['black', 'M31 36C28 14 36 5 48 5s20 10 18 31c-3-13-8-20-18-20s-14 7-17 20Z'],
    ],
  },
  oresme: {
    face: { turn: 'right', skin: 'skin', brow: 'chestnut', mouth: 'firm', age: 'old' },
    body: [
      ...shoulders('team'),
      ['gold', 'M38 68l6-2c4 5 11 5 15 0l6 2-8 32H46Z'],
      ['white', rect(49.5, 76, 4, 24)],
    ],
    front: [
      ['chestnut', 'M34 36c-2-4-2-9-1-13l4 3ZM62 36c2-4 2-9 1-13l-4 3Z'],
      ['white', 'M31 28C29 16 37 6 48-2c11 8 19 18 17 30-11-5-23-5-34 0Z'],
      ['shade', 'M48-2c11 8 19 18 17 30-3-1.5-6-2.3-9.5-3C58 16 55 6 48-2Z'],
      ['gold', 'M31 28c11-6 23-6 34 0l.3-4.5c-11.5-5-23-5-34.6 0ZM46 2l2-2 2 2v19h-4Z'],
    ],
  },
  boyle: {
    face: { shape: 'gaunt', skin: 'fair', brow: 'chestnut', nose: 'hooked', age: 'young' },
    back: [
      ['chestnut', WAVES],
      ['fine', 'M30 38q4 3 1 8t2 9M34 44q3 4 0 9M66 38q-4 3-1 8t-2 9M62 44q-3 4 0 9'],
    ],
    body: [...shoulders('team'), ['white', 'M42 67c6 5 12 5 18-1l2 5-7 4 3 17H46l3-17-7-4Z']],
    front: [
      [
        'chestnut',
        'M34 38c-3-16 3-26 14-26s17 10 15 27c-2-7-4-12-7-15-3 1-6 0-8-3-3 4-6 6-9 5-2 3-4 7-5 12Z',
      ],
    ],
  },
  galileo: {
    face: { turn: 'right', skin: 'skin', brow: 'grey', age: 'old', mouth: 'none', nose: 'broad' },
    body: [
      ...shoulders('team'),
      ['white', 'M28 74c0-6 9-10 20-10s21 4 21 10-10 9-21 9-20-3-20-9Z'],
      ['fine', 'M31 76l5-4M37 80l4-5M45 82l2-6M53 82l-1-6M60 80l-3-5M66 76l-4-4'],
    ],
    front: [
      ['grey', mirror(BEARD, FIELD)],
      ['grey', mirror(SIDES, FIELD)],
      ['fine', 'M44 55v4M48 56v4M52 55v4'],
    ],
  },
  newton: {
    face: { shape: 'gaunt', skin: 'fair', brow: 'grey', mouth: 'firm', nose: 'hooked' },
    back: [
      ['grey', LONG],
      ['fine', 'M30 50q3 5-1 10M34 46q2 6-1 12M66 48q-3 6 1 12M63 44q-2 7 1 13'],
    ],
    body: [...shoulders('team'), ['white', 'M39 68l5-2c4 5 12 5 16 0l4 2-12 14Z']],
    front: [
      ['grey', 'M34 40c-4-17 2-28 14-28s18 11 15 29c-2-8-5-14-9-18-2-1-4-2-6-2-3 3-6 4-8 4-3 4-5 9-6 15Z'],
    ],
  },
  pascal: {
    face: { turn: 'right', skin: 'fair', brow: 'raven', age: 'young', nose: 'hooked', mouth: 'firm' },
    back: [['raven', mirror(LONG, FIELD)]],
    body: [...shoulders('team'), ['white', 'M30 70l14-5c4 5 11 5 15 0l11 5-8 13-10-9-12 9Z']],
    front: [
      ['raven', 'M62 40c4-17-2-28-14-28s-18 11-15 29c2-8 5-14 9-18 2 1 5 1 8-1 4 2 6 4 7 6 2 3 4 7 5 12Z'],
      ['raven', 'M51.5 46.5c2-.6 4 0 5.5 1.5-1.8.7-3.6.6-5.5-.2-2 1-4.6 1-7 0 1.8-1.6 4.5-2 7-1.3Z'],
    ],
  },
};
