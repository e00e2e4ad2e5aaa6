/** Small signs, in a square of 24: disciplines, themes, tokens, the statue. They must be distinct at 14 px. */

export interface Sign {
  /** Filled. */
  solid?: string;
  /** Drawn. */
  line?: string;
}

export const DISCIPLINE_SIGNS: Record<string, Sign> = {
  // A magnet, a flask, a cogwheel, a pair of dividers.
  physics: {
    solid: 'M3 3h6v9a3 3 0 0 0 6 0V3h6v9a9 9 0 0 1-18 0zM3 4h6v3H3z',
    line: 'M3 7.5h6M15 7.5h6',
  },
  chemistry: {
    solid: 'M9 2h6v1.5h-1V9l6 10a2 2 0 0 1-2 3H6a2 2 0 0 1-2-3l6-10V3.5H9z',
    line: 'M7.5 16h9',
  },
  mechanics: {
    solid:
      'M10.3 1h3.4l.5 3.1 2.2.9 2.6-1.8 2.4 2.4-1.8 2.6.9 2.2 3.1.5v3.4l-3.1.5-.9 2.2 1.8 2.6-2.4 2.4-2.6-1.8-2.2.9-.5 3.1h-3.4l-.5-3.1-2.2-.9-2.6 1.8-2.4-2.4 1.8-2.6-.9-2.2L.4 14.3v-3.4l3.1-.5.9-2.2L2.6 5.6 5 3.2l2.6 1.8 2.2-.9zM12 8.3a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 1 0 0-8.4z',
  },
  mathematics: {
    solid:
      'M11 1h2v3.2a3.3 3.3 0 0 1 1.7 5L20.5 23l-1.3.3L12.6 11a3 3 0 0 1-1.2 0L4.8 23.3 3.5 23 9.3 9.2a3.3 3.3 0 0 1 1.7-5z',
    line: 'M7 16q5 3 10 0',
  },
};

export const THEME_SIGNS: Record<number, Sign> = {
  // Crossed swords, a ship's wheel, a quill, a lyre, a dial, a flame.
  0: { line: 'M4 3l13 13M20 3 7 16M14 18l5-5M5 13l5 5M18 17l3 4M6 17l-3 4' },
  1: { line: 'M6 12a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM12 2v20M2 12h20M5 5l14 14M19 5 5 19' },
  2: { line: 'M4 21C6 12 11 5 21 3c0 8-5 13-12 13M4 21l9-11M9 16l5 0' },
  3: { line: 'M5 3c-1 9 0 15 7 17M19 3c1 9 0 15-7 17M5 7h14M9.5 7v9M14.5 7v9M8 22h8' },
  4: { line: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM12 6v6l4 3' },
  5: {
    line: 'M12 2c1 5 7 7 7 13a7 7 0 0 1-14 0c0-4 3-5 4-9 2 1 2 3 2 4 1-2 1-5 1-8zM12 15c2 2 2 5 0 6-2-1-2-4 0-6z',
  },
};

export const STATUE: Sign = {
  solid:
    'M9 6.5a3 3.5 0 0 1 6 0c0 2-1 3-1 4 3 .5 5 2.5 5 6.5H5c0-4 2-6 5-6.5 0-1-1-2-1-4zM6 18.5h12V20H6zM4 21h16v2H4z',
};
