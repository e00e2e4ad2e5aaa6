/** What has changed between two messages: see docs/api.md. */
import type { Choice, Decision, EventTold, News } from './types';

type Json = unknown;
type Fields = Record<string, Json>;

/** What a client has: the last news, and the choices it was offered since the last whole news, by their id. */
export interface Known {
  news: News;
  offered: ReadonlyMap<number, Choice>;
}

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

/** What a client has after whole news. */
export const received = (news: News): Known => ({
  news,
  offered: withChoices(news.decision, new Map()).offered,
});

/** What a client has after a step; null if the step is from elsewhere. */
export function renewed(known: Known | undefined, step: Step): Known | null {
  if (known?.news.number !== step.base || known.news.seat !== step.seat) return null;
  const { number, at, base, events, changes } = step;
  const { table, view, decision, own } = known.news;
  const standing = changed({ table, view, decision, own }, changes) as News;
  const asked = withChoices(standing.decision, known.offered);
  const news = {
    ...known.news,
    ...standing,
    decision: asked.decision,
    number,
    at,
    after: base,
    gap: false,
    events: dated(events, number, at),
    beats: whole(view, step.beats ?? []),
  };
  return { news, offered: asked.offered };
}

/** A decision with all its choices: one that was offered before comes as its id. */
function withChoices(
  decision: Spare | null,
  before: Known['offered'],
): { decision: Decision | null; offered: Known['offered'] } {
  if (!decision) return { decision, offered: before };
  const offered = new Map(before);
  for (const choice of decision.choices) if (typeof choice !== 'number') offered.set(choice.id, choice);
  const choices = decision.choices.map((choice) =>
    typeof choice === 'number' ? offered.get(choice)! : choice,
  );
  return { decision: { ...decision, choices }, offered };
}

type Spare = Omit<Decision, 'choices'> & { choices: (Choice | number)[] };

/** Beats with their whole views. */
function whole(view: Json, beats: NonNullable<Step['beats']>): News['beats'] {
  return beats.map((beat) => ({ events: beat.events, view: (view = changed(view, beat.view)) as Fields }));
}

const dated = (events: Step['events'], number: number, at: number): EventTold[] =>
  events.map((event) => ({ number, at, ...event }));
