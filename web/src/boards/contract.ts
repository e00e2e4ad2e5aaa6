/** What a board is given. README.md says how to write one. */
import type { Component } from 'svelte';
import type { Decision, EventTold, News, Table, View } from '../api/types';
import type { GameWords } from '../lib/words.svelte';
import type { TargetOf } from '../table/target.svelte';

export interface BoardProps<V = View> {
  news: News;
  table: Table;
  /** Through whose eyes; null for a spectator. */
  seat: number | null;
  view: V;
  /** The view before the last news and the events between the two; null and none where nothing is to move. */
  previous: V | null;
  events: EventTold[];
  decision: Decision | null;
  /** The game's own words and figures. */
  words: GameWords;
  facts: any; // As the data file of the game has them: the board knows its shape.
  /** What may be touched now, and what is. */
  targets: ReadonlySet<string>;
  selected: readonly string[];
  target: TargetOf;
  select: (target: string) => void;
  choose: (choice: number) => void;
}

export interface BoardModule {
  default: Component<BoardProps>;
  /** The things an event is about, to be highlighted from the log; without it they are guessed from the
   * names of its values. */
  touched?: (event: EventTold) => string[];
}
