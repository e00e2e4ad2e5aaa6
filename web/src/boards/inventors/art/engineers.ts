/** The inventors of the machines: from the Enlightenment to the last century. */
import { each, mirror, ring, type Layer } from '../../kit/art/drawing';
import { MOUSTACHE, shoulders } from '../../kit/art/dress';
import { FIELD, type Figure } from '../../kit/art/people';
import { SIDES } from './scholars';

/** A coat with lapels over a white shirt. */
const coat: Layer[] = [
  ...shoulders('team'),
  ['white', 'M41 67l3-1c4 5 12 5 16 0l3 1-9 33h-5Z'],
  ['team', 'M43 66 34 70l4 14 12 16ZM61 66l9 4-4 14-12 16Z'],
  ['shade', 'M61 66l9 4-4 14-12 16Z'],
];
const BOW: Layer = ['black', 'M51.5 72l-7-3v7ZM52.5 72l7-3v7ZM50.5 70.5h3v3h-3Z'];

export const ENGINEERS: Record<string, Figure> = {
  franklin: {
    face: { shape: 'round', skin: 'fair', brow: 'grey', mouth: 'smile', age: 'old', nose: 'broad' },
    back: [
      ['grey', 'M35 24c-6 8-8 22-8 36 4 3 9 3 12 0V30ZM61 22c7 8 9 22 9 38-4 3-9 3-12 0Z'],
      ['fine', 'M32 34c-1 8-2 16-2 24M65 34c1 8 1 16 1 24'],
    ],
    body: [...coat, ['white', 'M46 69c3 3 9 3 12 0l2 8-3 9h-9l-3-9Z']],
    front: [
      ['grey', SIDES],
      ['ink', `${ring(40.8, 36, 4.4)}${ring(52, 36, 5)}M45 35.5q1-1 2 0M57 35l4-1`],
    ],
  },
  lavoisier: {
    face: { shape: 'soft', turn: 'right', skin: 'fair', brow: 'chestnut', age: 'young', nose: 'straight' },
    back: [
      ['snow', 'M34 20c-5 6-7 14-6 22-3 3-3 9 1 11 3 2 7 1 8-2h22c1 3 5 4 8 2 4-2 4-8 1-11 1-8-1-16-6-22Z'],
    ],
    body: [
      ...coat,
      ['white', 'M46 67c3 4 9 4 12 0l2 6-3 4 2 6-3 6h-8l-3-6 2-6-3-4Z'],
      ['fine', 'M48 74q4 3 8 0M47 81q5 3 9 0'],
    ],
    front: [
      ['snow', 'M34 36C29 18 36 7 48 7s19 11 14 29c-1-7-4-13-9-15-3-1-7-1-10 0-5 2-8 8-9 15Z'],
      ['fine', 'M38 15q10-6 20 0M36 21q3-4 7-5M60 21q-3-4-7-5M29 46h7M60 46h7'],
      ['snow', 'M27 43c3-2 8-1 9 2s-2 6-6 5-5-5-3-7ZM69 43c-3-2-8-1-9 2s2 6 6 5 5-5 3-7Z'],
    ],
  },
  lovelace: {
    face: { shape: 'soft', skin: 'fair', brow: 'raven', brows: 'thin', age: 'young', ear: false },
    back: [
      ['raven', 'M34 24C34 12 40 7 48 7s14 5 14 17l-3 12H37Z'],
      ['raven', 'M56 8c2-5 9-5 11 0s-3 9-8 8Z'],
    ],
    body: [
      ['fair', 'M8 100c2-16 10-24 24-29l12-5c4 5 12 5 16 0l12 5c13 5 17 13 18 29Z'],
      ['shade', 'M60 66l12 5c13 5 17 13 18 29H72c-1-12-5-24-12-34Z'],
      ['team', 'M6 100c0-8 5-15 12-18 9 6 20 9 32 9s22-3 30-9c7 3 11 10 12 18Z'],
      ['white', 'M17 83c9 6 21 9 33 9s22-3 31-9l1 4c-9 6-20 9-32 9s-24-3-34-9Z'],
    ],
    front: [
      ['raven', 'M34 38c-4-14 1-25 14-25s18 11 14 26c-2-9-6-14-13-19-7 4-12 9-15 18Z'],
      [
        'raven',
        'M34 32c-5 3-6 10-4 17 1 4 5 4 6 0 1-5 1-11-2-17ZM62 32c5 3 6 10 4 17-1 4-5 4-6 0-1-5-1-11 2-17Z',
      ],
      ['fine', 'M31 39q3 1 5-1M31 45q3 1 5-1M60 38q3 2 5 1M61 45q3 1 5 0'],
      ['rose', `${ring(60, 14, 3)}${ring(64.5, 18, 2.4)}`],
      ['-madder', `${ring(60, 14, 1)}${ring(64.5, 18, 0.8)}`],
    ],
  },
  watt: {
    face: { turn: 'right', skin: 'skin', brow: 'grey', mouth: 'calm', age: 'old', nose: 'straight' },
    body: [...coat, ['white', 'M40 66c4 4 14 5 21-1l1 6c-7 5-16 5-23 1ZM46 73c4 2 8 2 11 0l-2 12h-6Z']],
    front: [
      [
        'grey',
        'M34 38c-5-14-2-25 8-28 9-3 20 0 21 10 4 6 3 13-1 19 0-6-1-11-3-14-6 1-11-1-14-5-2 4-5 7-8 8-2 3-3 6-3 10Z',
      ],
      ['fine', 'M40 16q4-4 9-3M38 22q3-4 7-5M55 15q4 2 5 6'],
    ],
  },
  curie: {
    face: { shape: 'soft', skin: 'fair', brow: 'blond', brows: 'thin', mouth: 'firm' },
    back: [['blond', 'M31 32C28 16 36 6 49 6s20 10 17 26c0 8-3 13-7 16H38c-4-3-7-8-7-16Z']],
    body: [
      ...shoulders('team'),
      ['team', 'M42 60c5 4 13 4 18-1l2 9c-6 5-16 5-22 0Z'],
      ['ink', 'M42 60c5 4 13 4 18-1l2 9c-6 5-16 5-22 0ZM51 74v26'],
      ['gold', ring(51, 71, 2)],
    ],
    front: [
      [
        'blond',
        'M33 36c-6-6-5-16 1-19 0-6 7-10 13-8 7-3 14 1 14 8 6 3 7 13 2 19 0-8-4-14-10-16-3 2-7 2-10 0-5 3-9 8-10 16Z',
      ],
      ['fine', 'M37 24q3-5 7-5M40 15q4-3 8-1M52 14q5-1 7 4M58 22q3 3 3 7M36 30q1-3 3-5'],
    ],
  },
  edison: {
    face: { shape: 'round', skin: 'skin', brow: 'grey', mouth: 'smile', age: 'grown', nose: 'broad' },
    body: [...coat, BOW],
    front: [
      ['grey', 'M34 37c-3-14 3-26 15-26s18 11 13.5 27c-1-5-2-9-4-12-8 1-15-1-19-6-2 4-4 9-5.5 17Z'],
      ['fine', 'M41 17q8 5 17 5M40 21q3 4 8 5'],
    ],
  },
  einstein: {
    face: {
      shape: 'round',
      turn: 'right',
      skin: 'skin',
      brow: 'grey',
      mouth: 'none',
      age: 'old',
      brows: 'raised',
    },
    back: [
      [
        'snow',
        'M33 44c-8 2-14-2-15-8 3 1 5 0 6-1-5-3-6-9-3-13 2 2 4 2 5 1-1-6 3-11 9-11 0 2 1 3 2 3 3-5 8-8 14-8s11 3 13 8c1 0 2-1 2-3 6 0 10 6 8 12 1 1 3 1 5-1 3 5 1 11-4 13 1 1 3 2 6 1-2 6-8 10-15 7Z',
      ],
      ['fine', 'M24 34q4 0 6-2M26 23q4 1 6 4M37 15q1 4 4 6M59 15q-1 4-4 6M70 23q-4 1-6 4M72 34q-4 0-6-2'],
    ],
    body: [...shoulders('team'), ['white', 'M40 68l4-2c4 5 11 5 15 0l4 2-11 10Z'], ['ink', 'M52 78v22']],
    front: [
      [
        'snow',
        'M34.5 34c-1.5-9 0-15 4.5-17.5 2 1 3.5.5 4.5-1.5 1.7 2 3.5 2 5 0 1.7 2 4 2.3 6 1 5 2.5 7.5 9 6.5 18-2-5-4.5-8-8-9.5-3.5 1-7.5 1-11 0-3.5 1.5-6 4.5-7.5 9.5Z',
      ],
      ['grey', mirror(MOUSTACHE, FIELD)],
    ],
  },
  tesla: {
    face: { shape: 'gaunt', skin: 'fair', brow: 'raven', mouth: 'none', age: 'young' },
    body: [...coat, ['white', 'M42 63l6 7-8 2ZM60 62l-7 8 8 2Z'], ['black', 'M49 70h4l2 30h-8Z']],
    front: [
      [
        'raven',
        'M34 36c-4-15 2-25 14-25s18 10 14.5 27c-1-6-3-11-6-13-4-2-7-4-8-8-1 4-5 6-9 8-3 2-4.5 6-5.5 11Z',
      ],
      [
        'raven',
        'M44.5 46.4c-2.6-.6-5 .4-6.3 2.6 2 .5 4.5.2 6.3-.8 2.4 1.2 5.5 1.5 8.2.5-1.6-2.4-5-3.3-8.2-2.3Z',
      ],
      ['fine', each('l1 3', [42, 20], [53, 19])],
    ],
  },
};
