/** How a seat did, as a message of the catalogue: its place, how far ahead or behind, and what decided a tie. */
import type { Table } from '../api/types';
import { listed, say } from '../lang/words.svelte';

type Result = NonNullable<Table['result']>;

/** What decided between two seats with the same points, in words; empty where nothing did. */
function decider({ scores }: Result, one: number, other: number): string {
  const [mine, theirs] = [scores[one]!, scores[other]!];
  const name = Object.keys(mine.ties).find((tie) => mine.ties[tie] !== theirs.ties[tie]);
  return name === undefined ? '' : (mine.tie_texts?.[name] ?? name);
}

/** A sentence about how this seat did. */
export function outcome(result: Result, names: readonly string[], seat: number): string {
  const { places, scores, resigned } = result;
  const total = scores[seat]!.total;
  if (resigned.includes(seat)) return say('how-resigned', { total });
  const place = places[seat]!;
  const others = places.flatMap((_, other) => (other === seat || resigned.includes(other) ? [] : [other]));
  const called = (seats: number[]) => listed(seats.map((each) => names[each]!));
  const beside = others.filter((other) => places[other] === place);
  if (place === 1 && beside.length) return say('how-shared', { total, names: called(beside) });
  // A winner looks at the next, and everybody else at the winners.
  const next = Math.min(...others.map((other) => places[other]!));
  const rivals = others.filter((other) => places[other] === next);
  const rival = rivals[0];
  if (rival === undefined || (place > 1 && next > 1))
    return say(names.length > 1 && place === 1 ? 'how-left' : 'how-alone', { total });
  const margin = Math.abs(total - scores[rival]!.total);
  const about = { total, margin, names: called(rivals), place, players: names.length };
  const what = margin ? '' : decider(result, seat, rival);
  if (place === 1) return what ? say('how-tie-won', { ...about, what }) : say('how-ahead', about);
  return what ? say('how-tie-lost', { ...about, what }) : say('how-behind', about);
}
