import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection, freshKey, pause, Refused, type Watcher } from './connection.svelte';
import { Problem } from './client';

type Said = Record<string, unknown> & { op: string; key?: string };

/** A socket whose other end is the test. */
class Fake {
  static all: Fake[] = [];
  readyState: number = WebSocket.CONNECTING;
  sent: Said[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    Fake.all.push(this);
  }

  send(text: string): void {
    if (this.readyState !== WebSocket.OPEN) throw new Error('sent into a socket that is not open');
    this.sent.push(JSON.parse(text) as Said);
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.onclose?.();
  }

  open(): this {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
    return this;
  }

  receive(message: Said): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  said = (op: string): Said[] => this.sent.filter((message) => message.op === op);
}

const last = (): Fake => Fake.all.at(-1)!;
const made = (): Connection =>
  new Connection(
    'm',
    () => new Fake() as unknown as WebSocket,
    () => {},
  );
const LONG = 60_000;

function watcher(more: Partial<Watcher> = {}): Watcher {
  const none = () => {};
  return {
    match: 'm',
    seat: null,
    after: () => 0,
    news: none,
    chat: none,
    again: none,
    around: none,
    failed: none,
    joined: none,
    ...more,
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Object.assign(Fake, { CONNECTING: 0, OPEN: 1, CLOSING: 2, CLOSED: 3 }));
  Fake.all = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('watching', () => {
  it('connects for the first, and shares the socket with the second', () => {
    const connection = made();
    connection.watch(watcher());
    expect(connection.state).toBe('connecting');
    last().open();
    connection.watch(watcher({ seat: 1, after: () => 5 }));
    expect(connection.state).toBe('open');
    expect(Fake.all).toHaveLength(1);
    expect(last().said('watch')).toEqual([
      { op: 'watch', match: 'm', after: 0, presence: true, key: expect.any(String) },
      { op: 'watch', match: 'm', after: 5, seat: 1, presence: true, key: expect.any(String) },
    ]);
  });

  it('says when everything new will come: the first time, and after every reconnection', () => {
    const connection = made();
    const [joined, refused] = [vi.fn(), vi.fn()];
    connection.watch(watcher({ joined }));
    connection.watch(watcher({ seat: 7, joined: refused }));
    const answer = () => {
      const [one, two] = last().said('watch');
      last().receive({ op: 'done', key: one!.key! });
      last().receive({ op: 'problem', key: two!.key!, code: 'no-such-seat', text: 'No.' });
    };
    last().open();
    expect(joined).not.toHaveBeenCalled();
    answer();
    expect(joined).toHaveBeenCalledTimes(1);
    last().close();
    vi.advanceTimersByTime(LONG);
    last().open();
    answer();
    expect(joined).toHaveBeenCalledTimes(2);
    expect(refused).not.toHaveBeenCalled();
  });

  it('delivers news to the watchers of that seat', () => {
    const connection = made();
    const heard: string[] = [];
    connection.watch(watcher({ news: () => heard.push('any') }));
    connection.watch(watcher({ seat: 1, news: () => heard.push('seat 1') }));
    connection.watch(watcher({ seat: 0, news: () => heard.push('seat 0') }));
    last().open().receive({ op: 'news', match: 'm', seat: 1, number: 3 });
    expect(heard).toEqual(['any', 'seat 1']);
  });

  it('does not deliver news to a watcher that they have added', () => {
    const connection = made();
    const late = vi.fn();
    const leave = connection.watch(
      watcher({
        news: () => {
          leave();
          connection.watch(watcher({ after: () => 0, news: late }));
        },
      }),
    );
    last().open().receive({ op: 'news', match: 'm', seat: null, number: 3 });
    expect(late).not.toHaveBeenCalled();
    const sent = last().sent.map((message) => message.op);
    expect(sent.filter((op) => op !== 'ping')).toEqual(['watch', 'unwatch', 'watch']);
    expect(Fake.all, 'over the same connection').toHaveLength(1);
  });

  it('makes whole news of what has changed, for each watcher from its own', () => {
    const connection = made();
    const heard: Record<string, unknown>[] = [];
    const other: Record<string, unknown>[] = [];
    connection.watch(watcher({ seat: 0, news: (news) => heard.push(news) }));
    connection.watch(watcher({ seat: 1, news: (news) => other.push(news) }));
    const step = { op: 'news', match: 'm', seat: 0, at: 1, events: [] };
    last().open();
    last().receive({ ...step, number: 2, base: 1, changes: {} }); // Of another time: the whole is on its way.
    last().receive({
      op: 'news',
      match: 'm',
      seat: 0,
      number: 3,
      view: { a: 1, b: 2 },
      decision: { id: '3.0', choices: [] },
    });
    last().receive({ op: 'news', match: 'm', seat: 1, number: 3, view: { a: 5, b: 6 }, decision: null });
    last().receive({ ...step, number: 4, base: 3, changes: { view: { a: 9 }, decision: null } });
    last().receive({ ...step, seat: 1, number: 4, base: 3, changes: { view: { b: 7 } } });
    expect(heard).toHaveLength(2);
    expect(heard[1]).toMatchObject({ number: 4, after: 3, view: { a: 9, b: 2 }, decision: null });
    expect(other[1]).toMatchObject({ number: 4, view: { a: 5, b: 7 } });
    expect(last().said('watch')).toHaveLength(2);
  });

  it('asks for the whole once where something is missing', () => {
    const connection = made();
    const heard: Record<string, unknown>[] = [];
    connection.watch(watcher({ after: () => 3, news: (news) => heard.push(news) }));
    last()
      .open()
      .receive({ op: 'news', match: 'm', seat: null, number: 3, view: { a: 1 } });
    const step = { op: 'news', match: 'm', seat: null, at: 1, events: [], changes: { view: { a: 2 } } };
    last().receive({ ...step, number: 3, base: 2 }); // Old.
    expect(last().said('watch')).toHaveLength(1);
    last().receive({ ...step, number: 6, base: 5 });
    last().receive({ ...step, number: 7, base: 6 });
    expect(
      last()
        .said('watch')
        .map(({ after }) => after),
    ).toEqual([3, 3]);
    last().receive({ op: 'news', match: 'm', seat: null, number: 7, view: { a: 7 } });
    last().receive({ ...step, number: 8, base: 7 });
    expect(heard.map(({ number }) => number)).toEqual([3, 7, 8]);
    expect(heard[2]).toMatchObject({ view: { a: 2 } });
  });

  it('passes a problem on to the watcher', () => {
    const connection = made();
    const failed = vi.fn();
    connection.watch(watcher({ failed }));
    const key = last().open().said('watch')[0]!.key;
    last().receive({ op: 'problem', key, code: 'no-match', text: 'There is no such match.' });
    expect(failed).toHaveBeenCalledOnce();
    expect((failed.mock.calls[0]![0] as Problem).message).toBe('There is no such match.');
  });

  it('lets the socket rest when nobody watches any more, and does not come back', () => {
    const connection = made();
    const leave = connection.watch(watcher());
    const socket = last().open();
    leave();
    expect(socket.said('unwatch')).toEqual([{ op: 'unwatch', match: 'm' }]);
    vi.advanceTimersByTime(LONG);
    expect(socket.readyState).toBe(WebSocket.CLOSED);
    expect(connection.state).toBe('idle');
    expect(Fake.all).toHaveLength(1);
  });

  it('finds the connection open that was made before anybody asked for it, which does not wait for ever', () => {
    const connection = made();
    connection.warm();
    last().open().receive({ op: 'pong' });
    connection.watch(watcher());
    vi.advanceTimersByTime(20_000);
    expect(last().readyState).toBe(WebSocket.OPEN);
    expect(last().said('watch')).toHaveLength(1);
    const other = made();
    other.warm();
    const socket = last().open();
    socket.receive({ op: 'pong' });
    vi.advanceTimersByTime(20_000);
    expect(socket.readyState).toBe(WebSocket.CLOSED);
    expect(other.state).toBe('idle');
  });

  it('goes on watching a match while somebody else does', () => {
    const connection = made();
    const leave = connection.watch(watcher({ seat: 0 }));
    connection.watch(watcher({ seat: 1 }));
    last().open();
    leave();
    expect(last().said('unwatch')).toEqual([]);
  });
});

describe('a lost connection', () => {
  it('is said, and asks for what came after the last known entry', () => {
    const connection = made();
    let number = 0;
    connection.watch(watcher({ after: () => number }));
    last().open().receive({ op: 'news', match: 'm', seat: null, number: 12 });
    number = 12;
    last().close();
    expect(connection.state).toBe('lost');
    vi.advanceTimersByTime(LONG);
    expect(Fake.all).toHaveLength(2);
    expect(connection.state).toBe('lost');
    expect(last().open().said('watch')).toEqual([
      { op: 'watch', match: 'm', after: 12, presence: true, key: expect.any(String) },
    ]);
    expect(connection.state).toBe('open');
  });

  it('is tried again with longer and longer pauses, up to a bound', () => {
    expect([0, 1, 2].map((attempt) => pause(attempt, 1))).toEqual([400, 800, 1600]);
    expect(pause(0, 0)).toBe(200);
    expect(pause(50, 1)).toBe(15_000);
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const connection = made();
    connection.watch(watcher());
    last().open().close();
    const waits: number[] = [];
    for (let i = 0; i < 4; i++) {
      const before = Fake.all.length;
      let waited = 0;
      for (; Fake.all.length === before; waited += 100) vi.advanceTimersByTime(100);
      waits.push(waited);
      last().close();
    }
    expect(waits).toEqual([400, 800, 1600, 3200]);
  });

  it('is tried at once when the network is back, and only then', () => {
    const connection = made();
    connection.watch(watcher());
    last().open();
    connection.wake();
    expect(Fake.all).toHaveLength(1);
    last().close();
    connection.wake();
    expect(Fake.all).toHaveLength(2);
    vi.advanceTimersByTime(LONG);
    expect(Fake.all, 'no second attempt beside it').toHaveLength(2);
  });

  it('is noticed when the server does not answer a ping', () => {
    const connection = made();
    connection.watch(watcher());
    const socket = last().open();
    expect(socket.said('ping')).toHaveLength(1);
    socket.receive({ op: 'pong' });
    vi.advanceTimersByTime(25_000);
    expect(socket.said('ping')).toHaveLength(2);
    socket.receive({ op: 'pong' });
    vi.advanceTimersByTime(24_000);
    expect(socket.readyState).toBe(WebSocket.OPEN);
    vi.advanceTimersByTime(1000 + 10_000);
    expect(socket.readyState).toBe(WebSocket.CLOSED);
    expect(connection.state).toBe('lost');
  });

  it('hears nothing over a socket that it has given up', () => {
    const connection = made();
    const news = vi.fn();
    connection.watch(watcher({ news }));
    const first = last().open();
    connection.renew();
    expect(last()).not.toBe(first);
    first.receive({ op: 'news', match: 'm', seat: null, number: 4 });
    first.onclose?.();
    expect(news).not.toHaveBeenCalled();
    last().open().receive({ op: 'news', match: 'm', seat: null, number: 4 });
    expect(news).toHaveBeenCalledOnce();
    expect(connection.state).toBe('open');
  });
});

describe('an answer', () => {
  it('is sent under a key of its own, and done when that comes back', async () => {
    const connection = made();
    connection.watch(watcher());
    last().open();
    const one = connection.ask({ op: 'answer', action: 1 });
    const two = connection.ask({ op: 'answer', action: 2 });
    const [first, second] = last().said('answer');
    expect(first!.key).not.toBe(second!.key);
    last().receive({ op: 'done', key: second!.key, number: 8 });
    last().receive({ op: 'done', key: first!.key, number: 7 });
    expect([(await one).number, (await two).number]).toEqual([7, 8]);
  });

  it('waits for the connection where there is none yet', () => {
    const connection = made();
    void connection.ask({ op: 'answer', action: 1 });
    expect(last().sent).toEqual([]);
    expect(last().open().said('answer')).toHaveLength(1);
  });

  it('is sent again under the same key until it is acknowledged, and never after', async () => {
    const connection = made();
    connection.watch(watcher());
    last().open();
    const asked = connection.ask({ op: 'answer', match: 'm', action: 3 });
    const [sent] = last().said('answer');
    for (let i = 0; i < 2; i++) {
      last().close();
      vi.advanceTimersByTime(LONG);
      expect(last().open().said('answer')).toEqual([sent]);
    }
    last().receive({ op: 'done', key: sent!.key, number: 9 });
    expect((await asked).number).toBe(9);
    last().close();
    vi.advanceTimersByTime(LONG);
    expect(last().open().said('answer')).toEqual([]);
  });

  it('that is given while the connection is lost is sent once it is back, after the subscription', () => {
    const connection = made();
    connection.watch(watcher());
    last().open().close();
    void connection.ask({ op: 'answer', action: 1 });
    vi.advanceTimersByTime(LONG);
    const sent = last()
      .open()
      .sent.map((message) => message.op);
    expect(sent.filter((op) => op !== 'ping')).toEqual(['watch', 'answer']);
  });

  it('keeps the connection until it is acknowledged, though nobody watches', () => {
    const connection = made();
    const leave = connection.watch(watcher());
    last().open();
    void connection.ask({ op: 'answer', action: 1 });
    leave();
    vi.advanceTimersByTime(9000);
    expect(last().readyState).toBe(WebSocket.OPEN);
    last().receive({ op: 'done', key: last().said('answer')[0]!.key, number: 1 });
    vi.advanceTimersByTime(9000);
    expect(last().readyState).toBe(WebSocket.CLOSED);
  });

  it('is refused by the rules, or fails with a problem', async () => {
    const connection = made();
    connection.watch(watcher());
    last().open();
    const refused = connection.ask({ op: 'answer', action: 1 });
    const failed = connection.ask({ op: 'answer', action: 2 });
    const [one, two] = last().said('answer');
    last().receive({ op: 'refused', key: one!.key, refusal: { code: 'poor', text: 'You have no florin.' } });
    last().receive({ op: 'problem', key: two!.key, code: 'stale', text: 'That is decided.' });
    await expect(refused).rejects.toThrow(Refused);
    await expect(refused).rejects.toThrow('You have no florin.');
    await expect(failed).rejects.toThrow(Problem);
  });
});

describe('as somebody else', () => {
  it('comes back with a new socket at once', () => {
    const connection = made();
    connection.watch(watcher());
    const first = last().open();
    connection.renew();
    expect(first.readyState).toBe(WebSocket.CLOSED);
    expect(connection.state, 'nothing is lost').toBe('connecting');
    expect(last().open().said('watch')).toHaveLength(1);
    vi.advanceTimersByTime(9000);
    expect(Fake.all).toHaveLength(2);
  });
});

it('a key is never used twice and is short enough for the server', () => {
  const keys = Array.from({ length: 1000 }, freshKey);
  expect(new Set(keys).size).toBe(1000);
  for (const key of keys) expect(key.length).toBeLessThanOrEqual(64);
});

describe('looking away', () => {
  it('is told, once, and again after a reconnection', () => {
    const connection = made();
    connection.watch(watcher());
    const socket = last().open();
    connection.look(true);
    expect(socket.said('away')).toEqual([]);
    connection.look(false);
    connection.look(false);
    expect(socket.said('away')).toEqual([{ op: 'away', away: true }]);
    socket.close();
    vi.advanceTimersByTime(LONG);
    expect(last().open().said('away')).toEqual([{ op: 'away', away: true }]);
    connection.look(true);
    expect(last().said('away').at(-1)).toEqual({ op: 'away', away: false });
  });
});

it('passes on who is there and how far bots have come', () => {
  const connection = made();
  const around = vi.fn();
  connection.watch(watcher({ around }));
  last()
    .open()
    .receive({ op: 'presence', match: 'm', seats: [null, { state: 'here', since: null }] });
  last().receive({ op: 'thinking', match: 'm', seat: 1, since: 1, done: 2, of: 4, share: 0.5 });
  expect(around.mock.calls.map(([told]) => (told as Said).op)).toEqual(['presence', 'thinking']);
});
