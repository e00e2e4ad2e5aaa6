/** What the board shows: what happens, one thing after another, as fast as the person wants.
 *
 * News go into a queue of steps. The board stands as it was after each step, a sentence says what happened, then comes
 * the next. Those who act, or ask for it, are in the present at once. Nothing here knows a rule. */
import { tick } from 'svelte';
import type { EventTold, News, View } from '../api/types';
import { announce } from '../lib/notices.svelte';
import { moving, settings } from '../lib/settings.svelte';

/** What a board draws: a view, the view before, and what happened between the two. */
export interface Sight {
  view: View;
  /** null: nothing moves. */
  previous: View | null;
  events: EventTold[];
}

/** One thing that happened. */
export interface Step extends Sight {
  /** The entry it belongs to. */
  number: number;
  /** What happened, in words; empty where there is nothing to say. */
  text: string;
  /** The seat it is about, as far as one can say. */
  seat: number | null;
  /** What one did oneself. */
  own?: boolean;
}

/** Something that happened since one's last decision. Where nobody knows how the board stood, there is no step. */
export type Memory = Pick<Step, 'number' | 'text' | 'seat' | 'events'> & { step: Step | null };

/** How the board stood after an entry. */
export interface Board {
  number: number;
  view: View;
}

/** The most steps that wait, and the most that are remembered. */
export const MOST = 200;
/** Longer queues are played faster: the others do not wait for us. */
const AT_EASE = 40;
/** Milliseconds: to look, for each letter, and at most, of a step that is played calmly. */
const LOOK = 700;
const LETTER = 18;
const LONGEST = 3600;
/** Milliseconds for one's own move, of which nothing is said. */
const OWN = 600;
const PACES = { calm: 1, brisk: 0.45 };

/** The sentences of events. */
export const told = (events: EventTold[]): string => events.flatMap((event) => event.text || []).join(' ');

function about(events: EventTold[]): number | null {
  const seat = events.find((event) => event.text)?.values.seat;
  return typeof seat === 'number' ? seat : null;
}

/** The news as steps from the view that one has. Null where they leap: several entries, and nothing is known of how the
 * board stood between them. `own`: they are of one's own decision. */
export function stepsOf(known: View, news: News, own: boolean): Step[] | null {
  const { events, beats, number } = news;
  if (!news.view || (!beats.length && number - news.after > 1)) return null;
  const steps: Step[] = [];
  let [previous, first] = [known, 0];
  for (const { events: count, view } of [...beats, { events: events.length, view: news.view }]) {
    const part = events.slice(first, count);
    if (part.length || view !== previous) {
      const seat = about(part);
      steps.push({
        view,
        previous,
        events: part,
        number: part.at(-1)?.number ?? number,
        text: told(part),
        seat,
        // What a decision leads to is news for everybody.
        own: own && !first && seat === news.seat,
      });
    }
    [previous, first] = [view, count];
  }
  return steps;
}

/** What happened, entry by entry, with the boards that are known: after an entry, and before the first. */
export function remembered(events: EventTold[], boards: Board[] = []): Memory[] {
  const entries = new Map<number, EventTold[]>();
  for (const event of events) entries.set(event.number, [...(entries.get(event.number) ?? []), event]);
  return [...entries]
    .map(([number, each]) => {
      const what = { number, text: told(each), seat: about(each), events: each };
      const at = boards.findIndex((board) => board.number === number);
      const [board, before] = [boards[at], boards[at - 1]];
      return { ...what, step: board ? { ...what, view: board.view, previous: before?.view ?? null } : null };
    })
    .filter(({ text }) => text);
}

export class Playback {
  #queue = $state.raw<Step[]>([]);
  #shown = $state.raw<Sight | null>(null);
  #glance = $state.raw<Sight | null>(null);
  #resting = $state(false);
  #rest: ReturnType<typeof setTimeout> | undefined;
  /** What is said to screen readers when the present is reached. */
  #last = '';

  /** What is being told. */
  said = $state.raw<Pick<Step, 'text' | 'seat' | 'events'> | null>(null);
  paused = $state(false);
  /** What happened since one's last decision, oldest first. */
  since = $state.raw<Memory[]>([]);
  /** Whether `since` begins at one's last decision, and not only where one began to watch. */
  complete = $state(false);
  /** The number in `since` of the moment that one looks back at. */
  looking = $state<number | null>(null);

  /** How many steps are to come. */
  waiting = $derived(this.#queue.length);
  /** The board does not show the present. */
  behind = $derived(this.#queue.length > 0 || this.looking !== null);
  /** Something is being shown, and the present can wait. */
  playing = $derived(this.behind || this.#resting || this.paused);
  /** The sentence to be shown: of the moment that one looks at, or of what has just happened. */
  telling = $derived(this.looking === null ? this.said : (this.since[this.looking] ?? null));
  /** What the board shows; null: what the news say. */
  sight = $derived(this.#glance ?? this.#shown);

  /** `present` is called when the board comes to show the present. */
  constructor(private readonly present: () => void = () => {}) {}

  /** Steps have happened; null: nobody knows how. `own`: they are of one's own decision. `last`: what is to be said
   * once they are shown. */
  take(known: View | null, news: News, own: boolean, last: string): void {
    const steps = known ? stepsOf(known, news, own) : null;
    this.#remember(steps, news, own);
    const words = [told(news.events), last].filter(Boolean).join(' ');
    if (!steps || settings.pace === 'instant' || document.hidden) {
      // What can be followed at a glance moves all the same.
      const moved = steps && !this.waiting;
      this.#clear();
      this.#shown = news.view && {
        view: news.view,
        previous: moved ? known : null,
        events: moved ? news.events : [],
      };
      if (words) announce(words);
      return;
    }
    this.#last = last;
    if (!steps.length && last && !this.behind) announce(last);
    this.#queue = [...this.#queue, ...steps].slice(-MOST);
    if (this.paused || this.looking !== null) return;
    if (!this.#resting) this.#next();
    else if (!this.#queue.some((step) => step.text)) this.#show();
  }

  #remember(steps: Step[] | null, news: News, own: boolean): void {
    if (own) {
      this.since = [];
      this.complete = true;
    }
    const more = steps
      ? steps
          .filter((step) => step.text && !step.own)
          .map((step) => ({
            number: step.number,
            text: step.text,
            seat: step.seat,
            events: step.events,
            step,
          }))
      : remembered(news.events);
    const before = this.looking === null ? null : this.since[this.looking];
    this.since = [...this.since, ...more].slice(-MOST);
    // The moment one looks at may have another number now.
    if (before) this.looking = Math.max(0, this.since.indexOf(before));
  }

  /** What happened before one began to watch. */
  recall(events: EventTold[], boards: Board[] = []): void {
    if (this.complete) return;
    this.complete = true;
    const first = this.since[0]?.number ?? Infinity;
    const earlier = remembered(events, boards).filter(({ number }) => number < first);
    this.since = [...earlier, ...this.since].slice(-MOST);
    if (this.looking !== null) this.looking += earlier.length;
  }

  // Step by step

  #next(): void {
    const step = this.#show();
    if (step) this.#wait(this.#pause(step));
    else {
      this.#resting = false;
      this.said = null;
    }
  }

  /** The next step that is worth a word. What is not, is not worth a wait: the board changes, and what was said is left
   * to be read. */
  #show(): Step | null {
    let step: Step | undefined;
    do {
      step = this.#queue[0];
      if (!step) return null;
      this.#queue = this.#queue.slice(1);
      this.#shown = step;
      const words = [step.text, this.#queue.length ? '' : this.#last].filter(Boolean).join(' ');
      if (words) announce(words);
      if (!this.#queue.length) this.present();
    } while (!step.text);
    this.said = step.own ? null : step;
    return step;
  }

  #wait(pause: number): void {
    clearTimeout(this.#rest);
    this.#resting = true;
    this.#rest = setTimeout(() => {
      if (this.paused) this.#resting = false;
      else this.#next();
    }, pause);
  }

  #pause(step: Step): number {
    const pace = settings.pace === 'brisk' ? PACES.brisk : PACES.calm;
    if (step.own) return moving() ? OWN * pace : 0;
    // That somebody's turn begins is soon read: what they do in it is to be followed.
    const heading = step.events.every((event) => !event.text || event.chapter);
    const calm = Math.min(LONGEST, (heading ? LOOK / 2 : LOOK) + LETTER * step.text.length);
    return (calm * pace * AT_EASE) / Math.max(AT_EASE, this.#queue.length);
  }

  // What a person wants

  /** The present, at once. */
  skip(): void {
    if (!this.playing) return;
    if (this.behind) this.present();
    const last = this.#queue.at(-1);
    if (last && this.#last) announce(this.#last);
    this.#clear();
    this.#glance = this.looking = null;
    if (last) this.#shown = { view: last.view, previous: null, events: [] };
  }

  /** Hold, or go on. */
  pause(): void {
    this.paused = !this.paused;
    if (this.paused) return;
    if (this.looking === null && !this.#resting) this.#next();
  }

  /** Show the board as it was at a moment of `since`, with what moved. */
  look(at: number): void {
    const step = this.since[at]?.step;
    if (!step) return;
    clearTimeout(this.#rest);
    this.#resting = false;
    this.said = null;
    this.looking = at;
    announce(step.text);
    this.#glance = { view: step.previous ?? step.view, previous: null, events: [] };
    void tick().then(() => {
      if (this.looking === at) this.#glance = step;
    });
  }

  /** The nearest moment in this direction that can be looked at. */
  beside(by: 1 | -1): number | null {
    if (this.looking === null) return null;
    for (let at = this.looking + by; at >= 0 && at < this.since.length; at += by)
      if (this.since[at]!.step) return at;
    return null;
  }

  /** Everything is forgotten: the next news are the whole match. */
  reset(): void {
    this.#clear();
    this.#glance = this.#shown = this.looking = null;
    this.since = [];
    this.complete = false;
  }

  #clear(): void {
    clearTimeout(this.#rest);
    this.#resting = false;
    this.#queue = [];
    this.paused = false;
    this.said = null;
  }
}
