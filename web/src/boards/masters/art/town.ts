/** Yellow: the town under the sun. A market stall, a street of houses, the cathedral. */
import { each, ellipse, poly, rays, rect, repeat, ring, type Layer } from '../../kit/art/drawing';
import { GROUND, house, tower, windows } from './scenery';

const sun = (x: number, y: number, r: number): Layer[] => [
  ['=gold', rays(x, y, r + 3, r + 8, 16, 11)],
  ['-gold', ring(x, y, r)],
  ['-straw', ring(x - 1, y - 1, r * 0.7)],
];
const SKY: Layer[] = [['-paper', rect(-10, -10, 140, 120)]];
const PAVING: Layer[] = [
  ['sand', rect(-10, GROUND, 140, 44)],
  [
    'fine',
    'M-10 73h140M-10 83h140M6 66l-6 7M34 66l-3 7M62 66v7M90 66l4 7M114 66l6 7M16 73l-6 10M48 73l-2 10M78 73l3 10M106 73l8 10',
  ],
];

const AWNING: Layer[] = [
  [
    'white',
    'M22 26h76l8 16c-2 4-8 4-10.5 0-2.5 4-8 4-10.5 0-2.5 4-8 4-10.5 0-2.5 4-8 4-10.5 0-2.5 4-8 4-10.5 0-2.5 4-8 4-10.5 0-2.5 4-8 4-10.5 0-2.5 4-8 4-10.5 0-2.5 4-8.5 4-11 0Z',
  ],
  [
    '-gold',
    'M30 26h9l-5.5 16c-2.5 4-8 4-10 0ZM48.5 26h8.5l-2.5 16c-2.5 4-8 4-10.5 0ZM66 26h9l1.5 16c-2.5 4-8 4-10.5 0ZM84 26h8l5 16c-2.5 4-8 4-10.5 0Z',
  ],
  ['shade', 'M76 26h22l8 16c-2 4-8 4-10.5 0-2.5 4-8 4-10.5 0-2.5 4-5 4-7 1.5Z'],
  ['ink', 'M22 26h76l8 16M22 26l-9 16'],
];

const I: Layer[] = [
  ...SKY,
  ...sun(106, 16, 7),
  ['-cream', 'M-10 66V46l7-6 7 6 6-9 8 9v20ZM96 66V44l8-7 8 7h6V34l6-6 6 6v32Z'],
  ...PAVING,
  ['oak', 'M21 40h2.6v28h-2.6ZM96.5 40h2.6v28h-2.6Z'],
  ['-umber', rect(23.6, 40, 73, 16)],
  // Goods above the counter.
  ['brick', 'M33 56c-3-2-3-6 0-8v-4h6v4c3 2 3 6 0 8Z'],
  ['shade', 'M37 44h2v4c3 2 3 6 0 8h-3c3-3 3-6 1-9Z'],
  ['straw', `${ellipse(54, 52, 6, 4)}${ellipse(66, 52.5, 6, 4)}`],
  ['fine', 'M50 50l3 3M54 49l3 3M62 50.5l3 3M66 49.5l3 3'],
  ['red', `${ring(80, 53, 3)}${ring(86, 53, 3)}${ring(83, 49, 3)}`],
  ['wood', rect(18, 56, 84, 12)],
  ['shade', rect(76, 56, 26, 12)],
  ['fine', 'M18 60h84M32 60v8M46 60v8M60 60v8M74 60v8M88 60v8'],
  ...AWNING,
];

const ARCHES: Layer[] = [
  ['-umber', each('v-9c0-6 8-6 8 0v9Z', [43, 66], [55, 66], [67, 66])],
  ['ink', each('v-9c0-6 8-6 8 0v9', [43, 66], [55, 66], [67, 66])],
];

const II: Layer[] = [
  ...SKY,
  ...sun(14, 18, 7),
  ...PAVING,
  ...tower(84, GROUND, 16, 47, 'brick'),
  windows(3.2, 7, [90, 32], [90, 46]),
  ...house(8, GROUND, 28, 25, 8, 'sand'),
  windows(3.6, 7, [13, 52], [21, 52], [28.5, 52]),
  ['-umber', 'M13 66v-6c0-4 7-4 7 0v6Z'],
  ...house(38, GROUND, 42, 34, 8, 'white'),
  windows(4, 8, [45, 47], [57, 47], [69, 47]),
  ['ink', 'M38 51h42'],
  ...ARCHES,
  // Cloth hung out, the sign of the guild.
  ['red', 'M43 51h8v5c-3 2-5 2-8 0ZM67 51h8v5c-3 2-5 2-8 0Z'],
  ['gold', 'M55 51h8v5c-3 2-5 2-8 0Z'],
  ...house(102, GROUND, 26, 20, 7, 'cream'),
  windows(3.6, 6, [106, 56], [114, 56]),
];

const DOME: Layer[] = [
  ['sienna', 'M39 48c0-18 12-25 23-28 11 3 23 10 23 28Z'],
  ['shade', 'M62 20c11 3 23 10 23 28H71c1-12-3-22-9-28Z'],
  ['=white', 'M62 20c-6 7-9 16-9 28M62 20c6 7 9 16 9 28M62 20c-12 5-17 15-18 28M62 20c12 5 17 15 18 28'],
  ['ink', 'M39 48c0-18 12-25 23-28 11 3 23 10 23 28'],
  ['white', 'M58.5 20.5V14h7v6.5ZM57 14l5-6 5 6Z'],
  ['gold', ring(62, 7, 1.7)],
  ['white', rect(36, 48, 52, 18)],
  ['shade', rect(72, 48, 16, 18)],
  ['ink', 'M36 51h52M48.5 51v15M62 51v15M75.5 51v15'],
  [
    '-umber',
    `${ring(42.2, 56.5, 2.4)}${ring(55.2, 56.5, 2.4)}${ring(68.8, 56.5, 2.4)}${ring(81.8, 56.5, 2.4)}`,
  ],
  ['-teal', each('h8v1.5h-8Z', [38, 62], [51, 62], [65, 62], [78, 62])],
];

const III: Layer[] = [
  ...SKY,
  ...sun(103, 30, 8),
  ...DOME,
  ...house(-6, GROUND, 26, 14, 6, 'sand'),
  ['cream', rect(17, 20, 14, 46)],
  ['shade', rect(25.5, 20, 5.5, 46)],
  ['sienna', poly(14, 21, 24, 12, 34, 21)],
  ['shade', poly(24, 12, 34, 21, 26, 21)],
  ['fine', 'M17 34h14M17 48h14'],
  ['-teal', 'M18 35.5h14v1.6H18ZM18 49.5h14v1.6H18Z'],
  windows(3, 7, [20, 31], [25.5, 31], [20, 46], [25.5, 46], [22.5, 61]),
  ...house(90, GROUND, 36, 15, 7, 'cream'),
  windows(3.6, 6, [95, 60], [103, 60], [111, 60]),
  ...PAVING,
  ['fine', repeat(40, 70, 3, 22, 0, 'h8')],
];

export const TOWN = [I, II, III] as const;
