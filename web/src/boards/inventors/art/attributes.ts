/** The sign by which one knows an inventor, in a square of 24. */
export const ATTRIBUTES: Record<string, string> = {
  archimedes: 'M6 20 17 5M5 15q4 0 5 4M9 10q4 0 5 4M12 6q4 0 5 4M3 18l6 4',
  aristotle: 'M6 5h11a2 2 0 0 1 0 4H8v8M8 19h9a2 2 0 0 0 0-4H6a2 2 0 0 0 0 4zM17 9v6M11 12h4',
  hippocrates: 'M12 3v18M12 5c6 0 6 5 0 6s-6 5 0 6c4 1 4 3 1 4M12 5c-2 0-4-1-5-2',
  hypatia: 'M12 3 4 20h16zM5.5 17q6.5 4 13 0M9 10l8 5M4 20q8 3 16 0',
  fibonacci: 'M19 19H3V9h16zM13 9v10M13 13h6M16 9v4M3 19C3 12 7 9 13 9c4 0 6 2 6 4s-2 3-3 3-2-1-2-2',
  gutenberg: 'M5 8l7-4 7 4v9l-7 4-7-4zM5 8l7 4 7-4M12 12v9M9.5 7.5l2.5-1 2.5 1',
  hildegard:
    'M12 22V10M12 14C6 14 4 10 4 6c5 0 8 3 8 8zM12 11c5 0 8-3 8-8-5 0-8 3-8 8zM12 19c4 0 6-2 6-4-4 0-6 1-6 4z',
  oresme: 'M3 20h18M5 20v-4M9 20v-7M13 20v-10M17 20V7M4 13 19 4',
  boyle: 'M10 3h4v6l5 9a2 2 0 0 1-2 3H7a2 2 0 0 1-2-3l5-9zM8 3h8M7 16h10',
  galileo: 'M3 11 16 5l3 6-13 6zM16 5l4-2 3 7-4 1M11 15l-4 7M12 15l5 7',
  newton: 'M12 7c-3-3-9-1-9 5 0 5 4 9 7 9 1 0 1-.5 2-.5s1 .5 2 .5c3 0 7-4 7-9 0-6-6-8-9-5zM12 7c0-2 1-4 3-5',
  pascal: 'M12 2 2 20h20zM7 11h10M4.5 15.5h15M12 11l-3 4.5M12 11l3 4.5M9.5 11 7 15.5M14.5 11l2.5 4.5',
  franklin: 'M12 2 5 9l6 7 6-8zM12 2l-1 14M5 9l12-1M11 16l-2 3 3 0-2 3M17 12l5-3-2 5 3-1-5 6',
  lavoisier: 'M12 3v17M7 20h10M3 7h18M3 7 1 14h6L4 7M20 7l-3 7h6zM12 3h.01',
  lovelace: 'M4 4h16v16H4zM7 8h.01M12 8h.01M17 12h.01M7 12h.01M12 16h.01M17 16h.01M17 8h.01',
  watt: 'M12 2v20M12 6 5 13M12 6l7 7M5 13l7 5M19 13l-7 5M8 22h8M3 13a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM17 13a2 2 0 1 0 4 0a2 2 0 1 0-4 0z',
  curie:
    'M10 6h4v5l4 7a2 2 0 0 1-2 3H8a2 2 0 0 1-2-3l4-7zM9 6h6M8 16h8M4 4l2 2M20 4l-2 2M12 1v2M2 11h2M20 11h2',
  edison: 'M12 2a7 7 0 0 1 4 12.5V17H8v-2.5A7 7 0 0 1 12 2zM9 19.5h6M10.5 22h3M10 15l-1-5 3 2 3-2-1 5',
  einstein: 'M5 3h14L5 21h14zM5 3q7 4 14 0M5 21q7-4 14 0M2 12h20',
  tesla:
    'M8 22h8M12 22v-12M9 20h6M9 17.5h6M9 15h6M9 12.5h6M7 9a5 2.5 0 1 0 10 0a5 2.5 0 1 0-10 0zM6 6 3 4l2-1-3-2M18 6l3-2-2-1 3-2',
};
