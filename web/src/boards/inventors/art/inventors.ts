/** A portrait of each inventor, on a field of 96. */
import type { Layer } from '../../kit/art/drawing';
import { shoulders } from '../../kit/art/dress';
import { figure, type Figure } from '../../kit/art/people';
import { ENGINEERS } from './engineers';
import { SCHOLARS } from './scholars';

export const INVENTORS: Record<string, Figure> = { ...SCHOLARS, ...ENGINEERS };

/** For an inventor that an edition adds and nobody has drawn: somebody in a broad hat. */
const STRANGER: Figure = {
  face: { shape: 'soft' },
  body: shoulders('team'),
  front: [
    ['umber', 'M14 29c8-4 16-5 19-8C34 10 39 5 48 5s14 5 15 16c3 3 11 4 19 8-22 7-46 7-68 0Z'],
    ['shade', 'M55 7c5 3 7.5 7.5 8 14 3 3 11 4 19 8-7 2.3-14 3.7-21 4.5 0-9-2-18-6-26.5Z'],
  ],
};

const drawn = new Map<string, Layer[]>();

export function portraitOf(id: string): Layer[] {
  let portrait = drawn.get(id);
  if (!portrait) drawn.set(id, (portrait = figure(INVENTORS[id] ?? STRANGER)));
  return portrait;
}
