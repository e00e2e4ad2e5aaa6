/** Where the points of a line came from, as the log tells it: for lines that are a balance of what came and went. */
import type { EventTold } from '../api/types';
import type { Gain } from '../boards/contract';

/** A part of a line, as the server tells it of other lines. */
export interface Part {
  mark: string;
  text: string;
  points: number;
}

/** The parts of a line of this seat: each thing that brought something, then what has no thing, summed up by what it
 * is, then what was spent. What is left was there from the start. None where the log tells of no gain. */
export function gained(
  log: EventTold[],
  read: (event: EventTold) => Gain | null,
  of: { seat: number; line: string; total: number },
  words: { start: string; spent: string },
): Part[] {
  const gains = log
    .map((event) => ({ event, gain: read(event) }))
    .filter((each): each is { event: EventTold; gain: Gain } => each.gain !== null)
    .filter(({ gain }) => gain.seat === of.seat && gain.line === of.line);
  if (!gains.length) return [];
  const things: Part[] = [];
  const sums = new Map<string, number>();
  let spent = 0;
  for (const { event, gain } of gains) {
    if (gain.points < 0) spent += gain.points;
    else if (gain.mark) things.push({ mark: gain.mark, text: event.text ?? '', points: gain.points });
    else sums.set(gain.text ?? '', (sums.get(gain.text ?? '') ?? 0) + gain.points);
  }
  const plain = (text: string, points: number): Part => ({ mark: '', text, points });
  const start = of.total - gains.reduce((sum, { gain }) => sum + gain.points, 0);
  return [
    ...things,
    ...[...sums].map(([text, points]) => plain(text, points)),
    plain(words.start, start),
    plain(words.spent, spent),
  ].filter(({ points }) => points);
}
