/** Small signs, in a square of 24: disciplines, themes, tokens, the statue. They must be told apart at 14 px. */

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
    line: 'M3 7.500h6M15 7.500h6',
  },
  chemistry: {
    solid: 'M9 2h6v1.500h-1V9l6 10a2 2 0 0 1-2 3H6a2 2 0 0 1-2-3l6-10V3.500H9z',
    line: 'M7.500 16h9',
  },
  mechanics: {
    solid:
      'M10.300 1h3.400l.500 3.100 2.200.900 2.600-1.800 2.400 2.400-1.800 2.600.900 2.200 3.100.500v3.400l-3.100.500-.900 2.200 1.800 2.600-2.400 2.400-2.600-1.800-2.200.900-.500 3.100h-3.400l-.500-3.100-2.200-.900-2.600 1.800-2.400-2.400 1.800-2.600-.900-2.200L.400 14.300v-3.400l3.100-.500.900-2.200L2.600 5.600 5 3.200l2.600 1.800 2.200-.900zM12 8.300a4.200 4.200 0 1 0 0 8.400 4.200 4.200 0 1 0 0-8.400z',
  },
  mathematics: {
    solid:
      'M11 1h2v3.200a3.300 3.300 0 0 1 1.700 5L20.500 23l-1.300.300L12.600 11a3 3 0 0 1-1.200 0L4.800 23.300 3.500 23 9.300 9.200a3.300 3.300 0 0 1 1.700-5z',
    line: 'M7 16q5 3 10 0',
  },
};

export const THEME_SIGNS: Record<number, Sign> = {
  // Crossed swords, a ship's wheel, a quill, a lyre, a dial, a flame.
  0: { line: 'M4 3l13 13M20 3 7 16M14 18l5-5M5 13l5 5M18 17l3 4M6 17l-3 4' },
  1: { line: 'M6 12a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM12 2v20M2 12h20M5 5l14 14M19 5 5 19' },
  2: { line: 'M4 21C6 12 11 5 21 3c0 8-5 13-12 13M4 21l9-11M9 16l5 0' },
  3: { line: 'M5 3c-1 9 0 15 7 17M19 3c1 9 0 15-7 17M5 7h14M9.500 7v9M14.500 7v9M8 22h8' },
  4: { line: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM12 6v6l4 3' },
  5: {
    line: 'M12 2c1 5 7 7 7 13a7 7 0 0 1-14 0c0-4 3-5 4-9 2 1 2 3 2 4 1-2 1-5 1-8zM12 15c2 2 2 5 0 6-2-1-2-4 0-6z',
  },
};

export const STATUE: Sign = {
  solid:
    'M9 6.500a3 3.500 0 0 1 6 0c0 2-1 3-1 4 3 .500 5 2.500 5 6.500H5c0-4 2-6 5-6.500 0-1-1-2-1-4zM6 18.500h12V20H6zM4 21h16v2H4z',
};
