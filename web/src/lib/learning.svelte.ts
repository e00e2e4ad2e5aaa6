/** What a person has learnt: how far they have come in lessons, and which cards of the coach they have seen. It is kept
 * in this browser and, with an account, there as well. */
import { api, Problem } from '../api/client';
import type { Learnt } from '../api/types';
import { session } from './session.svelte';
import { local } from '../base/local';

export interface Progress {
  answers: string[];
  done: boolean;
}

interface Kept {
  /** Whose it is; null: of somebody without an account. */
  owner: string | null;
  lessons: Record<string, Progress>;
  cards: string[];
}

const KEPT = 'bottega-learnt';
const key = (game: string, name: string): string => `${game}/${name}`;
const parts = (name: string): [game: string, name: string] => name.split('/', 2) as [string, string];

/** What storage holds under our key, which may be anything. */
export function read(stored: string | null): Kept {
  const kept: Kept = { owner: null, lessons: {}, cards: [] };
  let found: unknown;
  try {
    found = JSON.parse(stored ?? '{}');
  } catch {
    return kept; // Another program's text.
  }
  if (typeof found !== 'object' || found === null) return kept;
  const { owner, lessons, cards } = found as Record<string, unknown>;
  if (typeof owner === 'string') kept.owner = owner;
  if (Array.isArray(cards)) kept.cards = cards.filter((each) => typeof each === 'string');
  if (typeof lessons === 'object' && lessons !== null) {
    for (const [name, each] of Object.entries(lessons as Record<string, Partial<Progress> | null>))
      if (Array.isArray(each?.answers) && each.answers.every((answer) => typeof answer === 'string'))
        kept.lessons[name] = { answers: each.answers, done: each.done === true };
  }
  return kept;
}

/** Of two, what is further: done, or with more answers. */
function further(one: Progress | undefined, other: Progress | undefined): Progress | undefined {
  if (!one || !other) return one ?? other;
  if (one.done !== other.done) return one.done ? one : other;
  return one.answers.length >= other.answers.length ? one : other;
}

class Learning {
  #kept = $state.raw<Kept>(read(local.getItem(KEPT)));
  #loading: { owner: string; done: Promise<void> } | null = null;

  /** Resolves when all that the account has is known here. Where the server does not answer, what this browser has is
   * enough. */
  async ready(): Promise<void> {
    const owner = session.me?.id ?? null;
    if (owner === null) {
      if (session.known && this.#kept.owner !== null) this.#write({ owner, lessons: {}, cards: [] });
      return;
    }
    if (this.#loading?.owner !== owner) this.#loading = { owner, done: this.#load(owner) };
    return this.#loading.done;
  }

  async #load(owner: string): Promise<void> {
    let theirs: Learnt;
    try {
      theirs = await api.get<Learnt>('/me/learnt');
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      this.#loading = null;
      return;
    }
    const there = new Map(theirs.lessons.map((each) => [key(each.game, each.lesson), each]));
    const cards = theirs.cards.map(({ game, card }) => key(game, card));
    // What was learnt before there was an account goes along; what another account has learnt does not.
    const own = this.#kept.owner === null || this.#kept.owner === owner ? this.#kept : null;
    const lessons: Record<string, Progress> = {};
    for (const name of new Set([...there.keys(), ...Object.keys(own?.lessons ?? {})])) {
      const kept = there.get(name);
      const best = further(kept && { answers: kept.answers, done: kept.done }, own?.lessons[name])!;
      lessons[name] = best;
      if (best === own?.lessons[name]) this.#send('lessons', name, best);
    }
    const more = (own?.cards ?? []).filter((card) => !cards.includes(card));
    for (const card of more) this.#send('cards', card);
    this.#write({ owner, lessons, cards: [...cards, ...more] });
  }

  progress(game: string, lesson: string): Progress | null {
    return this.#kept.lessons[key(game, lesson)] ?? null;
  }

  /** Whether this person has begun any lesson. */
  get begun(): boolean {
    return Object.keys(this.#kept.lessons).length > 0;
  }

  /** A lesson that was done once stays done, also while it is taken again. One that is done begins anew. */
  keep(game: string, lesson: string, answers: string[], done: boolean): void {
    const name = key(game, lesson);
    const progress = {
      answers: done ? [] : answers,
      done: done || (this.#kept.lessons[name]?.done ?? false),
    };
    this.#write({ ...this.#kept, lessons: { ...this.#kept.lessons, [name]: progress } });
    this.#send('lessons', name, progress);
  }

  seen(game: string, card: string): boolean {
    return this.#kept.cards.includes(key(game, card));
  }

  see(game: string, card: string): void {
    if (this.seen(game, card)) return;
    this.#write({ ...this.#kept, cards: [...this.#kept.cards, key(game, card)] });
    this.#send('cards', key(game, card));
  }

  /** The coach shows everything again. */
  forgetCards(): void {
    this.#write({ ...this.#kept, cards: [] });
    if (session.me) void api.delete('/me/learnt/cards').catch(later);
  }

  #write(kept: Kept): void {
    this.#kept = kept;
    local.setItem(KEPT, JSON.stringify(kept));
  }

  #send(what: 'lessons' | 'cards', name: string, progress?: Progress): void {
    if (!session.me) return;
    const [game, each] = parts(name);
    const path = `/me/learnt/${encodeURIComponent(game)}/${what}/${encodeURIComponent(each)}`;
    void api.put(path, progress ?? {}).catch(later);
  }
}

/** This browser keeps it, and it is sent when the account is loaded next. */
function later(error: unknown): void {
  if (!(error instanceof Problem)) throw error;
}

export const learning = new Learning();
