/** The coach: the first time a kind of decision or event comes up in a game, a card explains it, and never again. The
 * texts are the game's own; a game without any has no coach. */
import { api, Problem } from '../api/client';
import { announce } from '../lib/notices.svelte';
import { learning } from '../lib/learning.svelte';
import { settings } from '../lib/settings.svelte';
import { GameWords, type Lang } from '../lang/words.svelte';
import type { Match } from './match.svelte';

export class Coach {
  /** The cards that are to be read, by their names, the first one now. */
  #cards = $state.raw<string[]>([]);
  #words = $state.raw<GameWords | null>(null);
  /** The decision for which the cards are. */
  #asked: string | null = null;
  /** The entry up to which events have been looked at. */
  #known = 0;

  constructor(readonly match: Match) {}

  /** What is explained now; null: nothing. */
  get text(): string | null {
    const card = this.#cards[0];
    return card && this.#words ? this.#words.say(`coach-${card}`) : null;
  }

  get #kind(): string | null {
    return this.match.decision?.prompt.kind ?? null;
  }

  /** Whether there is something to say about the decision. */
  get knows(): boolean {
    return this.#kind !== null && (this.#words?.has(`coach-${this.#kind}`) ?? true);
  }

  async load(game: string, lang: Lang): Promise<void> {
    await learning.ready();
    if (this.#words?.lang === lang) return;
    try {
      this.#words = new GameWords(lang, await api.text(`/games/${encodeURIComponent(game)}/coach`, { lang }));
    } catch (error) {
      if (!(error instanceof Problem)) throw error; // Without a network nothing is explained.
    }
  }

  /** What has come up is explained, if that was not done before. Call it when the board shows the present. */
  look(): void {
    const { match } = this;
    const { table, decision, log } = match;
    if (!table || !this.#words) return;
    const id = decision?.id ?? null;
    if (id !== this.#asked) this.#cards = [];
    this.#asked = id;
    const happened = log.filter((event) => event.number > this.#known).map(({ kind }) => `event-${kind}`);
    this.#known = match.news?.number ?? 0;
    if (!settings.coach || !decision) return;
    const names = [...new Set([...happened, decision.prompt.kind])];
    const fresh = names.filter(
      (name) => this.#words!.has(`coach-${name}`) && !learning.seen(table.game, name),
    );
    for (const name of fresh) learning.see(table.game, name);
    if (fresh.length) this.#show([...this.#cards, ...fresh]);
  }

  /** Somebody wants to read it again. */
  async ask(lang: Lang): Promise<void> {
    const kind = this.#kind;
    await this.load(this.match.table!.game, lang);
    if (kind && this.#words?.has(`coach-${kind}`)) this.#show([kind]);
  }

  /** It was read. */
  close(): void {
    this.#cards = this.#cards.slice(1);
    if (this.text) announce(this.text);
  }

  #show(cards: string[]): void {
    this.#cards = cards;
    if (this.text) announce(this.text);
  }
}
