/** Green: the land. A field with its olive tree, a farm, a villa in its garden. */
import { each, ellipse, poly, rect, repeat, type Layer } from '../../kit/art/drawing';
import { cypress, GROUND, house, tree, windows } from './scenery';

const BEHIND: Layer[] = [
  ['-mist', rect(-10, -10, 140, 90)],
  ['-meadow', 'M-10 52C10 40 26 40 44 47s32-9 52-8 26 4 34 8v40h-140Z'],
];

const FIELD: Layer[] = [
  ['leaf', 'M-10 60C16 54 40 58 62 57s44-6 68-2v55H-10Z'],
  ['-green', 'M-10 74 60 66l70 8v4L60 69-10 79ZM-10 88 60 72l70 16v6L60 76-10 96Z'],
];

const OLIVE: Layer[] = [
  [
    'oak',
    'M57 67c2-7-1-11-4-15l3-1.5 4 6 2-9h3.5l-1 9.5 4.5-5 2.5 2c-4 4-6 7-5 13 .3 2 1 3 2 4H54c1.5-1 2.6-2 3-4Z',
  ],
  ['shade', 'M62 57l2 12h5c-1-1-1.7-2-2-4-1-6 1-9 5-13l-1.5-1.2Z'],
  [
    'green',
    'M40 50c-6-1-8-8-3-11-2-6 4-10 9-8 2-6 11-8 15-4 6-3 13 0 13 6 6 0 9 7 5 11 2 5-3 9-8 7-4 4-11 3-13-1-4 4-10 4-18 0Z',
  ],
  [
    '-leaf',
    'M40 47c-3-1-4-5-1-7-1-5 3-8 7-6 2-5 9-7 13-4-6 2-8 7-7 11-4 1-6 4-6 7-2 .6-4 .3-6-1ZM62 36c2-3 6-4 9-2-4 1-5 5-4 8-3 0-6-3-5-6Z',
  ],
  ['fine', each('q2-2 4 0', [44, 44], [52, 36], [60, 45], [66, 39], [70, 47], [48, 50])],
];

const I: Layer[] = [
  ...BEHIND,
  ...cypress(98, 55, 20),
  ...cypress(105, 56, 14),
  ...FIELD,
  ['cream', rect(13, 50, 14, 11)],
  ['shade', rect(22, 50, 5, 11)],
  ['straw', poly(10, 51, 20, 41, 30, 51)],
  ['shade', poly(20, 41, 30, 51, 22, 51)],
  ['-umber', rect(17, 54, 4, 7)],
  ...OLIVE,
  // A spade in the ground.
  ['ink', 'M88 46v20M85.5 46h5'],
  ['steel', 'M84.5 63h7v5c0 3-7 3-7 0Z'],
];

const STACK: Layer[] = [
  ['straw', 'M88 67c-3-10 0-20 7-24 8 4 11 14 8 24Z'],
  ['shade', 'M96 43.5c7 4 10 14 7 23.5h-6c3-8 2-17-1-23.5Z'],
  ['ink', 'M95 43v-5'],
  ['fine', 'M90 60q5-3 11 0M89.5 53q5-3 11 0'],
];

const II: Layer[] = [
  ...BEHIND,
  ...cypress(108, 56, 18),
  ...FIELD,
  ...tree(16, 66, 10),
  ['ink', 'M-4 66v-7M4 67v-7M26 67v-6M-6 62h34'],
  // The dovecote above the farm.
  ['white', rect(42, 27, 18, 36)],
  ['shade', rect(53, 27, 7, 36)],
  ['sienna', poly(39, 28, 51, 18, 63, 28)],
  ['shade', poly(51, 18, 63, 28, 54, 28)],
  ['-umber', each('v-2.5c0-2 3-2 3 0v2.5Z', [45, 35], [49.5, 35], [54, 35])],
  ['ink', 'M44 35.5h14'],
  ...house(30, GROUND, 50, 18, 8),
  windows(3.4, 6, [35, 57], [44, 57], [73, 57]),
  ['-umber', 'M56 66v-8c0-4.5 9-4.5 9 0v8Z'],
  ['ink', 'M56 66v-8c0-4.5 9-4.5 9 0v8'],
  ['fine', 'M33 62h8M69 52h4M47 51h4'],
  ...STACK,
];

const VILLA: Layer[] = [
  ...house(22, GROUND, 76, 22, 7, 'white'),
  ...house(42, GROUND, 36, 31, 8, 'white'),
  ['-umber', each('v-9c0-6.5 7-6.5 7 0v9Z', [46, 66], [56.5, 66], [67, 66])],
  ['ink', 'M42 51.5h36M45 66V52M54.7 66V52M65.3 66V52M75 66V52'],
  windows(3.4, 6, [47.5, 46], [58.3, 46], [69, 46], [26, 54], [34, 54], [83, 54], [91, 54]),
  ['-umber', each('h4v4h-4Z', [25.7, 59], [33.7, 59], [82.7, 59], [90.7, 59])],
  ['gold', 'M60 27.5v-7M60 20.5l5 1.7-5 1.8Z'],
];

const GARDEN: Layer[] = [
  ['leaf', 'M-10 64h140v46H-10Z'],
  ['cream', poly(54, 66, 66, 66, 76, 110, 44, 110)],
  ['green', poly(14, 70, 48, 70, 43, 82, 4, 82)],
  ['green', poly(106, 70, 72, 70, 77, 82, 116, 82)],
  ['-leaf', `${ellipse(28, 76, 9, 3)}${ellipse(92, 76, 9, 3)}`],
  ['red', `${ellipse(28, 75.6, 2.4, 1.3)}${ellipse(92, 75.6, 2.4, 1.3)}`],
  ['fine', repeat(56, 72, 3, 0, 5, 'h8')],
];

const III: Layer[] = [
  ...BEHIND,
  ...cypress(8, 66, 38),
  ...cypress(112, 66, 38),
  ...VILLA,
  ...cypress(17, 67, 30),
  ...cypress(103, 67, 30),
  ...GARDEN,
];

export const LAND = [I, II, III] as const;
