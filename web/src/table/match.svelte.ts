/** A match as one viewer sees it: the news, what may be touched, what is selected, and what one can do. */
import { api, Problem } from '../api/client';
import { live, Refused, type Watcher } from '../api/live.svelte';
import type { ChatLine, Choice, EventTold, Listed, News, Refusal, View } from '../api/types';
import { announce, toast } from '../lib/notices.svelte';
import { GameWords, language, say, type Lang } from '../lang/words.svelte';
import { hint, remaining, touch, touchable } from '../boards/kit/choosing';
import { Places } from '../boards/kit/places.svelte';
import { Playback } from './playback.svelte';
import { play as sound } from '../boards/kit/sounds';
import { Glance } from './glance.svelte';
import { Company } from './company.svelte';

export interface WhyNot {
  target: string | null;
  refusals: Refusal[];
}

/** What a match is played over: the server, or a lesson. */
export interface Line {
  watch(watcher: Watcher): () => void;
  ask(message: { match: string } & Record<string, unknown>): Promise<Record<string, unknown>>;
}

export class Match {
  news = $state.raw<News | null>(null);
  /** What the board shows, step by step. */
  readonly playback = new Playback(() => this.present.begin());
  log = $state.raw<EventTold[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** The table at which those who were here play again. */
  rematch = $state.raw<Listed | null>(null);
  facts = $state.raw<Record<string, unknown> | null>(null);
  words = $state.raw<GameWords | null>(null);
  problem = $state<string | null>(null);
  why = $state.raw<WhyNot | null>(null);
  selected = $state.raw<string[]>([]);
  /** What the pointer rests on in the log or the list of choices. */
  hinted = $state.raw<string[]>([]);
  readonly places = new Places();
  readonly company = new Company();
  /** An answer is on its way. */
  busy = $state(false);
  readonly glance = new Glance();
  /** Whether the board has shown the present long enough: what it showed before may look otherwise by now. */
  readonly present = new Glance();
  /** A choice that gives something up, while we ask whether it is meant; and why the thing that was touched has no
   * other use now. */
  doubted = $state.raw<Choice | null>(null);
  otherwise = $state.raw<Refusal[]>([]);
  /** The seat of the viewer; null lets the server choose (one's own seat, or a spectator's view). */
  seat = $state<number | null>(null);

  /** Around one device: the seat whose player has lifted the curtain. */
  lifted = $state<number | null>(null);

  table = $derived(this.news?.table ?? null);
  view = $derived((this.news?.view ?? null) as View | null);
  decision = $derived(this.news?.decision ?? null);
  own = $derived(this.news?.own ?? null);
  choices = $derived<Choice[]>(this.decision?.choices ?? []);
  left = $derived(remaining(this.choices, this.selected));
  /** Nothing can be touched on the board of an earlier moment: it may look otherwise by now. */
  targets = $derived(touchable(this.playback.behind ? [] : this.choices, this.selected));
  /** Seats that are ours: one, or around one device all people. */
  mine = $derived.by<number[]>(() => {
    if (!this.news || this.news.seat === null) return [];
    if (!this.news.table.device) return [this.news.seat];
    return this.news.table.seats.flatMap((chair, seat) => (chair.person ? [seat] : []));
  });

  #stop: (() => void) | null = null;
  #expecting: { number: number; done: () => void }[] = [];
  /** The next news are the whole match, not a step from what we know. */
  #anew = true;

  constructor(
    readonly id: string,
    private readonly line: Line = live,
  ) {}

  /** Watch the match from this seat. `keep` leaves the board as it is until the news are there. */
  open(seat: number | null = null, keep = false): void {
    this.close();
    this.seat = seat;
    this.problem = null;
    this.why = null;
    this.selected = [];
    this.#anew = true;
    this.company.clear();
    if (!keep) {
      this.news = null;
      this.log = [];
      this.chat = []; // Another person may have muted others.
    }
    this.playback.reset();
    this.#stop = this.line.watch({
      match: this.id,
      seat,
      after: () => (this.#anew ? 0 : (this.news?.number ?? 0)),
      news: (news) => this.#heard(news),
      chat: (line) => this.#said(line),
      again: () => void this.#loadRematch(),
      around: (told) => this.company.heard(told),
      failed: (problem) => (this.problem = problem.message),
      joined: () => void this.#loadChat(),
    });
  }

  close(): void {
    this.#stop?.();
    this.#stop = null;
    this.#arrived();
  }

  // What comes

  #heard(news: News): void {
    const anew = this.#anew;
    const known = anew ? null : this.news;
    // A step from a state that we do not have: the whole match is on its way.
    if (anew && news.after > 0) return;
    if (known && news.number < known.number) return;
    this.#anew = false;
    this.log = anew ? news.events : joined(this.log, news.events);
    const asked = this.news?.decision?.id;
    this.news = news;
    this.company.moved();
    if (news.gap || (known && news.after > known.number)) void this.#loadLog();
    if (asked !== news.decision?.id) {
      this.selected = [];
      this.doubted = null;
      this.glance.begin();
    }
    if (known) this.#play(news, known);
    this.reword();
    if (this.#ended(news) && !(known && this.#ended(known))) void this.#loadRematch();
    this.#arrived();
  }

  #ended = (news: News): boolean => news.table.status === 'over' || news.table.status === 'abandoned';

  #play(news: News, known: News): void {
    const asks = !!news.decision && news.decision.id !== known.decision?.id;
    const undone = news.events.some(({ kind, values }) => kind === 'undo' && values.seat === news.seat);
    const own = undone || (!!known.decision && known.decision.id !== news.decision?.id);
    this.playback.take(known.view as View | null, news, own, (asks && news.decision!.prompt.text) || '');
    if (asks) sound('turn');
    else if (news.table.status === 'over' && known.table.status !== 'over') sound('end');
    else if (news.events.length) sound('move');
  }

  #said(line: ChatLine): void {
    if (this.chat.some((each) => each.number === line.number)) return;
    this.chat = inOrder(this.chat, [line]);
    announce(say('chat-said', { name: line.name, text: line.text }));
    sound('chat');
  }

  /** Read the lines after the last one we have: those that were written while there was no connection. `anew`: all
   * lines, since others are hidden now. Meanwhile more may come: they stay. */
  async #loadChat(anew = false): Promise<void> {
    const last = this.chat.at(-1)?.number ?? 0;
    const stop = this.#stop;
    try {
      const after = anew ? 0 : last;
      const { lines } = await api.get<{ lines: ChatLine[] }>(`/matches/${this.id}/chat`, { after });
      if (stop === this.#stop)
        this.chat = inOrder(anew ? this.chat.filter((line) => line.number > last) : this.chat, lines);
    } catch (error) {
      if (!(error instanceof Problem)) throw error; // The watcher reports what is wrong with the match.
    }
  }

  /** Somebody was muted or unmuted: load the chat again. */
  rehear(): void {
    void this.#loadChat(true);
  }

  /** Lines are missing between those we have: read them all. */
  async #loadLog(): Promise<void> {
    const stop = this.#stop;
    const seat = this.news?.seat ?? null;
    const history = await this.change(
      api.get<{ events: EventTold[] }>(`/matches/${this.id}/history`, { seat }),
    );
    if (history && stop === this.#stop) this.log = joined(history.events, this.log);
  }

  async #loadRematch(): Promise<void> {
    const before = this.rematch?.id;
    const rematch = await this.change(api.get<Listed | null>(`/matches/${this.id}/rematch`));
    this.rematch = rematch ?? null;
    if (!rematch?.invited || rematch.id === before) return;
    announce(say('rematch-wanted', { name: rematch.host }));
    sound('turn');
  }

  /** The names of what the board shows, in the present language. */
  reword(): void {
    const { news } = this;
    if (news && (!this.facts || this.words?.lang !== language.lang)) void this.#loadGame(news, language.lang);
  }

  async #loadGame({ table }: News, lang: Lang): Promise<void> {
    const [words, facts] = await Promise.all([
      gameWords(table.game, lang),
      gameFacts(table.game, table.edition),
    ]);
    if (lang === language.lang) [this.words, this.facts] = [words, facts];
  }

  // Touching and choosing

  /** Touch a thing on the table: it narrows, it decides, or the server says why not. */
  select = (target: string): void => {
    const { behind } = this.playback;
    if (!behind && !(this.glance.settled && this.present.settled)) return;
    this.why = null;
    this.doubted = null;
    this.playback.skip();
    if (behind) return; // What one saw is past. The choices in the list can be read, and count at once.
    const outcome = touch(this.choices, this.selected, target);
    if (outcome.kind === 'done') {
      void this.choose(outcome.choice.id);
      if (this.doubted) void this.#seekOtherUses(target);
    } else if (outcome.kind === 'narrowed') {
      this.selected = outcome.selected;
      if (outcome.selected.length) announce(say('choose-left', { count: this.left.length }));
    } else void this.ask({ target });
  };

  /** What a thing would do, for its label. */
  does(target: string): string | null {
    const left = hint(this.choices, this.selected, target);
    if (left.length === 1) return left[0]!.text ?? null;
    return left.length ? say('choose-several', { count: left.length }) : null;
  }

  /** Choose, or ask first whether it is meant. */
  choose = async (choice: number): Promise<void> => {
    if (this.busy || !this.decision || !this.glance.settled) return;
    const doubtful = this.choices.find((each) => each.id === choice && each.doubt);
    if (!doubtful) return this.#answer(choice);
    this.why = null;
    this.otherwise = [];
    this.doubted = doubtful;
    this.glance.begin();
    announce(doubtful.doubt!);
  };

  /** It is meant. */
  sure = async (): Promise<void> => {
    const { doubted } = this;
    if (!doubted || this.busy || !this.glance.settled) return;
    this.doubted = null;
    await this.#answer(doubted.id);
  };

  /** It was a slip, or the thing is to be touched again. */
  clear = (): void => {
    if (this.doubted) this.glance.begin();
    this.doubted = null;
    this.selected = [];
  };

  async #seekOtherUses(target: string): Promise<void> {
    const asked = this.doubted;
    const refusals = await this.#refusals({ target });
    if (refusals && this.doubted === asked) this.otherwise = refusals;
  }

  #answer = async (choice: number): Promise<void> => {
    this.busy = true;
    this.why = null;
    const message = { op: 'answer', match: this.id, decision: this.decision?.id, action: choice };
    const done = await this.#command(message);
    // Until the news are here, the old choices are still shown: none may be answered again.
    if (done) await this.#reached(Number(done.number));
    this.selected = [];
    this.hinted = [];
    this.busy = false;
  };

  async ask(what: { target: string } | { action: number }): Promise<void> {
    const refusals = await this.#refusals(what);
    if (refusals?.length) this.why = { target: 'target' in what ? what.target : null, refusals };
  }

  async #refusals(what: { target: string } | { action: number }): Promise<Refusal[] | undefined> {
    if (!this.mine.length || this.table?.status !== 'playing') return undefined;
    const answer = await this.#command({ op: 'why', match: this.id, seat: this.news?.seat, ...what });
    return answer && ((answer.refusals as Refusal[] | undefined) ?? []);
  }

  undo = (): Promise<unknown> => this.#command({ op: 'undo', match: this.id, seat: this.news?.seat });
  confirm = (): Promise<unknown> => this.#command({ op: 'confirm', match: this.id, seat: this.news?.seat });

  /** Let the bots answer now. */
  hurry = (): Promise<unknown> => this.#command({ op: 'hurry', match: this.id });

  agree(request: number, agree: boolean): Promise<unknown> {
    const path = `/matches/${this.id}/requests/${request}`;
    return this.change(api.post(path, { agree, seat: this.news?.seat }));
  }

  /** To act is to be in the present. */
  async #command(
    message: { match: string } & Record<string, unknown>,
  ): Promise<Record<string, unknown> | undefined> {
    this.playback.skip();
    return this.change(this.line.ask(message));
  }

  /** Resolves when the news of this entry are here, or the match is closed. */
  #reached(number: number): Promise<void> {
    return new Promise((done) => {
      this.#expecting.push({ number, done });
      this.#arrived();
    });
  }

  #arrived(): void {
    const known = this.#stop ? (this.news?.number ?? 0) : Infinity;
    this.#expecting = this.#expecting.filter(({ number, done }) => number > known || done());
  }

  /** Something over HTTP that changes the match; errors are shown. */
  async change<T>(doing: Promise<T>): Promise<T | undefined> {
    try {
      return await doing;
    } catch (error) {
      this.#failed(error);
      return undefined;
    }
  }

  #failed(error: unknown): void {
    if (error instanceof Refused) {
      this.why = { target: null, refusals: [error.refusal] };
      sound('no');
    } else if (error instanceof Problem) {
      toast(error.message, 'bad');
      sound('no');
    } else throw error;
  }
}

/** Lines of chat in the order of their numbers, each once. */
function inOrder(some: ChatLine[], more: ChatLine[]): ChatLine[] {
  const lines = new Map([...some, ...more].map((line) => [line.number, line]));
  return [...lines.values()].sort((a, b) => a.number - b.number);
}

/** Two parts of a log in the order of their entries; an entry in both is taken from the second. */
function joined(some: EventTold[], more: EventTold[]): EventTold[] {
  const numbers = new Set(more.map((event) => event.number));
  return [...some.filter((event) => !numbers.has(event.number)), ...more].sort((a, b) => a.number - b.number);
}

const wordsKept = new Map<string, Promise<GameWords>>();
const factsKept = new Map<string, Promise<Record<string, unknown>>>();

/** The names of a game's things; asked for once. */
export function gameWords(game: string, lang: Lang): Promise<GameWords> {
  const key = `${game} ${lang}`;
  let kept = wordsKept.get(key);
  if (!kept) {
    kept = api.text(`/games/${game}/words`, { lang }).then((text) => new GameWords(lang, text));
    wordsKept.set(key, kept);
    kept.catch(() => wordsKept.delete(key));
  }
  return kept;
}

/** The figures of a game's components, as the data file has them. */
export function gameFacts(game: string, edition: string | null): Promise<Record<string, unknown>> {
  const key = `${game} ${edition}`;
  let kept = factsKept.get(key);
  if (!kept) {
    const path = `/games/${game}/facts`;
    kept = api.get<{ figures: Record<string, unknown> }>(path, { edition }).then((facts) => facts.figures);
    factsKept.set(key, kept);
    kept.catch(() => factsKept.delete(key));
  }
  return kept;
}
