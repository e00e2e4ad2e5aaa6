/** The steps of a replay: who knew what, the parts of the match, and the place in the address. */
import type { EventTold, Step } from '../api/types';

/** What a viewer knew of a step when it was played, as the decision of this number; -1 is a spectator. */
export function eventsOf(step: Step, number: number, eyes: number): EventTold[] {
  return step.events
    .filter(({ audience }) => audience === null || audience.includes(eyes))
    .map((event) => ({ ...event, number, at: 0, step: number }));
}

/** A part of a match (a turn, a round, an age) and the number of decisions before it. */
export interface Part {
  at: number;
  text: string;
}

/** The parts of a match, in its own words; each begins where they change. */
export function partsOf(steps: readonly Step[]): Part[] {
  const parts: Part[] = [];
  steps.forEach((step, at) => {
    const text = step.progress?.text;
    if (text && text !== parts.at(-1)?.text) parts.push({ at, text });
  });
  return parts;
}

/** The part in which one is after this number of decisions, by its index; -1 before the first. */
export const partAt = (parts: readonly Part[], at: number): number =>
  parts.findLastIndex((part) => part.at <= at);

/** The beginning of the part before (-1) or after (1) the present step; where there is none, the end of the match. */
export function nextPart(parts: readonly Part[], at: number, way: -1 | 1, last: number): number {
  const found = way > 0 ? parts.find((part) => part.at > at) : parts.findLast((part) => part.at < at);
  return found?.at ?? (way > 0 ? last : 0);
}

/** The step that an address names (`?step=12`), within those there are; null if it names none. */
export function stepIn(search: string, last: number): number | null {
  const named = new URLSearchParams(search).get('step');
  if (named === null || !/^\d{1,9}$/.test(named)) return null;
  return Math.min(last, Number(named));
}
