/** The sixteen leaders, each with a face, a headdress and clothes of its own; drawn on a field of 64. A part is a
 * path and its pigment; `back` lies behind the face, `front` before it. */
export interface Portrait {
  skin?: string;
  robe: string;
  collar: string;
  back: [path: string, pigment: string][];
  front: [path: string, pigment: string][];
}

const HAIR = '#4a2c17';
const BLOND = '#c79a4b';
const GREY = '#b9b2a4';
const INK = '#211610';
const GOLD = '#e3b84c';
const RED = '#a8301f';
const BLUE = '#2d568f';
const GREEN = '#3c6b45';
const WHITE = '#f5ecd8';
const STEEL = '#a9b0b6';
const PLUM = '#6b3a72';
const LEATHER = '#7c4f2b';

const BOB = 'M20 26c-2-12 6-17 12-17s14 5 12 17c2 6 2 10 0 13-4 1-5-2-5-5H25c0 3-1 6-5 5-2-3-2-7 0-13Z';
const LONG = 'M19 27c-2-13 6-18 13-18s15 5 13 18c2 9 4 15 3 21H16c-1-6 1-12 3-21Z';
const FRINGE = 'M22 26c0-7 4-10 10-10s10 3 10 10c-2-4-5-6-10-6s-8 2-10 6Z';
const PARTING =
  'M21.500 29c-1-9 4-13 10.500-13s11.500 4 10.500 13c-1.500-5-5-8-10.500-10-5.500 2-9 5-10.500 10Z';
const MOUSTACHE = 'M26 35.500c2-2 4-2 6-.5 2-1.500 4-1.500 6 .5-2 1-4 1-6 .2-2 .8-4 .8-6-.2Z';
const BEARD =
  'M22 30c.5 5 2 6 4 5.500 3-1.500 9-1.500 12 0 2 .5 3.500-.5 4-5.500 1 9-2 16-10 16s-11-7-10-16Z';
const LONG_BEARD =
  'M22 30c.5 5 2 6 4 5.500 3-1.500 9-1.500 12 0 2 .5 3.500-.5 4-5.500 2 10 1 24-10 27-11-3-12-17-10-27Z';

export const PORTRAITS: Record<number, Portrait> = {
  // Discounts: those who know a price.
  49: {
    robe: GREEN,
    collar: WHITE,
    back: [['M43 18c8 1 9 12 6 28l-6-1c2-11 1-18-3-22z', RED]],
    front: [
      ['M17.500 24c-2-9 6-15 14.500-15s16.500 6 14.500 15c-5-4.500-24-4.500-29 0Z', RED],
      ['M19 23c6-5 20-5 26 0-6-2.500-20-2.500-26 0Z', '#7c1f12'],
    ],
  },
  50: {
    robe: STEEL,
    collar: '#6f777d',
    back: [],
    front: [
      [
        'M19.500 30c-3-14 4.500-22 12.500-22s15.500 8 12.500 22l-3.500 3c.5-8-2-11-9-11s-9.500 3-9 11z',
        STEEL,
      ],
      ['M30.700 8.500h2.600V22h-2.600zM19.500 25h4v2.500h-4zM40.500 25h4v2.500h-4z', '#5d656b'],
      ['M32 8c3-5 9-5 12-2-4 0-7 2-9 5z', RED],
    ],
  },
  51: {
    robe: LEATHER,
    collar: WHITE,
    back: [],
    front: [
      [BEARD, HAIR],
      ['M20 22l2.500-11 9.500-5 9.500 5L44 22c-8-3.500-16-3.500-24 0Z', WHITE],
      ['M22.500 11 32 14.500 41.500 11 32 20z', '#d9cbab'],
    ],
  },
  52: {
    robe: INK,
    collar: GOLD,
    back: [[BOB, GREY]],
    front: [
      ['M15 21c0-8 8-11.500 17-11.500S49 13 49 21c-7-3-27-3-34 0Z', INK],
      ['M19 20.500c6-2 20-2 26 0l-.4 2.500c-6-2-19-2-25.200 0z', '#5a4634'],
    ],
  },
  // Depots: those who keep.
  53: {
    robe: PLUM,
    collar: '#4a2650',
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
      ['M18 12l5 5M26 6l2 7M38 6l-2 7M46 12l-5 5M17 20l5 1M47 20l-5 1', '#8f6a18'],
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
      ['M21 21c6-4 16-4 22 0l-.3 2.200c-6-4-15.400-4-21.400 0zM30.500 17.500 32 15l1.500 2.500L32 20z', GOLD],
    ],
  },
  // Marbles: those who make something of nothing.
  57: {
    robe: '#b26a2a',
    collar: GREEN,
    back: [[BOB, BLOND]],
    front: [
      [FRINGE, BLOND],
      ['M22.500 17c0-6 4-9 9.500-9s9.500 3 9.500 9c-5-2.500-14-2.500-19 0Z', GREEN],
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
    robe: '#8d8577',
    collar: WHITE,
    back: [['M42 16c6 0 9 4 9 9-3-1-6-2-8-5z', '#c2b393']],
    front: [
      [BEARD, GREY],
      ['M20 24c-1-9 5-14 12-14s13 5 12 14c-7-5-17-5-24 0Z', '#c2b393'],
      ['M21 21c7-4 15-4 22 0', '#8d7b57'],
    ],
  },
  60: {
    robe: GOLD,
    collar: RED,
    back: [['M20 22c0 6-1 14 0 18h24c1-4 0-12 0-18z', WHITE]],
    front: [
      ['M19.500 23C18 14 22 10 28 8c6-1 10-5 14-5 1 3 0 5 1 8 1.500 4 2 8 1.500 12-8-4-17-4-25 0Z', GOLD],
      ['M19.500 23c8-4 17-4 25 0l-.2-3.500c-8-4-16.600-4-24.600 0z', RED],
    ],
  },
  // Productions: those whose hands work.
  61: {
    skin: '#cf9f74',
    robe: LEATHER,
    collar: '#3d2614',
    back: [],
    front: [
      [
        'M25 35.500c2-2 5-2 7-.5 2-1.500 5-1.500 7 .5 2 3 1 5 .5 7-.5-3-2.500-5-7.500-5s-7 2-7.500 5c-.5-2-1.500-4 .5-7Z',
        INK,
      ],
      ['M22 22c6-3 14-3 20 0l.4 3c-6-3-14.800-3-20.800 0z', LEATHER],
    ],
  },
  62: {
    robe: GREEN,
    collar: WHITE,
    back: [['M20 29C17 15 24 9 32 9s15 6 12 20c0 6-2 8-4 8H24c-2 0-4-2-4-8Z', '#8a4a22']],
    front: [
      [PARTING, '#8a4a22'],
      ['M20.500 20C22 12 27 9 32 9s10 3 11.500 11c-4-6-7-8-11.500-8s-7.500 2-11.500 8Z', '#a9622f'],
      ['M24 12.500l2 3M29 10l1 4M35 10l-1 4M40 12.500l-2 3', '#5d2f13'],
    ],
  },
  63: {
    skin: '#d6a97d',
    robe: '#4f6a78',
    collar: WHITE,
    back: [],
    front: [
      [MOUSTACHE, GREY],
      ['M10 23c8-4 12-4 12-6 0-6 4-9 10-9s10 3 10 9c0 2 4 2 12 6-10 2-34 2-44 0Z', '#d9b868'],
      ['M22 17.500c6 2 14 2 20 0v2.500c-6 2-14 2-20 0z', '#7c5a22'],
    ],
  },
  64: {
    robe: RED,
    collar: WHITE,
    back: [['M20 26c-2-11 5-16 12-16s14 5 12 16l-3 8H23z', HAIR]],
    front: [
      [FRINGE, HAIR],
      [
        'M20 23c-3-3-3-6-1-8 2 2 3 5 1 8ZM22.500 17.500c-2-4-1-7 1.500-8 1.500 3 1 6-1.500 8ZM27.500 14c0-4 2-6 4.500-6.500 0 3.500-1.500 6-4.500 6.500ZM44 23c3-3 3-6 1-8-2 2-3 5-1 8ZM41.500 17.500c2-4 1-7-1.500-8-1.500 3-1 6 1.500 8ZM36.500 14c0-4-2-6-4.500-6.500 0 3.500 1.500 6 4.500 6.500Z',
        GREEN,
      ],
    ],
  },
};

/** Lorenzo the Magnificent: dark hair to the shoulders, a plain red robe. */
export const LORENZO: Portrait = {
  robe: '#8c1f16',
  collar: INK,
  back: [[LONG, INK]],
  front: [
    ['M21.500 27c-.5-8 4-12 10.500-12s11 4 10.500 12c-2-4-4-6-5-6-4 1-8 1-12 0-1 0-3 2-4 6Z', INK],
    ['M19.500 22c-1-9 5.500-14 12.500-14s13.500 5 12.500 14c-3-5-22-5-25 0Z', '#8c1f16'],
  ],
};
