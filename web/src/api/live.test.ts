import { beforeEach, expect, it, vi } from 'vitest';
import { Live, type Watcher } from './live.svelte';

/** A socket whose other end is the test. */
class Fake {
  static all: Fake[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly match: string) {
    Fake.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  open(): this {
    this.readyState = 1;
    this.onopen?.();
    return this;
  }
}

const made = (): Live => new Live((match) => new Fake(match) as unknown as WebSocket);
const none = () => {};
const watcher = (match: string): Watcher => ({
  match,
  seat: null,
  after: () => 0,
  news: none,
  chat: none,
  again: none,
  around: none,
  failed: none,
  joined: none,
});

beforeEach(() => {
  vi.stubGlobal('WebSocket', Object.assign(Fake, { CONNECTING: 0, OPEN: 1, CLOSING: 2, CLOSED: 3 }));
  Fake.all = [];
});

it('has a connection for each match, at an address of its own', () => {
  const live = made();
  live.watch(watcher('m'));
  live.watch(watcher('m'));
  live.watch(watcher('n'));
  void live.ask({ op: 'answer', match: 'n', action: 1 });
  expect(Fake.all.map((socket) => socket.match)).toEqual(['m', 'n']);
  const [m, n] = Fake.all.map((socket) => socket.open());
  const ops = (socket?: Fake) => socket?.sent.map(({ op }) => op).filter((op) => op !== 'ping');
  expect(ops(m)).toEqual(['watch', 'watch']);
  expect(ops(n)).toEqual(['watch', 'answer']);
});

it('is lost as soon as one of its connections is', () => {
  const live = made();
  expect(live.state).toBe('idle');
  live.watch(watcher('m'));
  live.watch(watcher('n'));
  const [m, n] = Fake.all;
  m!.open();
  expect(live.state).toBe('connecting');
  n!.open();
  expect(live.state).toBe('open');
  m!.close();
  expect(live.state).toBe('lost');
});

it('knows the time of the server from any of them', () => {
  const live = made();
  live.watch(watcher('m'));
  const socket = Fake.all[0]!.open();
  socket.onmessage?.({ data: JSON.stringify({ op: 'pong', at: Date.now() + 60_000 }) });
  expect(live.ahead).toBeGreaterThan(59_000);
});

it('comes back as somebody else with all of them', () => {
  const live = made();
  live.watch(watcher('m'));
  live.watch(watcher('n'));
  for (const socket of Fake.all) socket.open();
  const before = live.self;
  live.renew();
  expect(live.self).not.toBe(before);
  expect(Fake.all.map((socket) => socket.match)).toEqual(['m', 'n', 'm', 'n']);
});

it('tells all of them, also later ones, that nobody looks', () => {
  const live = made();
  live.watch(watcher('m'));
  const away = (socket?: Fake) => socket?.sent.filter(({ op }) => op === 'away');
  Fake.all[0]!.open();
  live.look(false);
  live.watch(watcher('n'));
  Fake.all[1]!.open();
  expect(Fake.all.map(away)).toEqual([[{ op: 'away', away: true }], [{ op: 'away', away: true }]]);
  live.look(true);
  expect(away(Fake.all[1])?.at(-1)).toEqual({ op: 'away', away: false });
});

it('asks the server where its own page is', () => {
  const opened: string[] = [];
  class Opened extends Fake {
    constructor(url: string) {
      super(url);
      opened.push(url);
    }
  }
  vi.stubGlobal('WebSocket', Object.assign(Opened, { CONNECTING: 0, OPEN: 1, CLOSING: 2, CLOSED: 3 }));
  vi.stubGlobal('location', { protocol: 'https:', host: 'games.example.org' });
  new Live().warm('k3v');
  expect(opened).toEqual(['wss://games.example.org/api/matches/k3v/live']);
});
