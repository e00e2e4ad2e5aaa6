/** What the words of the server stand for, drawn by the board of the game. */
import { untrack } from 'svelte';
import type { BoardModule, Named, Thing } from '../boards/contract';
import type { Match } from './match.svelte';

/** Where things are drawn: a match under way, or a replay. */
export type Place = Pick<Match, 'words' | 'facts' | 'view' | 'news' | 'table'>;
export type ThingOf = (mark: string) => Thing | null;

/** Draws what marks stand for, as soon as the board and its words are there. It does not change with every news, so
 * that a long log is not drawn again and again. */
export function thingsOf(place: Place, module: BoardModule | null): ThingOf {
  const { words, facts } = place;
  const draw = module?.thing;
  if (!draw || !words || !facts) return () => null;
  const named: Named = {
    words,
    facts,
    get view() {
      return untrack(() => place.view!);
    },
    get seat() {
      return untrack(() => place.news!.seat);
    },
    get table() {
      return untrack(() => place.table!);
    },
  };
  const known = new Map<string, Thing | null>();
  return (mark) => {
    if (!known.has(mark)) known.set(mark, draw(mark, named));
    return known.get(mark)!;
  };
}
