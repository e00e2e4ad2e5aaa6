/** What an event is about depends on the event and on what the board shows, and on nothing else. */
import { expect, it } from 'vitest';
import type { EventTold } from '../api/types';
import type { GameWords } from '../lang/words.svelte';
import { loadBoard } from '.';
import type { Sight } from './contract';
import { gain, touched } from './leonardo/events';

const event = (kind: string, values: Record<string, unknown>): EventTold => ({
  number: 1,
  at: 0,
  step: 0,
  kind,
  values,
});

it('points at a stack by its card, and at one’s own slot only on one’s own turn', async () => {
  const { touched } = await loadBoard('masters');
  const facts = { cards: { 7: { colour: 'green', level: 2 } } };
  const buy = event('buy', { seat: 0, card: 7, slot: 3 });
  const sight = (seat: number | null): Sight => ({ view: {}, seat, facts });
  expect(touched!(buy, sight(0))).toEqual(['stack:green2', 'slot:3']);
  expect(touched!(buy, sight(1))).toEqual(['stack:green2']);
  expect(touched!(buy, sight(null))).toEqual(['stack:green2']);
});

it('points at an invention by its place on the table, and at one’s own inventors', async () => {
  const { touched } = await loadBoard('inventors');
  const facts = {};
  const view = {
    inventions: [null, { id: 'axe' }],
    boards: [{ inventors: [{ id: 'curie' }, { id: 'ada' }] }, { inventors: [{ id: 'newton' }] }],
  };
  const work = event('work', { seat: 0, invention: 'axe', inventor: 'ada' });
  expect(touched!(work, { view, seat: 0, facts })).toEqual(['invention:2', 'inventor:2']);
  expect(touched!(work, { view, seat: 1, facts })).toEqual(['invention:2']);
  const later = { ...view, inventions: [{ id: 'axe' }] };
  expect(touched!(work, { view: later, seat: null, facts })).toEqual(['invention:1']);
});

it('points at the space of the Council that somebody chooses', () => {
  const chosen = event('benefit', { seat: 1, benefit: '2' });
  expect(touched(chosen, { seat: 0 })).toEqual(['benefit:2', 'place:council', 'seat:1']);
});

it('knows where florins come from and that they are spent', () => {
  const words = { say: (message: string) => message } as GameWords;
  const told = (kind: string, values: Record<string, unknown>) => gain(event(kind, values), words);
  const line = 'florins';
  expect(told('complete', { seat: 1, invention: 7, lab: 'small', florins: 13 })).toEqual({
    seat: 1,
    line,
    points: 13,
    mark: 'invention:7',
  });
  expect(told('council-florins', { seat: 0, florins: 2 })).toEqual({
    seat: 0,
    line,
    points: 2,
    text: 'place-council',
  });
  expect(told('pay', { seat: 0, florins: 3 })).toEqual({ seat: 0, line, points: -3 });
  // An offer is not yet paid.
  expect(told('bid-shown', { seat: 0, florins: 3 })).toBeNull();
  expect(told('research', {})).toBeNull();
});

it('has a plain board for a game without one of its own', async () => {
  expect(await loadBoard('coins')).toBe(await import('./Plain.svelte'));
});
