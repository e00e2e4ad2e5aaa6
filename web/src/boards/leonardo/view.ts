/** The table of Leonardo da Vinci as the server shows it to one viewer, and how its things are called. */
import { listed, type GameWords } from '../../lang/words.svelte';
import type { Area, Component, LabName, LeonardoView } from './schema';

export type * from './schema';

export const COMPONENTS = ['iron', 'glass', 'wood', 'brick', 'rope'] as const satisfies readonly Component[];
export const AREAS = [
  'council',
  'workshop',
  'academy',
  'blacksmith',
  'glassmaker',
  'joiner',
  'kiln',
  'ropemaker',
] as const satisfies readonly Area[];
export const LABS = ['small', 'large'] as const satisfies readonly LabName[];
export type Metal = 'bronze' | 'copper' | 'silver' | 'gold';
export const METALS: readonly Metal[] = ['bronze', 'copper', 'silver', 'gold'];
/** What the shops sell, by area. */
export const SOLD: Partial<Record<Area, Component>> = {
  blacksmith: 'iron',
  glassmaker: 'glass',
  joiner: 'wood',
  kiln: 'brick',
  ropemaker: 'rope',
};
export interface InventionFacts {
  name: Record<string, string>;
  metal: Metal;
  type: Component;
  weeks: number;
  components: Record<Component, number>;
  first: number;
  later: number;
}
export interface Facts {
  inventions: Record<string, InventionFacts>;
  labs: Record<string, { spaces: number; mechanical_men: number }>;
  bonus: Record<string, number>;
}

const PHASES: Record<string, string> = { laboratories: 'a', assign: 'b', bid: 'd' };

/** The phase of the turn, a to d; none before the first turn and after the last. */
export function phase(view: LeonardoView): string {
  if (['favour', 'pick', 'over'].includes(view.stage)) return '';
  return PHASES[view.stage] ?? 'c';
}

/** The inventions in the deck by number: those that lie nowhere else. */
export function inDeck(view: LeonardoView, facts: Facts): number[] {
  const elsewhere = new Set([
    ...view.requested,
    ...view.boxed,
    ...view.boards.flatMap((board) => board.cards),
  ]);
  return Object.keys(facts.inventions)
    .map(Number)
    .filter((number) => !elsewhere.has(number));
}

/** How many different types there are among these cards. */
export const types = (cards: number[], facts: Facts): number =>
  new Set(cards.map((number) => facts.inventions[number]!.type)).size;

/** How an invention is called: with its number, as in the log. */
export function calledInvention(number: number, words: GameWords, facts: Facts): string {
  const name = facts.inventions[number]?.name;
  return words.say('invention-name', { number, name: shortName(name?.[words.lang] ?? name?.en ?? '') });
}

/** Without what stands in brackets: a card has little room. */
export const shortName = (name: string): string => name.replace(/\s+\([^)]*\)$/, '');

/** "2 wood, 1 glass" */
export function amounts(components: Record<Component, number>, words: GameWords): string {
  const parts = COMPONENTS.filter((each) => components[each]).map((each) =>
    words.say(`components-${each}`, { count: components[each] }),
  );
  return listed(parts) || words.say('components-none');
}

/** Everything about an invention in a line, for a label. */
export function aboutInvention(number: number, words: GameWords, facts: Facts): string {
  const it = facts.inventions[number]!;
  return [
    calledInvention(number, words, facts),
    words.say(`metal-${it.metal}`),
    words.say(`component-${it.type}`),
    words.say('weeks', { weeks: it.weeks }),
    amounts(it.components, words),
    `${words.say('florins', { florins: it.first })} / ${it.later}`,
  ].join(' · ');
}
