/** The sixteen leaders, each with a face, a headdress and clothes of its own; drawn on a field of 64. A part is a
 * path and its pigment; `back` lies behind the face, `front` before it. */
export interface Portrait {
  skin?: string;
  robe: string;
  collar: string;
  back: [path: string, pigment: string][];
  front: [path: string, pigment: string][];
}

const HAIR = 'var(--m-umber-19b)';
const BLOND = 'var(--m-ochre-54)';
const GREY = 'var(--m-straw-68c)';
const INK = 'var(--m-umber-10b)';
const GOLD = 'var(--m-ochre-59)';
const RED = 'var(--m-red-39)';
const BLUE = 'var(--m-blue-37)';
const GREEN = 'var(--m-green-33)';
const WHITE = 'var(--m-straw-90)';
const STEEL = 'var(--m-grey-69)';
const PLUM = 'var(--m-purple-34)';
const LEATHER = 'var(--m-umber-33b)';

const BOB = 'M20 26c-2-12 6-17 12-17s14 5 12 17c2 6 2 10 0 13-4 1-5-2-5-5H25c0 3-1 6-5 5-2-3-2-7 0-13Z';
const LONG = 'M19 27c-2-13 6-18 13-18s15 5 13 18c2 9 4 15 3 21H16c-1-6 1-12 3-21Z';
const FRINGE = 'M22 26c0-7 4-10 10-10s10 3 10 10c-2-4-5-6-10-6s-8 2-10 6Z';
const PARTING = 'M21.5 29c-1-9 4-13 10.5-13s11.5 4 10.5 13c-1.5-5-5-8-10.5-10-5.5 2-9 5-10.5 10Z';
const MOUSTACHE = 'M26 35.5c2-2 4-2 6-.5 2-1.5 4-1.5 6 .5-2 1-4 1-6 .2-2 .8-4 .8-6-.2Z';
const BEARD = 'M22 30c.5 5 2 6 4 5.5 3-1.5 9-1.5 12 0 2 .5 3.5-.5 4-5.5 1 9-2 16-10 16s-11-7-10-16Z';
const LONG_BEARD =
  'M22 30c.5 5 2 6 4 5.5 3-1.5 9-1.5 12 0 2 .5 3.5-.5 4-5.5 2 10 1 24-10 27-11-3-12-17-10-27Z';

export const PORTRAITS: Record<number, Portrait> = {
  // Discounts
  49: {
    robe: GREEN,
    collar: WHITE,
    back: [['M43 18c8 1 9 12 6 28l-6-1c2-11 1-18-3-22z', RED]],
    front: [
      ['M17.5 24c-2-9 6-15 14.5-15s16.5 6 14.5 15c-5-4.5-24-4.5-29 0Z', RED],
      ['M19 23c6-5 20-5 26 0-6-2.5-20-2.5-26 0Z', 'var(--m-red-28)'],
    ],
  },
  50: {
    robe: STEEL,
    collar: 'var(--m-grey-46)',
    back: [],
    front: [
      ['M19.5 30c-3-14 4.5-22 12.5-22s15.5 8 12.5 22l-3.5 3c.5-8-2-11-9-11s-9.5 3-9 11z', STEEL],
      ['M30.7 8.5h2.6V22h-2.6zM19.5 25h4v2.5h-4zM40.5 25h4v2.5h-4z', 'var(--m-grey-39)'],
      ['M32 8c3-5 9-5 12-2-4 0-7 2-9 5z', RED],
    ],
  },
  51: {
    robe: LEATHER,
    collar: WHITE,
    back: [],
    front: [
      [BEARD, HAIR],
      ['M20 22l2.5-11 9.5-5 9.5 5L44 22c-8-3.5-16-3.5-24 0Z', WHITE],
      ['M22.5 11 32 14.5 41.5 11 32 20z', 'var(--m-straw-76b)'],
    ],
  },
  52: {
    robe: INK,
    collar: GOLD,
    back: [[BOB, GREY]],
    front: [
      ['M15 21c0-8 8-11.5 17-11.5S49 13 49 21c-7-3-27-3-34 0Z', INK],
      ['M19 20.5c6-2 20-2 26 0l-.4 2.5c-6-2-19-2-25.2 0z', 'var(--m-umber-28b)'],
    ],
  },
  // Depots
  53: {
    robe: PLUM,
    collar: 'var(--m-purple-23)',
    back: [],
    front: [
      [LONG_BEARD, WHITE],
      [MOUSTACHE, WHITE],
      ['M22 22c0-8 4-11 10-11s10 3 10 11c-6-3-14-3-20 0Z', RED],
    ],
  },
  54: {
    robe: RED,
    collar: WHITE,
    back: [['M15 22C13 9 22 3 32 3s19 6 17 19c-1 6-5 8-8 8H23c-3 0-7-2-8-8Z', GOLD]],
    front: [
      ['M22 27c0-8 4-11 10-11s10 3 10 11c-3-6-6-7-10-7s-7 1-10 7Z', HAIR],
      ['M18 12l5 5M26 6l2 7M38 6l-2 7M46 12l-5 5M17 20l5 1M47 20l-5 1', 'var(--m-ochre-33)'],
    ],
  },
  55: {
    robe: BLUE,
    collar: GOLD,
    back: [[BOB, HAIR]],
    front: [
      [MOUSTACHE, HAIR],
      ['M18 22c1-8 8-11 15-11s12 4 13 10c-9-3-18-2-28 1Z', BLUE],
      ['M42 17C46 7 53 4 58 6c-4 2-3 6-8 8 1 3-3 5-8 5z', WHITE],
    ],
  },
  56: {
    robe: BLUE,
    collar: BLUE,
    back: [['M17 28C14 13 22 7 32 7s18 6 15 21c2 12 4 20 4 27H13c0-7 2-15 4-27Z', WHITE]],
    front: [
      [PARTING, BLOND],
      ['M21 21c6-4 16-4 22 0l-.3 2.2c-6-4-15.4-4-21.4 0zM30.5 17.5 32 15l1.5 2.5L32 20z', GOLD],
    ],
  },
  // White marbles
  57: {
    robe: 'var(--m-umber-43)',
    collar: GREEN,
    back: [[BOB, BLOND]],
    front: [
      [FRINGE, BLOND],
      ['M22.5 17c0-6 4-9 9.5-9s9.5 3 9.5 9c-5-2.5-14-2.5-19 0Z', GREEN],
    ],
  },
  58: {
    robe: PLUM,
    collar: GOLD,
    back: [[LONG, HAIR]],
    front: [
      [PARTING, HAIR],
      ['M21 18 20 8l6 5 6-7 6 7 6-5-1 10c-6-3-16-3-22 0Z', GOLD],
      ['M19 33c-1 6-1 10 0 15M45 33c1 6 1 10 0 15', HAIR],
    ],
  },
  59: {
    robe: 'var(--m-grey-51)',
    collar: WHITE,
    back: [['M42 16c6 0 9 4 9 9-3-1-6-2-8-5z', 'var(--m-straw-67)']],
    front: [
      [BEARD, GREY],
      ['M20 24c-1-9 5-14 12-14s13 5 12 14c-7-5-17-5-24 0Z', 'var(--m-straw-67)'],
      ['M21 21c7-4 15-4 22 0', 'var(--m-ochre-45)'],
    ],
  },
  60: {
    robe: GOLD,
    collar: RED,
    back: [['M20 22c0 6-1 14 0 18h24c1-4 0-12 0-18z', WHITE]],
    front: [
      ['M19.5 23C18 14 22 10 28 8c6-1 10-5 14-5 1 3 0 5 1 8 1.5 4 2 8 1.5 12-8-4-17-4-25 0Z', GOLD],
      ['M19.5 23c8-4 17-4 25 0l-.2-3.5c-8-4-16.6-4-24.6 0z', RED],
    ],
  },
  // Productions
  61: {
    skin: 'var(--m-sand-63)',
    robe: LEATHER,
    collar: 'var(--m-umber-16)',
    back: [],
    front: [
      [
        'M25 35.5c2-2 5-2 7-.5 2-1.5 5-1.5 7 .5 2 3 1 5 .5 7-.5-3-2.5-5-7.5-5s-7 2-7.5 5c-.5-2-1.5-4 .5-7Z',
        INK,
      ],
      ['M22 22c6-3 14-3 20 0l.4 3c-6-3-14.8-3-20.8 0z', LEATHER],
    ],
  },
  62: {
    robe: GREEN,
    collar: WHITE,
    back: [['M20 29C17 15 24 9 32 9s15 6 12 20c0 6-2 8-4 8H24c-2 0-4-2-4-8Z', 'var(--m-umber-34)']],
    front: [
      [PARTING, 'var(--m-umber-34)'],
      ['M20.5 20C22 12 27 9 32 9s10 3 11.5 11c-4-6-7-8-11.5-8s-7.5 2-11.5 8Z', 'var(--m-umber-42)'],
      ['M24 12.5l2 3M29 10l1 4M35 10l-1 4M40 12.5l-2 3', 'var(--m-umber-22c)'],
    ],
  },
  63: {
    skin: 'var(--m-sand-66)',
    robe: 'var(--m-blue-39)',
    collar: WHITE,
    back: [],
    front: [
      [MOUSTACHE, GREY],
      ['M10 23c8-4 12-4 12-6 0-6 4-9 10-9s10 3 10 9c0 2 4 2 12 6-10 2-34 2-44 0Z', 'var(--m-straw-63b)'],
      ['M22 17.5c6 2 14 2 20 0v2.5c-6 2-14 2-20 0z', 'var(--m-ochre-31)'],
    ],
  },
  64: {
    robe: RED,
    collar: WHITE,
    back: [['M20 26c-2-11 5-16 12-16s14 5 12 16l-3 8H23z', HAIR]],
    front: [
      [FRINGE, HAIR],
      [
        'M20 23c-3-3-3-6-1-8 2 2 3 5 1 8ZM22.5 17.5c-2-4-1-7 1.5-8 1.5 3 1 6-1.5 8ZM27.5 14c0-4 2-6 4.5-6.5 0 3.5-1.5 6-4.5 6.5ZM44 23c3-3 3-6 1-8-2 2-3 5-1 8ZM41.5 17.5c2-4 1-7-1.5-8-1.5 3-1 6 1.5 8ZM36.5 14c0-4-2-6-4.5-6.5 0 3.5 1.5 6 4.5 6.5Z',
        GREEN,
      ],
    ],
  },
};

/** Lorenzo the Magnificent: dark hair to the shoulders, a plain red robe. */
export const LORENZO: Portrait = {
  robe: 'var(--m-red-32b)',
  collar: INK,
  back: [[LONG, INK]],
  front: [
    ['M21.5 27c-.5-8 4-12 10.5-12s11 4 10.5 12c-2-4-4-6-5-6-4 1-8 1-12 0-1 0-3 2-4 6Z', INK],
    ['M19.5 22c-1-9 5.5-14 12.5-14s13.5 5 12.5 14c-3-5-22-5-25 0Z', 'var(--m-red-32b)'],
  ],
};
