/** The view of Masters of Renaissance, the figures of its components, and how the contents of a board lie. */
import type { Args, GameWords } from '../../lang/words.svelte';
import type { MarbleName, Output, Resource, SeatBoard } from './schema';

export type * from './schema';

export const RESOURCES = ['coin', 'stone', 'servant', 'shield'] as const satisfies readonly Resource[];
export type Gain = Output;
export const MARBLES = [
  'white',
  'blue',
  'grey',
  'yellow',
  'purple',
  'red',
] as const satisfies readonly MarbleName[];
export const COLOURS = ['green', 'blue', 'yellow', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];
export const LEVELS = [1, 2, 3] as const;
export const ROMAN = ['', 'I', 'II', 'III'] as const;
export type Ability = 'discount' | 'depot' | 'marble' | 'production';
export type Counts = Record<Resource, number>;

export interface CardFacts {
  colour: Colour;
  level: 1 | 2 | 3;
  cost: Counts;
  input: Counts;
  output: Record<Gain, number>;
  points: number;
}

export interface LeaderFacts {
  ability: Ability;
  resource: Resource;
  points: number;
  cards: { colour: Colour; level: number | null; count: number }[];
  resources: Counts;
}

export interface MastersFacts {
  cards: Record<string, CardFacts>;
  leaders: Record<string, LeaderFacts>;
  track: {
    points: Record<string, number>;
    tiles: Record<string, number>;
    sections: Record<string, { first: number; pope: number }>;
  };
  market: { gives: Record<MarbleName, Gain | null> };
  solo: { tokens: Record<string, number> };
  rules: { depots: number[]; special_depot: number };
}

/** The resources with a count above 0: `[['coin', 2]]`. */
export function held<K extends string>(counts: Record<K, number>): [K, number][] {
  return (Object.entries(counts) as [K, number][]).filter(([, count]) => count > 0);
}

export interface Shelf {
  size: number;
  resource: Resource | null;
  count: number;
  /** A leader's: it takes this resource alone. */
  special: boolean;
}

/** Where the contents of a warehouse lie, for people to look at: leaders' depots first, then the most on the
 * largest shelf. Moving things about is free, so the view has only the counts. */
export function shelves(board: SeatBoard, facts: MastersFacts): Shelf[] {
  const rest: Counts = { ...board.warehouse };
  const special: Shelf[] = [];
  for (const id of board.leaders) {
    const leader = facts.leaders[id]!;
    if (leader.ability !== 'depot') continue;
    const count = Math.min(rest[leader.resource], facts.rules.special_depot);
    rest[leader.resource] -= count;
    special.push({ size: facts.rules.special_depot, resource: leader.resource, count, special: true });
  }
  const order = held(rest).sort(([a, n], [b, m]) => m - n || RESOURCES.indexOf(b) - RESOURCES.indexOf(a));
  const sizes = [...facts.rules.depots].sort((a, b) => b - a);
  const usual = sizes.map((size, i): Shelf => {
    const [resource, count] = order[i] ?? [null, 0];
    return { size, resource, count, special: false };
  });
  return [...usual.reverse(), ...special];
}

export const stackOf = (card: CardFacts): string => `${card.colour}${card.level}`;

/** Names of things, put together from the game's catalogue. */
export class Names {
  constructor(
    readonly words: GameWords,
    readonly facts: MastersFacts,
  ) {}

  word = (id: string, args?: Args): string => this.words.say(id, args);

  list(parts: string[]): string {
    return new Intl.ListFormat(this.words.lang, { type: 'conjunction' }).format(parts);
  }

  /** ``2 coins and 1 stone`` */
  amounts(counts: Partial<Record<Gain, number>>): string {
    const parts = held(counts as Record<Gain, number>).map(([what, count]) => this.amount(what, count));
    return parts.length ? this.list(parts) : this.word('resources-none');
  }

  amount = (what: Gain, count: number): string => this.words.say(`resources-${what}`, { count });

  stack(colour: Colour, level: number): string {
    return this.words.say(`stack-${colour}`, { level: ROMAN[level]! });
  }

  card(id: number): string {
    const card = this.facts.cards[id]!;
    return this.words.say(`card-${card.colour}`, { level: ROMAN[card.level], points: card.points });
  }

  ability(id: number): string {
    const { ability, resource } = this.facts.leaders[id]!;
    return this.words.say(`ability-${ability}`, { resource: this.words.say(`resource-${resource}`) });
  }

  leader(id: number): string {
    const { ability, resource } = this.facts.leaders[id]!;
    return this.words.say(`leader-${ability}`, { resource: this.words.say(`resource-${resource}`) });
  }

  needs(id: number): string {
    const leader = this.facts.leaders[id]!;
    const parts = leader.cards.map(({ colour, level, count }) => {
      const cards = this.words.say(`cards-${colour}`, { count });
      return level ? this.word('cards-of-level', { cards, level }) : cards;
    });
    parts.push(...held(leader.resources).map(([what, count]) => this.amount(what, count)));
    return this.list(parts);
  }

  marble(name: MarbleName): string {
    const gives = this.facts.market.gives[name];
    const marble = this.words.say(`marble-${name}`);
    if (!gives) return this.word('board-legend-white');
    return this.word('board-legend-resource', { resource: this.words.say(`resource-${gives}`), marble });
  }

  power(power: string): string {
    const [kind, which] = power.split(' ');
    if (kind === 'slot') return this.word('power-slot', { slot: Number(which) });
    if (kind === 'leader') {
      return this.word('power-leader', { resource: this.words.say(`resource-${which}`) });
    }
    return this.word('power-base');
  }
}

/** The target by which something that one owns or earns is explained. */
export const aboutGain = (what: Gain | 'any'): string =>
  what === 'any' || what === 'faith' ? what : `resource:${what}`;

/** ``Warehouse``: a noun of the catalogue as a title. */
export const title = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
