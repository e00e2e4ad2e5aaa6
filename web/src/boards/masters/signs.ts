/** Silhouettes on a field of 24: one for every kind of thing, so that no colour is needed to tell them apart. */
import type { Colour, MarbleName } from './view';

export const LATIN_CROSS = 'M10 2h4l-.6 6.4L20 7.8v4.4l-6.6-.6L14.5 22h-5l1.1-10.4L4 12.2V7.8l6.6.6z';
export const SHIELD =
  'M4 3.5c2.8 0 5.6-.3 8-1.5 2.4 1.2 5.2 1.5 8 1.5V11c0 5.3-3.3 8.8-8 11-4.7-2.2-8-5.7-8-11z';

/** What is cut into a marble. */
export const MARBLE_GLYPHS: Record<MarbleName, string> = {
  white: 'M12 5a7 7 0 1 1 0 14 7 7 0 0 1 0-14Zm0 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z',
  blue: SHIELD,
  grey: 'M3.5 6.5h17v11h-17zM12 6.5v5.5M3.5 12h17M8 12v5.5M16 12v5.5',
  yellow: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 7.5v9M9 10l3-3 3 3',
  purple: 'M12 3a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9ZM4 21c.4-5 3.5-7.5 8-7.5s7.6 2.5 8 7.5z',
  red: LATIN_CROSS,
};

/** The signs of the four kinds of development cards: leaf, drop, sun, grapes. */
export const COLOUR_SIGNS: Record<Colour, string> = {
  green: 'M20.5 3.5C10 3 4 8 4.5 16.5L3 21l1.6.4 1.5-3.2c8.9.8 14.4-5 14.4-14.7ZM7 16c3-4.5 6-7 10-9',
  blue: 'M12 2.5c4 5.3 6.8 8.8 6.8 12.5a6.8 6.8 0 0 1-13.6 0c0-3.7 2.8-7.2 6.8-12.5Z',
  yellow:
    'M12 7.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9ZM12 1.5l1.5 4h-3zM12 22.5l-1.5-4h3zM1.5 12l4-1.5v3zM22.5 12l-4 1.5v-3zM4.6 4.6l3.9 1.8-2.1 2.1zM19.4 19.4l-3.9-1.8 2.1-2.1zM4.6 19.4l1.8-3.9 2.1 2.1zM19.4 4.6l-1.8 3.9-2.1-2.1z',
  purple:
    'M12 2.5c1.8 0 3.4.8 4.5 2l-4 2.5L12 8l-.5-1zM7 7.5a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2ZM12.2 8.5a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2ZM17.3 7.5a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2ZM9.5 12.7a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2ZM14.8 12.7a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2ZM12.1 17a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2Z',
};
