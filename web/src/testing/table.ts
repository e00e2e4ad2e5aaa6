/** Matches as the server sends them, for tests of the frame around a board. */
import { Match } from '../table/match.svelte';
import type { Chair, Choice, News } from '../api/types';

export const chair = (name: string, more: object = {}): Chair =>
  ({
    name,
    person: true,
    bot: null,
    stand_in: null,
    deciding: false,
    flagged: false,
    resigned: false,
    clock: null,
    ...more,
  }) as Chair;

export const choice = (id: number, text: string, ...targets: string[]): Choice =>
  ({ id, text, action: { targets } }) as never;

/** Somebody at seat 0 of a table with Ada and Bia; `table`, `own` and the rest replace what is usual. */
export function sitting({
  table = {},
  own = {},
  ...more
}: { table?: object; own?: object } & Record<string, unknown> = {}): Match {
  const match = new Match('m');
  const news = {
    match: 'm',
    number: 3,
    after: 0,
    seat: 0,
    events: [],
    view: {},
    decision: null,
    ...more,
    own: { undo: false, takeback: false, phase: null, order: null, confirms: false, ...own },
    table: {
      game: 'masters',
      edition: null,
      status: 'playing',
      seats: [chair('Ada'), chair('Bia')],
      held: null,
      request: null,
      result: null,
      proof: null,
      device: false,
      tempo: { kind: 'none' },
      ...table,
    },
  };
  match.news = news as unknown as News;
  return match;
}

/** A decision between these choices. */
export const deciding = (...choices: Choice[]): Record<string, unknown> => ({
  decision: { id: '3.0', prompt: { kind: 'k', text: 'Choose.' }, choices },
});
