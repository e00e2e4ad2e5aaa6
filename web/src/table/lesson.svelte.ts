/** A lesson: a match that is played over questions to the server, each with all answers so far. What the lesson says,
 * points at and waits for comes along. */
import { api, explain, Problem } from '../api/client';
import { received, renewed, type Known, type Step } from '../api/changes';
import { Refused, type Watcher } from '../api/live.svelte';
import type { Explanation, LessonTold, News } from '../api/types';
import { announce, toast } from '../lib/notices.svelte';
import { learning } from '../lib/learning.svelte';
import { session } from '../lib/session.svelte';
import { say } from '../lang/words.svelte';
import { Match, type Line } from './match.svelte';

export class Lesson implements Line {
  told = $state.raw<LessonTold | null>(null);
  problem = $state('');
  busy = $state(false);
  readonly match: Match;
  /** The news as the server has them: with the decision also while there is something to read. */
  #known: Known | undefined;
  #watcher: Watcher | null = null;
  #path: string;

  constructor(
    readonly game: string,
    readonly name: string,
  ) {
    this.#path = `/games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(name)}`;
    this.match = new Match(`${game}-${name}`, this);
  }

  get answers(): string[] {
    return this.told?.answers ?? [];
  }

  // As a match

  watch(watcher: Watcher): () => void {
    this.#watcher = watcher;
    if (this.#known) watcher.news(this.#shown(this.#known.news));
    return () => (this.#watcher = null);
  }

  async ask(message: Record<string, unknown>): Promise<Record<string, unknown>> {
    if (message.op === 'why') {
      const { action, target } = message;
      return this.#ask('/why', { action, target });
    }
    const choice = this.#known?.news.decision?.choices.find(({ id }) => id === message.action);
    if (message.op !== 'answer' || !choice) throw new Problem('failed', say('problem-failed', { status: 0 }));
    const told = await this.#ask<LessonTold>('', {
      answer: choice.action.notation,
      known: this.#known!.news.number,
    });
    if (told.refusal) throw new Refused(told.refusal);
    learning.see(this.game, this.#known!.news.decision!.prompt.kind); // The coach need not explain it any more.
    this.#take(told);
    return { number: this.#known!.news.number };
  }

  // As a lesson

  /** Begin, or go on after these answers. */
  async start(answers: string[]): Promise<void> {
    await this.#do(async () => {
      const told = await this.#ask<LessonTold>('', {}, answers);
      this.#known = undefined;
      this.#take(told);
      this.match.open(null, true);
    });
  }

  /** Go on where there is only something to read. */
  async next(): Promise<void> {
    await this.#do(async () =>
      this.#take(await this.#ask<LessonTold>('', { answer: '', known: this.#known!.news.number })),
    );
  }

  /** Let the lesson choose. */
  async skip(): Promise<void> {
    await this.#do(async () =>
      this.#take(await this.#ask<LessonTold>('', { skip: true, known: this.#known!.news.number })),
    );
  }

  /** To the stop before this one. */
  async back(): Promise<void> {
    await this.start(this.answers.slice(0, -1));
  }

  /** What things on the table are. */
  async explain(targets: string[]): Promise<Explanation[]> {
    return (await this.#ask<{ things: Explanation[] }>('/things', { targets })).things;
  }

  /** A match from here; its id. */
  async playOn(): Promise<string | null> {
    let made: News | null = null;
    await this.#do(async () => (made = await this.#ask<News>('/match', {})));
    return (made as News | null)?.match ?? null;
  }

  async #do(doing: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = '';
    try {
      await doing();
    } catch (error) {
      if (this.told) toast(explain(error), 'bad');
      else this.problem = explain(error);
    } finally {
      this.busy = false;
    }
  }

  #ask<T = Record<string, unknown>>(
    what: string,
    more: Record<string, unknown>,
    answers = this.answers,
  ): Promise<T> {
    const name = session.me ? undefined : say('learn-name');
    return api.post<T>(this.#path + what, { answers, name, ...more });
  }

  /** Show where the lesson stands now: entry by entry, as a match is told. */
  #take(told: LessonTold): void {
    const { match } = this;
    this.told = told;
    match.why = null;
    match.wanted = told.expected && new Set(told.expected);
    const steps = told.news as unknown as (News | Step)[];
    const all = steps.map((step) => {
      this.#known = 'base' in step ? renewed(this.#known, step)! : received(step);
      return this.#known.news;
    });
    // Where nothing has happened, something may be asked now.
    if (!all.length) {
      const { news } = this.#known!;
      all.push({ ...news, after: news.number, events: [], beats: [] });
    }
    all.forEach((news, at) => this.#watcher?.news(this.#shown(news, at === all.length - 1)));
    learning.keep(this.game, this.name, told.answers, told.done);
  }

  /** The decision is told when there is nothing to read before it. One goes back by the lesson, not by undoing. */
  #shown(news: News, last = true): News {
    return { ...news, decision: last && this.told?.expected ? news.decision : null, own: null };
  }

  /** What the lesson says, for those who do not see it. */
  announce(): void {
    const { told } = this;
    if (!told) return;
    announce(told.done ? say('learn-done') : told.say.join(' '));
  }
}
