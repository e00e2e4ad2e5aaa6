/** A position to practise: a match of one decision, which is judged when it is made. */
import { api, explain, Problem } from '../api/client';
import type { Watcher } from '../api/live.svelte';
import type { Explanation, ExerciseTold, News, Verdict } from '../api/types';
import { announce } from '../lib/notices.svelte';
import { practised } from '../lib/practised';
import { say } from '../lang/words.svelte';
import { Match, type Line } from './match.svelte';

export class Exercise implements Line {
  told = $state.raw<ExerciseTold | null>(null);
  verdict = $state.raw<Verdict | null>(null);
  problem = $state('');
  readonly match: Match;
  #watcher: Watcher | null = null;
  #path: string;

  constructor(
    readonly game: string,
    readonly id: string,
  ) {
    this.#path = `/games/${encodeURIComponent(game)}/practice/${encodeURIComponent(id)}`;
    this.match = new Match(`${game}-practice`, this);
  }

  async open(): Promise<void> {
    try {
      this.told = await api.get<ExerciseTold>(this.#path);
      this.match.open(null, true);
    } catch (error) {
      this.problem = explain(error);
    }
  }

  // As a match

  watch(watcher: Watcher): () => void {
    this.#watcher = watcher;
    watcher.news(this.#news(!this.verdict, 0));
    return () => (this.#watcher = null);
  }

  async ask(message: Record<string, unknown>): Promise<Record<string, unknown>> {
    const { op, action, target } = message;
    if (op === 'why') return api.post<Record<string, unknown>>(`${this.#path}/why`, { action, target });
    const choice = this.match.choices.find(({ id }) => id === action);
    if (op !== 'answer' || !choice) throw new Problem('failed', say('problem-failed', { status: 0 }));
    const verdict = await api.post<Verdict>(this.#path, { action: choice.action.notation });
    this.#show(verdict);
    if (verdict.solved) practised.add(this.game, this.id);
    announce(said(verdict));
    return { number: this.told!.news.number };
  }

  /** The same position once more. */
  again(): void {
    this.#show(null);
  }

  /** What things on the table are. */
  async explain(target: string[]): Promise<Explanation[]> {
    return (await api.get<{ things: Explanation[] }>(`${this.#path}/things`, { target })).things;
  }

  #show(verdict: Verdict | null): void {
    this.verdict = verdict;
    this.match.selected = [];
    this.match.hinted = [];
    this.#watcher?.news(this.#news(!verdict, this.told!.news.number));
  }

  /** The decision is open until it was made. There is nothing to undo. */
  #news(open: boolean, after: number): News {
    const { news } = this.told!;
    const events = after ? [] : news.events;
    return { ...news, after, events, beats: [], decision: open ? news.decision : null, own: null };
  }
}

/** A verdict in one sentence. */
export function said(verdict: Verdict): string {
  if (verdict.grade === 'best') return say('practice-best');
  return verdict.solved ? say('practice-good') : say('practice-worse');
}
