/** Faces and hands for portraits, on a field of 96. A head looks to the left; one that looks to the right is its
 * mirror image, but the light comes from the left for both. */
import { ellipse, mirrored, moved, type Layer, type Tone } from './drawing';
import type { Pigment } from './pigments';

export const FIELD = 96;

export interface Face {
  /** The outline: of a man, of a woman, of somebody stout, of somebody old and lean. */
  shape?: 'strong' | 'soft' | 'round' | 'gaunt';
  turn?: 'left' | 'right';
  skin?: Pigment;
  /** The pigment of the brows. */
  brow?: Pigment;
  brows?: 'thin' | 'thick' | 'raised';
  mouth?: 'calm' | 'smile' | 'firm' | 'none';
  age?: 'young' | 'grown' | 'old';
  nose?: 'straight' | 'hooked' | 'snub' | 'broad';
  cheeks?: boolean;
  /** Whether an ear is seen. */
  ear?: boolean;
}

const OUTLINES: Record<NonNullable<Face['shape']>, string> = {
  strong:
    'M36 24c-.6 4-.8 7-1.2 10-1 3.2-.6 6 .8 8.6.4 4.4 1.4 8.2 3.8 11.2 2.2 2.8 6 3.8 9.2 3 6.2-1.6 11.2-6.8 12.6-13.6L62 30C61.6 19 55 13.5 48 13.5S37 17 36 24Z',
  soft: 'M36.5 25c-.8 3-1 6-1.4 9-.6 3 0 6 1.2 8.6.8 4.4 2.4 8 5 10.6 2 2 5 2.4 7.4 1.2 5.6-2.6 9.8-7.4 11.3-13.4L60.5 30C60 20 54.5 15 48 15s-10.5 4-11.5 10Z',
  round:
    'M35.5 25c-.8 3-1 6-1.3 9-1.4 3.4-1.4 7 0 10 .6 5 3 9.6 7.4 12 3.6 1.9 8 1.6 11.4-.4 5.4-3 9.2-7.6 10-13.6L62.5 30C62 19 55.5 14 48 14s-11.5 5-12.5 11Z',
  gaunt:
    'M36 24c-.6 4-.8 7-1.2 10-.8 3 0 5.8 1.6 8-.2 4.6 1 9 3.6 12.4 2 2.6 5.6 3.4 8.6 2.2 5-2 8.4-7 10-13L62 30C61.6 19 55 13.5 48 13.5S37 17 36 24Z',
};
const EAR = 'M60 33.5c2.8-2 5-.4 4.6 3-.4 3.6-2.6 6-5.2 5.5Z';
const NECK = 'M45 50v16c3 4.5 13 4.5 16 0V42Z';
const UNDER_CHIN = 'M45 56.5c6 2 12-1.5 16-9v10c-4 4.5-10 6.5-16 5Z';
/** The side of the head away from the light: the near cheek, or the far one in a mirror image. */
const NEAR_SHADE =
  'M62 30c-.4-11-6-15.5-11-16.4C57 20 58.5 32 56.5 42c-1 5.5-4 10.5-8 14.3 6.3-1.6 11.3-6.3 12.7-13.1Z';
const FAR_SHADE =
  'M36.5 24.5c-.6 3.5-1 6.5-1.4 9.5-.9 3-.5 6 .9 8.6.4 4 1.6 7.6 4 10.6 1.6 2 4 3 7 3-4.5-2.5-7-6.5-7.5-12-.5-6-.6-11 .5-17Z';
const NOSES = {
  straight: 'M45.3 33.5c-.6 3.6-2.6 6.8-3.9 9.5-.7 1.6.4 2.5 2.4 2.5 1 0 1.8-.2 2.4-.8',
  hooked: 'M45.4 33c-.4 2.6-1.4 4.2-3 6-2 2.3-2.8 4-2 5.2.6.9 2 .9 3.2.6.9.2 1.7 0 2.3-.7',
  snub: 'M45 35.5c-.5 2.6-1.7 4.8-2.8 6.2-.9 1.5-.1 2.5 1.6 2.6 1 .1 1.8-.2 2.3-.8',
  broad: 'M45.3 34c-.8 3.4-2.6 6.2-4.2 8.6-1.1 1.9.1 3.2 2.5 3l2 .4c1.3.1 2.3-.4 2.7-1.4',
};
const BROWS = {
  thin: 'M37.8 31.6c1.6-1.5 3.8-1.6 5.6-.7M48.3 30.9c2.2-1.4 5.2-1.3 7.3.6',
  thick: 'M37.6 31.8c1.8-1.7 4-1.7 6-.5M48 31.2c2.4-1.7 5.7-1.5 8 .6',
  raised: 'M37.6 30.6c1.7-2 4-2.1 5.8-1M48.3 29.6c2.2-1.9 5.3-1.8 7.3.4',
};
const MOUTHS = {
  calm: 'M41.3 49.7c2.2.8 4.8.7 7.2-.5',
  smile: 'M40.8 48.8c2.4 2 6 1.9 8.7-.6',
  firm: 'M41.2 50c2.2-.4 4.8-.4 7.3 0',
  none: '',
};

/** The neck, to be painted before the clothes. */
export const neck = ({ turn = 'left', skin = 'skin' }: Face): Layer[] =>
  turned(turn, [
    [skin, NECK],
    ['shade', UNDER_CHIN],
  ]);

/** The head without hair. */
export function head(face: Face): Layer[] {
  const { shape = 'strong', turn = 'left', skin = 'skin', brow = 'chestnut', brows = 'thick' } = face;
  const { mouth = 'calm', age = 'grown', nose = 'straight', cheeks = true, ear = true } = face;
  const outline = OUTLINES[shape];
  const layers: Layer[] = [];
  if (ear) layers.push([skin, EAR], ['fine', 'M61.5 36c1.3-.6 2 .2 1.6 2']);
  layers.push([skin, outline], ['shade', turn === 'left' ? NEAR_SHADE : FAR_SHADE]);
  if (cheeks) layers.push(['-blush', `${ellipse(52.5, 44.5, 3.8, 2.6)}${ellipse(38.6, 44.5, 2, 2.4)}`]);
  // Eyes: the white, the iris, the lid.
  layers.push(
    [
      '-white',
      'M38.2 36.2c1.3-2.1 4-2.2 5.4 0-1.4 1.5-4 1.5-5.4 0ZM48.6 36.2c1.5-2.4 5-2.5 6.8 0-1.8 1.7-5 1.7-6.8 0Z',
    ],
    ['-black', `${ellipse(40.5, 35.8, 1.35, 1.45)}${ellipse(51.5, 35.7, 1.5, 1.6)}`],
    ['ink', 'M37.9 36c1.5-2.4 4.4-2.4 5.9.1M48.3 36c1.7-2.6 5.4-2.7 7.4.2'],
    ['ink', NOSES[nose]],
    [`=${brow}` as Tone, BROWS[brows]],
  );
  if (brows === 'thick') layers.push([`=${brow}` as Tone, BROWS.thin]);
  if (mouth !== 'none') layers.push(['=madder', MOUTHS[mouth]], ['fine', 'M43.2 52.6c1.3.5 2.8.4 4-.2']);
  if (age !== 'young') layers.push(['fine', 'M49.3 46c1.3.8 2 1.8 2.2 3.2']);
  if (age === 'old') {
    layers.push([
      'fine',
      'M39 39.5c1.4.9 3 .9 4.2.2M49.5 39.8c1.7 1 3.8 1 5.4 0M40 26c4-1.4 9-1.4 13 0M39.5 22.6c5-1.6 10-1.6 15 0M57 34l2.5-1M57 36.5l2.5.3',
    ]);
  }
  layers.push(['ink', outline]);
  return turned(turn, layers);
}

/** The same for both sexes, seen from the side, with the neck. */
const PROFILE =
  'M37 22c-1.2 3-1.8 6-2 8.8.5 1.4.3 2.4-.5 4l-3.9 6.3c-.7 1.3-.1 1.9 1.3 2.1l1.2.4-.5 2.3c-.4.8-.1 1.2.5 1.5-.6.6-.8 1.2-.2 2l.6.8c-.6 2.2-.3 4.2 1.6 5 2.5 1 6.3.2 9.9-1.4V66c3 4 12 4 15 0V44c3-4 4.5-9 4-15C63.4 19 57 14 49.5 14S38.2 18 37 22Z';

export function profile({ turn = 'left', skin = 'skin', brow = 'chestnut' }: Face): Layer[] {
  return turned(turn, [
    [skin, PROFILE],
    [
      'shade',
      turn === 'left'
        ? 'M64 29c-.6-10-7-15-14-15 6 7 8 18 4 28-1.5 4-4 9-9 11.6V66c3 4 12 4 15 0V44c3-4 4.5-9 4-15Z'
        : 'M45 53.8c-3.6 1.6-7.4 2.4-9.9 1.4-1.9-.8-2.2-2.8-1.6-5l3.5.6c2 2.8 8 1 12-1.8l2 17c-2.5.5-5 .2-6 0Z',
    ],
    ['-blush', ellipse(43, 44.5, 3.6, 2.6)],
    ['-white', 'M37 35.4c1-1.7 3-2 4.5-.6-1 1.4-3.2 1.6-4.5.6Z'],
    ['-black', ellipse(38.5, 35, 1.2, 1.4)],
    ['ink', 'M36.7 35.3c1-2 3.4-2.3 5-.6'],
    [`=${brow}` as Tone, 'M36.2 31c1.7-1.7 4.2-1.7 6.2-.4'],
    ['fine', 'M35.3 43.2c.6-1 1.7-.9 2.2.1'],
    ['=madder', 'M33.5 47.7c1.6.2 3.2.3 4.7 0'],
    ['ink', PROFILE],
  ]);
}

/** A closed hand around something upright; `x` and `y` are its middle. */
export const fist = (x: number, y: number, skin: Pigment = 'skin'): Layer[] => [
  [skin, `M${x - 5.5} ${y - 1}c-.5-3.5 2-5.5 5.5-5.5s6 1.5 6 5-1 7.5-5.5 7.5-5.6-3-6-7Z`],
  ['fine', `M${x - 4.5} ${y - 2.5}h5.5M${x - 5} ${y + 0.5}h6M${x - 4} ${y + 3.3}h5`],
  ['shade', `M${x + 2} ${y - 6}c2.5.5 4 2 4 5s-1 7-5 7.5c1.5-4 2-8 1-12.5Z`],
];

/** A forearm from the bottom of the picture up to a hand at `x`, `y`. */
export const arm = (x: number, y: number, sleeve: Pigment, cuff: Pigment = 'white'): Layer[] => [
  [sleeve, `M${x - 9} 100l2.5-${96 - y - 8}h13l4.5 ${96 - y - 8}Z`],
  ['shade', `M${x + 2} ${y + 12}h4.5l4.5 ${88 - y}h-8Z`],
  [cuff, `M${x - 6.5} ${y + 6}h12.5l1 4.5h-14Z`],
];

const turned = (turn: 'left' | 'right', layers: Layer[]): Layer[] =>
  turn === 'left' ? layers : mirrored(layers, FIELD);

/** Somebody half-length. */
export interface Figure {
  face: Face;
  /** Seen from the side. */
  side?: boolean;
  /** Behind the head: hair, a veil. */
  back?: readonly Layer[];
  /** Clothes. */
  body: readonly Layer[];
  /** On the head: hair, beard, hat. */
  front: readonly Layer[];
  /** In the hands. */
  hold?: readonly Layer[];
}

/** Clothes are drawn for a long neck; this is how far they are pulled up. */
const COLLAR = -5;

export const figure = ({ face, side, back = [], body, front, hold = [] }: Figure): Layer[] => [
  ...back,
  ...(side ? profile(face) : neck(face)),
  ...moved(body, 0, COLLAR),
  ...(side ? [] : head(face)),
  ...front,
  ...hold,
];
