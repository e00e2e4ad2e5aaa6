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

export interface BoardModule {
  default: Component<BoardProps>;
  /** The targets an event is about, to be highlighted from the log. Without it they are guessed from the names of
   * its values. It depends on its arguments alone. */
  touched?: (event: EventTold, sight: Sight) => string[];
}
