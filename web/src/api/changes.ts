/** What has changed between two messages: see docs/api.md. */
import type { EventTold, News } from './types';

type Json = unknown;
type Fields = Record<string, Json>;

/** News for those who have the news before: its number is `base`. */
export interface Step {
  match: string;
  number: number;
  at: number;
  seat: number | null;
  base: number;
  /** An event without number and time is of this entry. */
  events: (Omit<EventTold, 'number' | 'at'> & Partial<EventTold>)[];
  /** How the game stood in between: after how many of the events, and what had changed in the view since the time
   * before. */
  beats?: { events: number; view: Json }[];
  changes: Fields;
}

/** What a change makes of `old`, which stays as it is. What it does not touch is the same object as before. */
export function changed(old: Json, change: Json): Json {
  if (Array.isArray(change)) return change[0];
  if (change === null || typeof change !== 'object') return change;
  const made = (Array.isArray(old) ? [...(old as Json[])] : { ...(old as Fields) }) as Fields;
  for (const [key, inner] of Object.entries(change)) made[key] = changed(made[key], inner);
  return made;
}

/** The whole news for those who have `known`; null if the step is from elsewhere. */
export function renewed(known: News | undefined, step: Step): News | null {
  if (known?.number !== step.base || known.seat !== step.seat) return null;
  const { number, at, base, events, changes } = step;
  const { table, view, decision, own } = known;
  const standing = changed({ table, view, decision, own }, changes) as News;
  const beats = whole(view, step.beats ?? []);
  return {
    ...known,
    ...standing,
    number,
    at,
    after: base,
    gap: false,
    events: dated(events, number, at),
    beats,
  };
}

/** Beats with their whole views. */
function whole(view: Json, beats: NonNullable<Step['beats']>): News['beats'] {
  return beats.map((beat) => ({ events: beat.events, view: (view = changed(view, beat.view)) as Fields }));
}

const dated = (events: Step['events'], number: number, at: number): EventTold[] =>
  events.map((event) => ({ number, at, ...event }));
