/** What the words of a sentence stand for, drawn by the boards. */
import { expect, it } from 'vitest';
import { GameWords } from '../lang/words.svelte';
import { loadBoard } from '.';
import type { Named } from './contract';

const FACTS: Record<string, unknown> = {
  masters: { cards: { 21: { colour: 'green', level: 2 } }, leaders: { 49: { ability: 'discount' } } },
  leonardo: { inventions: { 13: { metal: 'silver' } } },
  inventors: { inventions: { dice: { classification: 3 } }, inventors: { watt: {} } },
};

async function drawn(game: string, mark: string): Promise<string> {
  const { thing } = await loadBoard(game);
  const named: Named = {
    words: new GameWords('en', ''),
    facts: FACTS[game],
    view: {},
    seat: 0,
    table: {} as never,
  };
  return Object.keys(thing!(mark, named) ?? {}).join(' and ');
}

it.each([
  ['masters', 'resources-coin', 'sign'],
  ['masters', 'resource:shield', 'sign'],
  ['masters', 'marbles-white', 'sign'],
  ['masters', 'card:21', 'sign and picture'],
  ['masters', 'leaders:49', 'sign and picture'],
  ['masters', 'points', ''],
  ['leonardo', 'component:iron', 'sign'],
  ['leonardo', 'components-rope', 'sign'],
  ['leonardo', 'florins', 'sign'],
  ['leonardo', 'inventions:13', 'sign and picture'],
  ['leonardo', 'place:academy', ''],
  ['inventors', 'cubes-physics', 'sign'],
  ['inventors', 'token:progression_3', 'sign'],
  ['inventors', 'invention:dice', 'sign and picture'],
  ['inventors', 'inventor:watt', 'sign and picture'],
  ['inventors', 'age:2', ''],
])('of %s: %s is drawn as %s', async (game, mark, expected) => {
  expect(await drawn(game, mark)).toBe(expected);
});

it.each(['masters', 'leonardo', 'inventors'])(
  'of %s: what nobody knows is left to the words',
  async (game) => {
    for (const mark of ['card:99', 'leader:0', 'invention:nothing', 'inventor:nobody', 'undo'])
      expect(await drawn(game, mark)).toBe('');
  },
);
