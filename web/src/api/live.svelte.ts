/** One WebSocket for everything that happens while one looks on.
 *
 * It reconnects by itself, asks for what was missed since the last number it knows, and sends again what
 * was not acknowledged, under the same key, so that an answer counts once and is never lost. */
import { Problem } from './client';
import type { ChatLine, News, Refusal } from './types';
import { say } from '../lang/words.svelte';

export interface Watcher {
  match: string;
  seat: number | null;
  /** The last entry one knows. */
  after: () => number;
  news: (news: News) => void;
  chat: (line: ChatLine) => void;
  /** Somebody wants to play again. */
  again: () => void;
  failed: (problem: Problem) => void;
}

/** The rules say no. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.text ?? refusal.code);
  }
}

interface Waiting {
  message: Record<string, unknown>;
  done: (told: Told) => void;
  fail: (error: Error) => void;
}

type Told = { op: string; key?: string } & Record<string, unknown>;
export type State = 'idle' | 'connecting' | 'open' | 'lost';

const FIRST = 400;
const LONGEST = 15_000;
const PULSE = 25_000;
const PATIENCE = 10_000;
/** Whoever turns from one thing to the next finds the connection still there. */
const LINGER = 5000;

export function pause(attempt: number, chance: number): number {
  return Math.min(LONGEST, FIRST * 2 ** attempt) * (0.5 + chance / 2);
}

let keys = 0;
const own = Math.random().toString(36).slice(2, 10);
export const freshKey = (): string => `${own}-${Date.now().toString(36)}-${(++keys).toString(36)}`;

/** Close a socket. One that is still being opened is let open first: browsers complain of the other. */
function end(socket: WebSocket): void {
  if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
  else socket.close();
}

export class Live {
  state = $state<State>('idle');
  /** Changes whenever the server is to know us anew: then everything is to be asked for again. */
  self = $state(0);
  /** Milliseconds by which the server's clock is ahead of ours, as the quickest answer to a ping told it. */
  ahead = $state(0);
  #quickest = Infinity;
  #pinged = 0;
  #socket: WebSocket | null = null;
  #watchers = new Set<Watcher>();
  #waiting = new Map<string, Waiting>();
  #attempt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #overdue: ReturnType<typeof setTimeout> | undefined;
  #resting: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly make: () => WebSocket = () => new WebSocket(here())) {}

  watch(watcher: Watcher): () => void {
    this.#watchers.add(watcher);
    if (this.#socket?.readyState === WebSocket.OPEN) this.#subscribe(watcher);
    else this.#connect();
    return () => {
      this.#watchers.delete(watcher);
      const others = [...this.#watchers].some((each) => each.match === watcher.match);
      if (!others) this.#send({ op: 'unwatch', match: watcher.match });
      this.#settle();
    };
  }

  /** Connect before anybody asks for it: somebody will. */
  warm(): void {
    this.#connect();
    this.#settle(LONGEST);
  }

  /** Send, and wait for what the server says to it; over as many connections as that takes. */
  ask(message: Record<string, unknown>): Promise<Told> {
    const key = freshKey();
    return new Promise((done, fail) => {
      this.#waiting.set(key, { message: { ...message, key }, done, fail });
      if (!this.#send({ ...message, key })) this.#connect();
    });
  }

  /** As somebody else, or in another language: the server knows who we are from the moment we connect. */
  renew(): void {
    this.self++;
    this.#attempt = 0;
    this.#drop();
    this.state = 'idle';
    if (this.#needed) this.#connect();
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
    const socket = (this.#socket = this.make());
    socket.onopen = () => this.#opened();
    socket.onmessage = (event) => this.#heard(JSON.parse(String(event.data)) as Told);
    socket.onclose = () => this.#lost();
  }

  #opened(): void {
    this.state = 'open';
    this.#attempt = 0;
    for (const watcher of this.#watchers) this.#subscribe(watcher);
    for (const { message } of this.#waiting.values()) this.#send(message);
    this.#quickest = Infinity;
    this.#ping();
    this.#pulse = setInterval(() => this.#ping(), PULSE);
  }

  #subscribe(watcher: Watcher): void {
    const { match, seat } = watcher;
    const key = freshKey();
    const message = { op: 'watch', match, after: watcher.after(), ...(seat === null ? {} : { seat }), key };
    // Not among those that wait: whoever reconnects subscribes anew anyway.
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

  #heard(told: Told): void {
    clearTimeout(this.#overdue);
    if (told.op === 'pong') return this.#compare(Number(told.at));
    if (told.op === 'news' || told.op === 'chat' || told.op === 'again') {
      // Of those who watch now: whoever begins to, on hearing this, is told everything anew.
      const now = [...this.#watchers].filter((watcher) => watcher.match === told.match);
      for (const watcher of now) if (this.#watchers.has(watcher)) this.#tell(watcher, told);
      return;
    }
    const subscriber = told.key ? this.#subscribing.get(told.key) : undefined;
    if (subscriber) {
      this.#subscribing.delete(told.key!);
      if (told.op === 'problem') subscriber.failed(problem(told));
      return;
    }
    const waiting = told.key ? this.#waiting.get(told.key) : undefined;
    if (!waiting) return;
    this.#waiting.delete(told.key!);
    this.#settle();
    if (told.op === 'refused') waiting.fail(new Refused(told.refusal as Refusal));
    else if (told.op === 'problem') waiting.fail(problem(told));
    else waiting.done(told);
  }

  /** The server said what time it is: half a journey ago. */
  #compare(at: number): void {
    const now = Date.now();
    const journey = now - this.#pinged;
    if (journey > this.#quickest || !Number.isFinite(at)) return;
    this.#quickest = journey;
    this.ahead = Math.round(at - (now - journey / 2));
  }

  #tell(watcher: Watcher, told: Told): void {
    if (told.op === 'chat') watcher.chat(told.line as ChatLine);
    else if (told.op === 'again') watcher.again();
    else {
      const news = told as unknown as News;
      if (watcher.seat === null || watcher.seat === news.seat) watcher.news(news);
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

  /** Give the connection up: what still comes over it was asked for by those we were. */
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

function problem(told: Told): Problem {
  return new Problem(String(told.code), String(told.text ?? say('problem-failed')), told.values as never);
}

function here(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/live`;
}

export const live = new Live();
if (typeof addEventListener === 'function' && typeof document !== 'undefined') {
  addEventListener('online', () => live.wake());
  document.addEventListener('visibilitychange', () => document.hidden || live.wake());
}
