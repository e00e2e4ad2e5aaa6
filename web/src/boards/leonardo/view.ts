/** The table of Leonardo da Vinci as the server shows it to one viewer, and how its things are called. */
import { listed } from '../../lang/words.svelte';
import type { GameWords } from '../../lang/words.svelte';

export const COMPONENTS = ['iron', 'glass', 'wood', 'brick', 'rope'] as const;
export type Component = (typeof COMPONENTS)[number];
export const AREAS = [
  'council',
  'workshop',
  'academy',
  'blacksmith',
  'glassmaker',
  'joiner',
  'kiln',
  'ropemaker',
] as const;
export type Area = (typeof AREAS)[number];
export const LABS = ['small', 'large'] as const;
export type LabName = (typeof LABS)[number];
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
/** What the money marker shows, place by place. */
export const PRICES = [0, 2, 3, 4] as const;

export interface Queued {
  seat: number;
  apprentices: number;
  master: boolean;
}
export interface Laboratory {
  spaces: number;
  men: number;
  weeks: number | null;
  apprentices: number;
  shown: number;
  fresh: boolean;
}
export interface SeatBoard {
  florins: number;
  components: Record<Component, number>;
  apprentices: number;
  free: number;
  academy: number;
  master: Area | LabName | null;
  labs: [Laboratory, Laboratory];
  cards: number[];
  done: number[];
  placed: string[];
  passed: boolean;
  favours: number[];
}
export interface Auction {
  invention: number;
  bids: number[];
}
export interface LeonardoView {
  options: { start: 'beginner' | 'expert'; codex: 'on' | 'off' };
  players: number;
  stage: string;
  turn: number;
  current: number;
  actors: number[];
  over: boolean;
  leonardo: number;
  council: number;
  requested: number[];
  boxed: number[];
  shops: Record<Component, number>;
  boards: SeatBoard[];
  city: Record<Area, Queued[]>;
  pending: {
    area: number;
    price: number;
    line: number[];
    at: number;
    chosen: number[];
    lifted: number[];
    lots: number[];
    bidders: number[][];
    arranged: number;
    picks: number;
    picked: number[];
  };
  auctions: Auction[];
  looked: number;
  seat: number | null;
  hand: Record<Component, number> | null;
  under: (number | null)[];
  possible: number[][];
  deck: { left: number; known: number[] };
  bids: (number | 'hidden')[];
}

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

const IN_COUNCIL = ['leonardo', 'benefit', 'lift', 'put', 'arrange', 'component'];
const PHASES: Record<string, string> = { laboratories: 'a', assign: 'b', bid: 'd' };

/** The area that is being settled, if there is one. */
export function settled(view: LeonardoView): Area | null {
  if (IN_COUNCIL.includes(view.stage)) return 'council';
  return view.stage === 'offer' ? (AREAS[view.pending.area] ?? null) : null;
}

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
