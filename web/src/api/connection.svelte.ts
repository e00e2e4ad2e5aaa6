/** One WebSocket for everything that happens in one match.
 *
 * It reconnects by itself, asks for what was missed since the last number it knows, and sends again what
 * was not acknowledged, under the same key, so that an answer counts once and is never lost. */
import { received, renewed, type Known, type Step } from './changes';
import { Problem } from './client';
import type { Line } from './transport';
import type { ChatLine, News, Refusal } from './types';
import { say } from '../lang/words.svelte';

/** How a player was last seen at the table, and since when; null for a seat without a person. */
export type Seen = { state: 'here' | 'away' | 'gone'; since: number | null } | null;
export interface PresenceTold {
  op: 'presence';
  seats: Seen[];
}
/** How far a bot has come: iterations, their limit, and the part of its time that is over (0 to 1). */
export interface ThinkingTold {
  op: 'thinking';
  seat: number;
  since: number;
  done: number;
  of: number | null;
  share: number;
}
/** What is told of a table and stored nowhere. */
export type Around = PresenceTold | ThinkingTold;

export interface Watcher {
  match: string;
  seat: number | null;
  /** The last entry one knows. */
  after: () => number;
  news: (news: News) => void;
  chat: (line: ChatLine) => void;
  /** Somebody wants to play again. */
  again: () => void;
  around: (told: Around) => void;
  failed: (problem: Problem) => void;
  /** From now on everything new comes: the first time, and after every reconnection. */
  joined: () => void;
}

/** The rules say no. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.text ?? refusal.code);
  }
}

interface Waiting {
  message: Record<string, unknown>;
  done: (answer: Message) => void;
  fail: (error: Error) => void;
}

/** What the server sends. */
export type Message = { op: string; key?: string } & Record<string, unknown>;
/** The messages that come by themselves to those who watch a match. */
const TOLD: ReadonlySet<string> = new Set(['news', 'chat', 'again', 'presence', 'thinking']);
export type State = 'idle' | 'connecting' | 'open' | 'lost';

const FIRST = 400;
const LONGEST = 15_000;
const PULSE = 25_000;
const PATIENCE = 10_000;
/** How long the connection stays open after the last watcher has gone, in milliseconds. */
const LINGER = 5000;

export function pause(attempt: number, chance: number): number {
  return Math.min(LONGEST, FIRST * 2 ** attempt) * (0.5 + chance / 2);
}

let keys = 0;
const own = Math.random().toString(36).slice(2, 10);
export const freshKey = (): string => `${own}-${Date.now().toString(36)}-${(++keys).toString(36)}`;

/** Close a socket. One that is still connecting closes once it is open: otherwise browsers log an error. */
function end(socket: Line): void {
  if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
  else socket.close();
}

export class Connection {
  state = $state<State>('idle');
  /** Nobody looks at the page. */
  #away: boolean;
  #quickest = Infinity;
  #pinged = 0;
  #socket: Line | null = null;
  /** Those who watch, with the last news that each of them got over this connection. */
  #watchers = new Map<Watcher, Known | undefined>();
  #waiting = new Map<string, Waiting>();
  #attempt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #overdue: ReturnType<typeof setTimeout> | undefined;
  #resting: ReturnType<typeof setTimeout> | undefined;

  /** `compared` is told by how many milliseconds the server's clock is ahead of ours, by the quickest answer to
   * a ping. */
  constructor(
    private readonly match: string,
    private readonly make: (match: string) => Line,
    private readonly compared: (ahead: number) => void,
    away = false,
  ) {
    this.#away = away;
  }

  watch(watcher: Watcher): () => void {
    this.#watchers.set(watcher, undefined);
    if (this.#socket?.readyState === WebSocket.OPEN) this.#subscribe(watcher);
    else this.#connect();
    return () => {
      this.#watchers.delete(watcher);
      if (!this.#watchers.size) this.#send({ op: 'unwatch', match: this.match });
      this.#settle();
    };
  }

  /** Connect before the first watcher comes, to save time. */
  warm(): void {
    this.#connect();
    this.#settle(LONGEST);
  }

  /** Send, and wait for the server's answer; after a lost connection the message is sent again. */
  ask(message: Record<string, unknown>): Promise<Message> {
    const key = freshKey();
    return new Promise((done, fail) => {
      this.#waiting.set(key, { message: { ...message, key }, done, fail });
      if (!this.#send({ ...message, key })) this.#connect();
    });
  }

  /** Connect again as another person or in another language: the server learns both when we connect. */
  renew(): void {
    this.#attempt = 0;
    this.#drop();
    this.state = 'idle';
    if (this.#needed) this.#connect();
  }

  /** Somebody looks at the page again, or no longer. */
  look(here: boolean): void {
    if (this.#away === !here) return;
    this.#away = !here;
    this.#send({ op: 'away', away: this.#away });
  }

  /** The network is back, or the page is looked at again. */
  wake(): void {
    if (this.state === 'lost') {
      this.#attempt = 0;
      this.#connect();
    }
  }

  #connect(): void {
    clearTimeout(this.#retry);
    if (this.#socket) return;
    if (this.state === 'idle') this.state = 'connecting';
    const socket = (this.#socket = this.make(this.match));
    socket.onopen = () => this.#opened();
    socket.onmessage = (event) => this.#received(JSON.parse(String(event.data)) as Message);
    socket.onclose = () => this.#lost();
  }

  #opened(): void {
    this.state = 'open';
    this.#attempt = 0;
    if (this.#away) this.#send({ op: 'away', away: true });
    for (const watcher of this.#watchers.keys()) this.#subscribe(watcher);
    for (const { message } of this.#waiting.values()) this.#send(message);
    this.#quickest = Infinity;
    this.#ping();
    this.#pulse = setInterval(() => this.#ping(), PULSE);
  }

  #subscribe(watcher: Watcher): void {
    const { seat } = watcher;
    const key = freshKey();
    this.#watchers.set(watcher, undefined);
    const from = { after: watcher.after(), ...(seat === null ? {} : { seat }) };
    const message = { op: 'watch', match: this.match, ...from, presence: true, key };
    // Not kept in #waiting: after a reconnection every watcher subscribes again.
    this.#subscribing.set(key, watcher);
    this.#send(message);
  }
  #subscribing = new Map<string, Watcher>();

  #ping(): void {
    this.#pinged = Date.now();
    if (!this.#send({ op: 'ping' })) return;
    clearTimeout(this.#overdue);
    this.#overdue = setTimeout(() => this.#lost(), PATIENCE);
  }

  #received(message: Message): void {
    clearTimeout(this.#overdue);
    if (message.op === 'pong') return this.#compare(Number(message.at));
    if (TOLD.has(message.op)) {
      // Only for those who watch now. A watcher that this message adds asks for everything itself.
      for (const watcher of [...this.#watchers.keys()])
        if (this.#watchers.has(watcher)) this.#deliver(message, watcher);
      return;
    }
    const subscriber = message.key ? this.#subscribing.get(message.key) : undefined;
    if (subscriber) {
      this.#subscribing.delete(message.key!);
      if (message.op === 'problem') subscriber.failed(problem(message));
      else subscriber.joined();
      return;
    }
    const waiting = message.key ? this.#waiting.get(message.key) : undefined;
    if (!waiting) return;
    this.#waiting.delete(message.key!);
    this.#settle();
    if (message.op === 'refused') waiting.fail(new Refused(message.refusal as Refusal));
    else if (message.op === 'problem') waiting.fail(problem(message));
    else waiting.done(message);
  }

  /** The server's time, as of half a round trip ago. */
  #compare(at: number): void {
    const now = Date.now();
    const journey = now - this.#pinged;
    if (journey > this.#quickest || !Number.isFinite(at)) return;
    this.#quickest = journey;
    this.compared(Math.round(at - (now - journey / 2)));
  }

  #deliver(message: Message, watcher: Watcher): void {
    if (message.op === 'chat') watcher.chat(message.line as ChatLine);
    else if (message.op === 'again') watcher.again();
    else if (message.op !== 'news') watcher.around(message as unknown as Around);
    else this.#tell(message as unknown as News | Step, watcher);
  }

  #tell(told: News | Step, watcher: Watcher): void {
    if (watcher.seat !== null && watcher.seat !== told.seat) return;
    const known = this.#watchers.get(watcher);
    const now = 'base' in told ? renewed(known, told) : received(told);
    if (now) {
      this.#watchers.set(watcher, now);
      watcher.news(now.news);
    } else if (known?.news.seat === told.seat && told.number > known.news.number) {
      this.#subscribe(watcher); // Something is missing: ask for the whole.
    }
  }

  get #needed(): boolean {
    return this.#watchers.size > 0 || this.#waiting.size > 0;
  }

  #lost(): void {
    this.#drop();
    this.state = this.#needed ? 'lost' : 'idle';
    if (this.#needed) this.#retry = setTimeout(() => this.#connect(), pause(this.#attempt++, Math.random()));
  }

  /** Where nobody needs it any more, the connection ends after a while. */
  #settle(after = LINGER): void {
    clearTimeout(this.#resting);
    if (this.#needed) return;
    this.#resting = setTimeout(() => {
      if (this.#needed) return;
      this.#drop();
      this.state = 'idle';
    }, after);
  }

  /** Drop the connection and ignore what still comes over it. */
  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#subscribing.clear();
    clearTimeout(this.#retry);
    clearInterval(this.#pulse);
    clearTimeout(this.#overdue);
    if (!socket) return;
    socket.onmessage = socket.onclose = null;
    end(socket);
  }

  #send(message: Record<string, unknown>): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }
}

function problem(message: Message): Problem {
  return new Problem(
    String(message.code),
    String(message.text ?? say('problem-failed')),
    message.values as never,
  );
}
