/** Every thing of a box has a picture of its own; what an edition adds has one that stands in. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ATTRIBUTES } from './inventors/art/attributes';
import { INVENTIONS, SKETCH } from './inventors/art/inventions';
import { INVENTORS, portraitOf as inventor } from './inventors/art/inventors';
import { mirror, shifted, type Layer } from './kit/art/drawing';
import { PIGMENTS, type Pigment } from './kit/art/pigments';
import { EMBLEMS } from './leonardo/emblems';
import { LEADERS, portraitOf as leader } from './masters/art/leaders';
import { MOTIFS, sceneOf } from './masters/art/motifs';
import { WALLS } from './masters/art/walls';
import type { CardFacts } from './masters/view';

const GAMES = join(import.meta.dirname, '../../../src/bottega/games');
type Box = Record<string, Record<string, unknown>>;
const box = (game: string): Box =>
  JSON.parse(readFileSync(join(GAMES, game, 'data/components.json'), 'utf8')) as Box;
/** The things of one kind: beside them stands where their figures come from. */
const ids = (things: Record<string, unknown>): string[] =>
  Object.keys(things).filter((id) => id !== 'provenance');

const different = (pictures: unknown[]): number => new Set(pictures.map((each) => JSON.stringify(each))).size;

/** What cannot be painted: a tone that nobody knows, a path with something else than numbers in it. */
function faults(layers: readonly Layer[]): string[] {
  const lines = ['ink', 'fine', 'shade', 'deep', 'light'];
  return layers
    .filter(
      ([tone, path]) =>
        !(lines.includes(tone) || PIGMENTS.includes(tone.replace(/^[-=]/, '') as Pigment)) ||
        !/^M[-\d\s.,MLHVCSQTAZ]+$/i.test(path),
    )
    .map((each) => each.join(': '));
}

describe('masters', () => {
  const { cards, leaders } = box('masters') as { cards: Box; leaders: Box };

  it('has a scene for each colour and level, and all are different', () => {
    const scenes = Object.values(MOTIFS).flat();
    expect(different(scenes)).toBe(12);
    expect(scenes.flatMap(faults)).toEqual([]);
    for (const id of ids(cards)) {
      const { colour, level } = cards[id] as unknown as CardFacts;
      expect(sceneOf(colour, level)).toBe(MOTIFS[colour][level - 1]);
    }
    expect(sceneOf('green', 4)).toBe(MOTIFS.green[2]);
  });

  it('has a face for each leader, and all are different', () => {
    expect(Object.keys(LEADERS).sort()).toEqual(ids(leaders).sort());
    const portraits = [...ids(leaders).map(Number), null, 99].map((id) => leader(id));
    expect(different(portraits)).toBe(ids(leaders).length + 2);
    expect(portraits.flatMap(faults)).toEqual([]);
    expect(leader(99)).toEqual(leader(100));
  });

  it('has a wall for each ability', () => {
    const abilities = ids(leaders).map((id) => leaders[id]!.ability as keyof typeof WALLS);
    expect(new Set(abilities)).toEqual(new Set(Object.keys(WALLS).filter((name) => name !== 'none')));
    expect(Object.values(WALLS).flatMap(faults)).toEqual([]);
  });
});

describe('inventors', () => {
  const { inventions, inventors } = box('inventors') as { inventions: Box; inventors: Box };

  it('has a picture for each invention, and all are different', () => {
    expect(Object.keys(INVENTIONS).sort()).toEqual(ids(inventions).sort());
    expect(different([...Object.values(INVENTIONS), SKETCH])).toBe(ids(inventions).length + 1);
    expect([...Object.values(INVENTIONS), SKETCH].flatMap(faults)).toEqual([]);
  });

  it('has a face and a sign for each inventor, and all are different', () => {
    expect(Object.keys(INVENTORS).sort()).toEqual(ids(inventors).sort());
    expect(Object.keys(ATTRIBUTES).sort()).toEqual(ids(inventors).sort());
    const portraits = [...ids(inventors), 'nobody'].map(inventor);
    expect(different(portraits)).toBe(ids(inventors).length + 1);
    expect(different(Object.values(ATTRIBUTES))).toBe(ids(inventors).length);
    expect(portraits.flatMap(faults)).toEqual([]);
  });
});

it('leonardo has a sketch for each invention, and all are different', () => {
  const { inventions } = box('leonardo') as { inventions: Box };
  expect(Object.keys(EMBLEMS).sort()).toEqual(ids(inventions).sort());
  expect(different(Object.values(EMBLEMS))).toBe(ids(inventions).length);
});

describe('a path', () => {
  it('in a mirror has its sides and its arcs the other way around', () => {
    expect(mirror('M10 5h20l-4.5 6C1 2 3 4 5 6a4 3 10 0 1 2-7Z', 96)).toBe(
      'M86 5h-20l4.5 6C95 2 93 4 91 6a4 3 -10 0 0 -2 -7Z',
    );
    expect(mirror(mirror('M10 5V7H3q1 2 3 4', 96), 96)).toBe('M10 5V7H3q1 2 3 4');
  });

  it('that is moved keeps its form', () => {
    expect(shifted('M10 5h20V9H4l1 1A2 2 0 0 1 8 8Z', 3, -5)).toBe('M13 0h20V4H7l1 1A2 2 0 0 1 11 3Z');
  });
});

it('every pigment has a value', () => {
  const css = readFileSync(join(import.meta.dirname, 'kit/pigments.css'), 'utf8');
  const valued = [...css.matchAll(/--a-(\w+):/g)].map(([, name]) => name);
  expect(valued.sort()).toEqual(['ink', ...PIGMENTS].sort());
});
