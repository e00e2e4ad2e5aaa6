/** The pigments of all pictures. Their values are in `pigments.css`. */
export const PIGMENTS = [
  // Paper and plaster
  'white',
  'paper',
  'cream',
  'sand',
  // Earth
  'straw',
  'gold',
  'ochre',
  'wood',
  'oak',
  'brick',
  'sienna',
  'umber',
  // Reds
  'flame',
  'red',
  'madder',
  'rose',
  'blush',
  // Purples
  'plum',
  'lilac',
  'dusk',
  // Blues
  'navy',
  'lapis',
  'azure',
  'sky',
  'mist',
  // Greens
  'moss',
  'green',
  'leaf',
  'olive',
  'meadow',
  'teal',
  // Stone and metal
  'stone',
  'slate',
  'steel',
  'iron',
  'black',
  'glass',
  // People
  'fair',
  'skin',
  'tan',
  'brown',
  'blond',
  'chestnut',
  'auburn',
  'raven',
  'grey',
  'snow',
  // Of a seat: the component sets it
  'team',
] as const;
export type Pigment = (typeof PIGMENTS)[number];
