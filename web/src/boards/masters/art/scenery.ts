/** What the scenes on the development cards are built of. A scene is 120 wide and 100 high; people look at the strip
 * between 24 and 62, which no figure of a card covers, and everything stands on the ground at 66. */
import { each, poly, rect, type Layer } from '../../kit/art/drawing';

export const GROUND = 66;

/** A cypress, upright like a flame. */
export const cypress = (x: number, base: number, height: number): Layer[] => {
  const w = height * 0.15;
  const top = base - height;
  return [
    ['umber', rect(x - 0.8, base - 3, 1.6, 3)],
    [
      'moss',
      `M${x} ${top}C${x - w * 1.5} ${top + height * 0.45} ${x - w * 1.3} ${base - 2} ${x} ${base - 2}S${x + w * 1.5} ${top + height * 0.45} ${x} ${top}Z`,
    ],
    [
      '-green',
      `M${x - 0.4} ${top + 4}C${x - w * 1.1} ${top + height * 0.5} ${x - w} ${base - 4} ${x - 0.6} ${base - 4}Z`,
    ],
  ];
};

/** A tree with a round crown. */
export const tree = (x: number, base: number, r: number): Layer[] => {
  const y = base - r * 1.9;
  return [
    ['oak', `M${x - 1.3} ${base}l.5-${r}h1.8l.4 ${r}Z`],
    [
      'green',
      `M${x - r} ${y + 1}c-.6-${r * 0.7} ${r * 0.5}-${r * 1.15} ${r}-${r}c${r * 0.7}-.4 ${r * 1.2} ${r * 0.5} ${r} ${r}c0 ${r * 0.75}-${r * 0.5} ${r * 0.8}-${r} ${r * 0.8}s-${r}-.1-${r}-${r * 0.8}Z`,
    ],
    [
      '-leaf',
      `M${x - r * 0.75} ${y + 0.5}c0-${r * 0.6} ${r * 0.5}-${r * 0.8} ${r * 0.9}-${r * 0.7}c-${r * 0.4} ${r * 0.3}-${r * 0.3} ${r * 0.9}-${r * 0.4} ${r}c-${r * 0.3} 0-${r * 0.5} 0-${r * 0.5}-${r * 0.3}Z`,
    ],
  ];
};

/** A house seen from its long side: walls in the light, the right end in the shade. */
export const house = (
  x: number,
  base: number,
  w: number,
  h: number,
  roof: number,
  wall: 'cream' | 'white' | 'sand' | 'stone' = 'cream',
): Layer[] => [
  [wall, rect(x, base - h, w, h)],
  ['shade', rect(x + w * 0.7, base - h, w * 0.3, h)],
  [
    'sienna',
    poly(x - 2, base - h, x + 2.5, base - h - roof, x + w - 2.5, base - h - roof, x + w + 2, base - h),
  ],
  [
    'shade',
    poly(
      x + w * 0.68,
      base - h,
      x + w * 0.66,
      base - h - roof,
      x + w - 2.5,
      base - h - roof,
      x + w + 2,
      base - h,
    ),
  ],
  ['fine', `M${x} ${base - h - roof / 2}h${w}`],
];

/** A tower with battlements. */
export const tower = (
  x: number,
  base: number,
  w: number,
  h: number,
  wall: 'stone' | 'sand' | 'cream' | 'brick' = 'stone',
): Layer[] => {
  const top = base - h;
  const tooth = (w + 4) / 5;
  return [
    [wall, rect(x, top, w, h)],
    ['shade', rect(x + w * 0.62, top, w * 0.38, h)],
    [wall, `M${x - 2} ${top + 4}v-6.5h${tooth}v2.5h${tooth}v-2.5h${tooth}v2.5h${tooth}v-2.5h${tooth}v6.5Z`],
    ['shade', rect(x + w * 0.62, top, w * 0.38 + 2, 4)],
  ];
};

/** Dark windows, upright. */
export const windows = (w: number, h: number, ...places: [x: number, y: number][]): Layer => [
  '-umber',
  each(`v-${h - w / 2}c0-${w * 0.7} ${w}-${w * 0.7} ${w} 0v${h - w / 2}Z`, ...places),
];
