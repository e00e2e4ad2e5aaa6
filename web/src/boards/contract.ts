/** The props of every board. README.md says how to write one. */
import type { Component } from 'svelte';
import type { Decision, EventTold, News, Table, View } from '../api/types';
import type { GameWords } from '../lang/words.svelte';
import type { TargetOf } from './kit/target.svelte';

/** What a board looks at. */
export type Sight<V = View, Facts = unknown> = Pick<BoardProps<V, Facts>, 'view' | 'seat' | 'facts'>;

export interface BoardProps<V = View, Facts = unknown> {
  news: News;
  table: Table;
  /** The seat of the viewer; null for a spectator. */
  seat: number | null;
  view: V;
  /** The view before the last news and the events between the two; null and none where nothing should move. */
  previous: V | null;
  events: EventTold[];
  decision: Decision | null;
  /** The game's own words and figures. */
  words: GameWords;
  /** As the game's data file has them: each board knows their shape. */
  facts: Facts;
  /** The targets that can be touched now, and those that are selected. */
  targets: ReadonlySet<string>;
  selected: readonly string[];
  target: TargetOf;
  /** The seat of which everything is to be seen, in a dialog of the board's own; null: none. */
  shown: number | null;
  show: (seat: number | null) => void;
  select: (target: string) => void;
  choose: (choice: number) => void;
}

/** A component with its props. */
export interface Drawing {
  component: Component<Record<string, unknown>>;
  props: Record<string, unknown>;
}

/** Makes a drawing; the props are checked here. */
export function drawing<Props extends Record<string, unknown>>(
  component: Component<Props>,
  props: Props,
): Drawing {
  return { component: component as unknown as Drawing['component'], props };
}

/** Something that a sentence or a count names. */
export interface Thing {
  /** A small drawing to stand before its words, as high as a letter. */
  sign?: Drawing;
  /** What it looks like, shown while somebody points at its words. */
  picture?: Drawing;
}

/** What a thing is drawn from. */
export type Named<V = View, Facts = unknown> = Sight<V, Facts> &
  Pick<BoardProps<V, Facts>, 'words' | 'table'>;

/** What an event brought to a line of the score of a seat, or took from it. */
export interface Gain {
  seat: number;
  line: string;
  points: number;
  /** The thing that brought it; else what it was, in words. */
  mark?: string;
  text?: string;
}

export interface BoardModule {
  default: Component<BoardProps>;
  /** The targets an event is about, to be highlighted from the log. Without it they are guessed from the names of
   * its values. It depends on its arguments alone. */
  touched?: (event: EventTold, sight: Sight) => string[];
  /** What a mark of the server stands for (`card:21`, `resources-coin`), drawn; null where words are enough. */
  thing?: (mark: string, named: Named) => Thing | null;
  /** For lines of the score that are a balance: what an event brought or took; null: nothing. */
  gain?: (event: EventTold, words: GameWords) => Gain | null;
}
