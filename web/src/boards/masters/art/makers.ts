/** The leaders with a production of their own: the smith, the spinner, the builder, the poet. */
import { each, mirrored } from '../../kit/art/drawing';
import { arm, FIELD, fist, type Figure } from '../../kit/art/people';
import { shoulders } from '../../kit/art/dress';

/** The armourer at his forge. */
const SMITH: Figure = {
  face: { skin: 'brown', brow: 'raven', mouth: 'none', nose: 'broad', cheeks: false },
  body: [
    ['brown', 'M4 100c0-18 8-26 25-30l14-4c3 5 15 5 18 0l13 4.5c12 4.5 17 13 17.5 29.5Z'],
    ['shade', 'M61 66l13 4.5c12 4.5 17 13 17.5 29.5H68c2-11 0-24-7-34Z'],
    ['oak', 'M32 78c11 5 25 5 36-1l5 23H28Z'],
    ['shade', 'M58 80c4-.6 7-1.6 10-3l5 23H60c1-7 .5-14-2-20Z'],
    ['ink', 'M32 78l5-9M68 77l-3-9'],
  ],
  front: [
    [
      'raven',
      'M35.5 40c.8 2.5 1.8 4 3.2 4.6 1.7-.6 3.6-.6 5.3 0 3-.7 6 0 8.4 1.6 3.5-1.8 6-5.5 7.6-12.8l2 1c.4 13-2.5 20-7.4 24-4.6 3.5-10.5 3.5-14.5.5-4-3.4-5-10.4-4.6-18.9ZM41.5 49c-.6 1.7.4 2.6 3.6 2.6s4.5-.9 4-2.6c-2-1-5.5-1-7.6 0Z',
    ],
    // Bald, with a band around the brow.
    ['red', 'M35.3 26c7-3.5 18-4 26.5-.5l.3 4.5c-9-3.5-19-3.5-27 0Z'],
    ['red', 'M61.5 26c4-2 7-1 9 2-3 0-4 1-5 3-2-1-3-3-4-5Z'],
    ['light', 'M40 19c2-2.5 4-3.5 7-3.5-3 1.5-5 3-6 5Z'],
  ],
  hold: [
    // The hammer, and sparks.
    ...arm(17, 86, 'brown', 'oak'),
    ['wood', 'M14.5 53h5v30h-5Z'],
    ['iron', 'M2 38h27l3 4v8l-3 3H2Z'],
    ['shade', 'M21 38h8l3 4v8l-3 3h-8Z'],
    ['light', 'M4 40h14v3H4Z'],
    ...fist(17, 79, 'brown'),
  ],
};

/** A spinner with her distaff. */
const SPINNER: Figure = {
  face: {
    shape: 'soft',
    turn: 'right',
    skin: 'fair',
    brow: 'auburn',
    brows: 'thin',
    age: 'young',
    mouth: 'smile',
  },
  back: [['auburn', 'M32 34C30 16 37 8 48 8s18 8 16 26c1 8-1 14-5 17H37c-4-3-6-9-5-17Z']],
  body: [
    ...shoulders('green'),
    ['white', 'M33 69.5l10-3.5c4 5 12 5 16 0l8 3c-4 8-10 12-17 12s-14-4-17-11.5Z'],
    ['shade', 'M59 66l8 3c-4 8-10 12-17 12 5-4 8-9 9-15Z'],
    ['ink', 'M50 81v19'],
    ['fine', 'M46 86l8 3M54 86l-8 3M46 92l8 3M54 92l-8 3'],
  ],
  front: [
    ['auburn', 'M35 34c-2-13 3-20.5 13-20.5S63 21 61.5 34c-2-7-5-11-9.5-14-7 3-13 8-17 14Z'],
    // Braids wound around the head.
    ['auburn', 'M33 24c0-10 6-17 15-17s15.5 6.5 15.5 16.5c-3-6-8-9-15-9-7.5 0-13 3.5-15.5 9.5Z'],
    ['fine', 'M35 18l5 2M38 13l4 4M43 9.5l3 5M49 8.5l-1 6M55 10l-2.5 5M59.5 13.5l-4 4M62 18.5l-4 2'],
    ['shade', 'M56 9.5c5 2.5 7.5 7.5 7.5 14-2-4-5-6.6-8.5-8Z'],
  ],
  hold: [
    // Distaff and thread.
    ...arm(75, 86, 'green'),
    ['wood', 'M73.5 40h3.4v48h-3.4Z'],
    ['white', 'M75 28c8 4 11 14 8 26-2 6-14 6-16 0-3-12 0-22 8-26Z'],
    ['shade', 'M77 29c7 5 9 14 6 25-1 3.5-5.5 5-9 4.5 5-8 6-19 3-29.5Z'],
    ['fine', 'M69 42c4 2 9 2 13 0M68.5 50c4 2 10 2 14 0M71 35c3 1.5 6 1.5 9 0'],
    ['red', 'M67 52c5 3 12 3 17 0l-.6 4c-5 2.5-11 2.5-16 0Z'],
    ['=white', 'M68 55c-6 8-8 18-6 30'],
    ...fist(75, 82, 'fair'),
  ],
};

/** A builder in her straw hat, with trowel and brick. */
const BUILDER: Figure = {
  face: { shape: 'soft', skin: 'tan', brow: 'raven', brows: 'thin', mouth: 'calm', age: 'young' },
  back: [['raven', 'M33 30c-2 12-2 22-6 32 4 2 8 1 11-3V30ZM61 30c3 10 4 22 8 31-4 3-9 2-12-2Z']],
  body: [
    ...shoulders('azure'),
    ['white', 'M37 68.5l7-2.5c4 5 12 5 16 0l6 2-4 6c-7 4-15 4-21 0Z'],
    ['umber', 'M34 86c10-4 23-4 34 0l2 14H31Z'],
    ['ink', 'M36 86l3-14M66 86l-2-14'],
  ],
  front: [
    ['raven', 'M35.5 32c0-9 4-13 12.5-13 8 0 13 4 13 13-2-4-4-6-7-7-6 0-13 2-18.5 7Z'],
    ['straw', 'M10 29c8-4 18-5 21-8C32 10 38 4 48 4s17 6 18 17c3 3 13 4 21 8-12 4-24 3-34-1-14-2-30 5-43 1Z'],
    ['shade', 'M56 5.5C62 8 65.5 13 66 21c3 3 13 4 21 8-9 3-18 3.2-26 1.2 1-8-1-17-5-24.7Z'],
    ['red', 'M31 21c10-5 25-5 35 0l-.6-4.5C56 12 41.5 12 32 16.5Z'],
    ['fine', 'M20 26c6-1 11-2 14-3.5M16 28c10-1 19-3 27-3.5M64 24c6 1 12 2 17 4M38 9c6-2.5 14-2.5 20 0'],
  ],
  hold: [
    // The trowel, and a wall that grows.
    ['brick', 'M62 100V86h8v-7h9v-7h20v28Z'],
    ['light', 'M62 86h8v2.5h-8ZM70 79h9v2.5h-9ZM79 72h20v2.5H79Z'],
    ['fine', 'M62 93h37M70 86h29M79 79h20M75 86v7M85 79v7M90 86v7M68 93v7M82 93v7M91 72v7'],
    ...arm(20, 86, 'azure'),
    ['steel', 'M20 39l10 25c-3 3-17 3-20 0Z'],
    ['shade', 'M20 39l10 25c-1.5 1.6-5 2.3-9 2.3Z'],
    ['iron', 'M18.5 66h3.5v6h-3.5Z'],
    ['wood', 'M17.5 71h5.5v17h-5.5Z'],
    ...fist(20, 82, 'tan'),
  ],
};

/** A crowned poet, whose verses are paid in gold. */
const LEAF = 'c-4-1-6-4-6-8 4 0 6.5 3 6 8Z';
const POET: Figure = {
  face: { turn: 'right', skin: 'skin', brow: 'chestnut' },
  side: true,
  body: [
    ...shoulders('madder'),
    ['red', 'M27 69l9-3c3 4 12 4 15-1l9 3.5c4 3.5 3 8.5-2 11.5-11-3-22-3-31 1-4-3-4-8 0-12Z'],
    ['ink', 'M28 80c8-8 20-7 28-1'],
  ],
  front: mirrored(
    [
      [
        'chestnut',
        'M37.5 22c1.5-6 6-10 13-10 9 0 16 7 15.5 17-.3 8-1.5 14-4 20-3 .5-5-.5-6-3-1.5-4-2-7-4-10-1-4-2-7-4-8-4-1-8-2.5-10.5-6Z',
      ],
      ['fine', 'M44 17c6 0 12 4 15 10M58 34c1 4 1 8 0 12M62 30c1 5 0 11-1 16'],
      ['=moss', 'M38 21c8 6 18 8 29 4'],
      ['green', each(LEAF, [43, 22], [49, 24.5], [55, 26], [61, 26], [66.5, 25])],
      ['leaf', each('c0-4 3-6.5 7-6 0 4-2.5 6.5-7 6Z', [38.5, 22], [44, 25], [50, 27], [56, 28], [62, 27.5])],
    ],
    FIELD,
  ),
  hold: [
    // The book and the quill.
    ['white', 'M52 70c6-4 14-4 20-1 6-3 14-3 20 1v30H52Z'],
    ['shade', 'M72 69c6-3 14-3 20 1v30H72Z'],
    ['ink', 'M72 69v31'],
    [
      'fine',
      'M56 75c4-2 9-2 13-.5M56 79.5c4-2 9-2 13-.5M56 84c4-2 9-2 13-.5M56 88.5c4-2 9-2 13-.5M75 75c3-1.5 5-1.8 7-1.8',
    ],
    ['white', 'M82 74c-3-12-1-26 8-37 5 11 4 26-5 37Z'],
    ['fine', 'M83 80c1-15 3-27 7-38M86.5 62l4-3M85.5 56l-3-3'],
    ...fist(83, 79, 'skin'),
  ],
};

export const MAKERS: Record<number, Figure> = { 61: SMITH, 62: SPINNER, 63: BUILDER, 64: POET };
