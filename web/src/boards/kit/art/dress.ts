/** Shoulders, hair and beards that several portraits have, for heads of `people.ts`. */
import type { Layer } from './drawing';
import type { Pigment } from './pigments';

/** Shoulders in a robe, with the shade on the right. */
export const shoulders = (robe: Pigment): Layer[] => [
  [robe, 'M5 100c1-17 9-25 24-29.5l14-4.5c3 5 15 5 18 0l13 4.5c11 4.5 16.5 13 17 29.5Z'],
  ['shade', 'M61 66l13 4.5c11 4.5 16.5 13 17 29.5H66c3-11 1-24-5-34Z'],
];

/** Hair to the shoulders, behind the head. */
export const LONG =
  'M32 32C30 16 37 8 48.5 8S67 16 65 32c2 12 3 22 6 32-6 3-12 3-14 1L40 64c-4 3-10 2-14-1 4-10 5-20 6-31Z';
/** Hair to the chin. */
export const BOB =
  'M32 30C30 16 37 8 48.5 8S67 16 65 30c2 10 2 18 1 23-5 2-9 0-9-4l-17 1c0 4-4 5-8 3-1-5-1-14 0-23Z';
/** Hair over the forehead, parted in the middle. */
export const PARTED = 'M34.5 34c-2-13 4-21 13.5-21s15 8 14.5 21c-2-7-6-12-13-15.5-7 2.5-12 7.5-15 15.5Z';
/** A beard around the mouth, for a head that looks to the left. */
export const BEARD =
  'M35 38c.6 3 1.3 5 2.6 6.2 1.4-.9 3.3-1 5-.4 2.7-.8 5.7-.6 8 1 4-1 7-4.5 8.5-10.5l2.9-1c.6 13-2 21-7 25.5-4.6 3.5-10.5 3.5-14.5.5C35.5 54.5 34.3 46 35 38ZM41.5 48.6c-.6 1.9.4 3 3.6 3s4.5-1 4-3c-2-1.2-5.5-1.2-7.6 0Z';
/** A long beard that falls on the breast. */
export const LONG_BEARD =
  'M35 38c.6 3 1.3 5 2.6 6.2 1.4-.9 3.3-1 5-.4 2.7-.8 5.7-.6 8 1 4-1 7-4.5 8.5-10.5l2.9-1c1 14 1 24-2.5 33-3 7-7 12-12 14.5-6-3-11-9-12.5-17-1.5-8-1-18-.5-25.8ZM41.5 48.6c-.6 1.9.4 3 3.6 3s4.5-1 4-3c-2-1.2-5.5-1.2-7.6 0Z';
export const MOUSTACHE =
  'M44.5 46.4c-2.6-.8-5.6.2-7 3.2 2.3.6 5 .4 7-1 2.6 1.6 6.3 2 9.5.6-1.8-3-6-4-9.5-2.8Z';
