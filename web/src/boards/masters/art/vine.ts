/** Purple: the vine. Grapes on their stakes, the press and its barrel, a castle above the vineyards. */
import { each, ellipse, poly, rect, repeat, ring, type Layer } from '../../kit/art/drawing';
import { cypress, GROUND, tower, windows } from './scenery';

const SKY: Layer[] = [
  ['-dusk', rect(-10, -10, 140, 120)],
  ['-lilac', 'M-10 56C12 44 30 46 50 51s40-8 80 1v40h-140Z'],
];
const SOIL: Layer[] = [
  ['sand', rect(-10, GROUND, 140, 44)],
  ['fine', repeat(-6, 72, 5, 28, 0, 'q7-3 14 0') + repeat(6, 84, 5, 26, 0, 'q7-3 14 0')],
];

/** A vine leaf with five points. */
const leaf = (x: number, y: number): string =>
  `M${x} ${y}c-2-3-6-3-7 0-3-1-5 2-3 4-3 2-2 6 2 6 0 3 4 4 6 2 2 3 6 1 6-2 4 0 5-4 2-6 2-3 0-6-3-5 0-3-2-3-3 1Z`;

/** A bunch of grapes: rows of berries, from the widest to one. */
const bunch = (x: number, y: number, r: number, rows: number[]): Layer[] => {
  const berries = rows.flatMap((count, row) =>
    Array.from(
      { length: count },
      (_, i) => [x + (i - (count - 1) / 2) * r * 1.75, y + row * r * 1.5] as const,
    ),
  );
  return [
    ['plum', berries.map(([bx, by]) => ring(bx, by, r)).join('')],
    ['-lilac', berries.map(([bx, by]) => ring(bx - r * 0.3, by - r * 0.3, r * 0.35)).join('')],
  ];
};

const STAKES: Layer[] = [
  ['oak', each('h3v44h-3Z', [12, 26], [104, 26])],
  ['ink', 'M-10 34h140M-10 52h140'],
];

const I: Layer[] = [
  ...SKY,
  ...SOIL,
  ...STAKES,
  [
    'oak',
    'M57 78c1-8 2-14 1.5-22C58 46 50 38 34 35.5l.5-2.5C48 34 57 38 60 44c3-6 12-10 26-11l.5 2.5C72 37 64 44 63 54c-.5 8 0 16 1.5 24Z',
  ],
  ...bunch(60, 36, 3.7, [3, 4, 3, 2, 1]),
  ...bunch(34, 38, 2.9, [3, 2, 1]),
  ...bunch(88, 38, 2.9, [3, 2, 1]),
  ['green', leaf(46, 24) + leaf(77, 24) + leaf(23, 29) + leaf(99, 29)],
  ['leaf', leaf(62, 22)],
  ['fine', 'M46 27l-1 6M77 27l-1 6M62 25l-1 6M23 32v5M99 32v5'],
];

/** A barrel that lies on its side, seen from its end. */
const barrel = (x: number, y: number, r: number): Layer[] => [
  ['wood', `M${x} ${y - r}h${r * 1.3}c${r * 0.9} ${r * 0.5} ${r * 0.9} ${r * 1.5} 0 ${r * 2}h-${r * 1.3}Z`],
  [
    'shade',
    `M${x} ${y + r * 0.2}h${r * 1.9}c0 ${r * 0.4}-${r * 0.2} ${r * 0.7}-${r * 0.6} ${r * 0.8}h-${r * 1.3}Z`,
  ],
  ['ink', `M${x + r * 0.9} ${y - r}c${r * 0.7} ${r * 0.5} ${r * 0.7} ${r * 1.5} 0 ${r * 2}`],
  ['wood', ring(x, y, r)],
  ['straw', ring(x, y, r * 0.78)],
  [
    'fine',
    `M${x - r * 0.4} ${y - r * 0.65}v${r * 1.3}M${x} ${y - r * 0.78}v${r * 1.56}M${x + r * 0.4} ${y - r * 0.65}v${r * 1.3}`,
  ],
  ['shade', `M${x + r * 0.3} ${y - r * 0.72}a${r * 0.78} ${r * 0.78} 0 0 1 0 ${r * 1.44}Z`],
];

const PRESS: Layer[] = [
  ['oak', rect(22, 24, 44, 6)],
  ['oak', each('h5v40h-5Z', [24, 28], [59, 28])],
  ['shade', each('h2v36h-2Z', [27, 30], [62, 30])],
  ['iron', rect(42, 20, 4, 24)],
  ['fine', repeat(42, 31, 5, 0, 3, 'l4-1.5')],
  ['ink', 'M30 20.5h28'],
  ['wood', rect(33, 42, 22, 4)],
  ['wood', 'M31 48h26l-1.5 18h-23Z'],
  ['shade', 'M48 48h9l-1.5 18h-8Z'],
  ['ink', 'M31 53h26M32 61h24'],
  ['fine', 'M36 48v18M40.5 48v18M45 48v18M49.5 48v18'],
  ['-plum', each('q2 3 0 5q-2-2 0-5Z', [38, 64], [49, 64])],
  ['oak', rect(18, 66, 52, 5)],
];

const II: Layer[] = [
  ...SKY,
  ...SOIL,
  ...PRESS,
  ...barrel(88, 55, 13),
  ['plum', 'M68 62h9l-1 8h-7Z'],
  ['ink', 'M67.5 62h10'],
  ['umber', rect(78, 66, 38, 4)],
  ...bunch(14, 58, 2.6, [3, 2, 1]),
];

const ROWS: Layer[] = [
  ['olive', 'M-10 70C20 58 44 52 60 52s44 8 70 18v40H-10Z'],
  [
    '=moss',
    'M-6 76C20 66 40 62 60 62s40 4 68 14M-6 86c30-10 48-12 66-12s40 3 68 13M-6 97c30-9 48-11 66-11s40 3 68 12',
  ],
  [
    '-plum',
    [...Array(7).keys()].map((i) => ring(12 + i * 16, [70.5, 65.5, 63, 62.5, 63, 65, 69][i]!, 1.5)).join(''),
  ],
];

const CASTLE: Layer[] = [
  ...tower(56, 50, 15, 36, 'sand'),
  ['sand', rect(34, 34, 52, 24)],
  ['shade', rect(70, 34, 16, 24)],
  ['sand', 'M34 36v-5h4v2.5h4V31h4v2.5h4V31h4v2.5h4V31h4v2.5h4V31h4v2.5h4V31h4v2.5h4V31h4v5Z'],
  ...tower(26, 60, 13, 34, 'stone'),
  ...tower(82, 60, 13, 34, 'stone'),
  ['plum', poly(23, 23, 32.5, 12, 42, 23)],
  ['plum', poly(79, 23, 88.5, 12, 98, 23)],
  ['shade', poly(32.5, 12, 42, 23, 34, 23)],
  ['shade', poly(88.5, 12, 98, 23, 90, 23)],
  ['-umber', 'M55 58V48c0-6 10-6 10 0v10Z'],
  windows(3, 7, [31, 37], [87, 37], [62, 28], [44, 46], [74, 46]),
  ['red', 'M63.5 11V4l10 2.5-10 2.5'],
];

const III: Layer[] = [
  ...SKY,
  ['olive', 'M-10 64C10 58 24 50 36 50h50c14 0 26 8 44 14v20H-10Z'],
  ...CASTLE,
  ...cypress(16, 62, 20),
  ...cypress(106, 62, 20),
  ...ROWS,
  ['fine', `${ellipse(60, 74, 1, 1)}`],
];

export const VINE = [I, II, III] as const;
