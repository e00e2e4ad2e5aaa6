/** A host in this very page: Python in a worker. */
import type { FromHost, Python, ToHost } from './messages';
import type { Line, Query, Starting, Transport } from '../transport';
import { local } from '../../base/local';

/** Written here by the build: where Python lies. */
declare const __PYTHON__: Python;

/** The last answer about the person, kept where it can be read at once. */
const ME = 'bottega-me';

class Start implements Starting {
  share = $state(0);
  ready = $state(false);
  failed = $state<string | null>(null);
  elsewhere = $state(false);
  newer = $state(false);
  fleeting = $state(false);
  #waiting: ServiceWorker | null = null;

  renew(): void {
    this.#waiting?.postMessage('renew');
  }

  again(): void {
    location.reload();
  }

  /** There is a newer version; it waits until somebody wants it. */
  found(waiting: ServiceWorker): void {
    this.#waiting = waiting;
    this.newer = true;
  }
}

const starting = new Start();
const base = document.baseURI.replace(/[?#].*$/, '');
const sockets = new Map<number, Connected>();
const waiting = new Map<number, { done: (answer: Response) => void; path: string }>();
let numbers = 0;
let worker: Worker | null = null;
let lang = 'en';

function send(message: ToHost): void {
  worker ??= started();
  worker.postMessage(message);
}

function started(): Worker {
  const made = new Worker(new URL('./host.worker.ts', import.meta.url), { type: 'module' });
  made.onmessage = ({ data }: MessageEvent<FromHost>) => received(data);
  made.onerror = (event) => fail('other', event.message);
  made.postMessage({ op: 'start', python: __PYTHON__, base } satisfies ToHost);
  return made;
}

function fail(failure: string, detail: string): void {
  console.error(detail);
  starting.failed = failure;
}

function received(message: FromHost): void {
  switch (message.op) {
    case 'progress':
      starting.share = message.share;
      break;
    case 'ready':
      starting.ready = true;
      starting.elsewhere = false;
      for (const socket of sockets.values()) socket.opened();
      navigator.serviceWorker?.controller?.postMessage('keep');
      break;
    case 'elsewhere':
      starting.elsewhere = true;
      break;
    case 'failed':
      fail(message.failure, message.detail);
      break;
    case 'reply':
      answered(message);
      break;
    case 'told':
      sockets.get(message.socket)?.told(message.text);
      break;
  }
}

function answered({ number, status, body, plain }: FromHost & { op: 'reply' }): void {
  const asked = waiting.get(number);
  waiting.delete(number);
  if (!asked) return;
  if (status === 200 && ['/session', '/guests', '/me'].includes(asked.path)) remember(body);
  const type = plain ? 'text/plain; charset=utf-8' : 'application/json';
  asked.done(new Response(body, { status, headers: { 'content-type': type } }));
}

/** Who plays, for the next start; and a first match is worth to be kept by the browser. */
function remember(me: string): void {
  try {
    local.setItem(ME, me);
  } catch {
    // Without it, the next start asks the host.
  }
  if (me !== 'null') void persist();
}

/** Ask the browser not to delete our matches when it runs out of room. */
async function persist(): Promise<void> {
  if (!navigator.storage?.persist || (await navigator.storage.persisted())) return;
  starting.fleeting = !(await navigator.storage.persist());
}

/** What can be read before Python has arrived. */
const texts = new Map<string, Promise<Record<string, string>>>();
async function read(path: string, spoken: string): Promise<Response | null> {
  let kept = texts.get(spoken);
  if (!kept) {
    kept = fetch(new URL(`${__PYTHON__.folder}/texts.${spoken}.json`, base)).then((answer) =>
      answer.ok ? (answer.json() as Promise<Record<string, string>>) : {},
    );
    texts.set(spoken, kept);
    kept.catch(() => texts.delete(spoken));
  }
  const found = (await kept.catch(() => ({}) as Record<string, string>))[path];
  return found === undefined
    ? null
    : new Response(found, { headers: { 'content-type': 'application/json' } });
}

/** What the client takes for a WebSocket. */
class Connected implements Line {
  readyState: number = WebSocket.CONNECTING;
  onopen: Line['onopen'] = null;
  onmessage: Line['onmessage'] = null;
  onclose: Line['onclose'] = null;
  readonly #number = ++numbers;

  constructor() {
    sockets.set(this.#number, this);
    worker ??= started();
    if (starting.ready) queueMicrotask(() => this.opened());
  }

  opened(): void {
    if (this.readyState !== WebSocket.CONNECTING) return;
    this.readyState = WebSocket.OPEN;
    this.onopen?.(new Event('open'));
  }

  told(text: string): void {
    this.onmessage?.(new MessageEvent('message', { data: text }));
  }

  send(text: string): void {
    send({ op: 'socket', socket: this.#number, lang, message: JSON.parse(text) as unknown });
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
    sockets.delete(this.#number);
    send({ op: 'closed', socket: this.#number });
  }
}

function inside(): URL {
  return new URL(location.hash.startsWith('#/') ? location.hash.slice(1) : '/', 'http://page');
}

/** The page of ours that a link names, as it is written. */
function named(link: HTMLAnchorElement): string | null {
  const to = link.getAttribute('href') ?? '';
  if (to.startsWith('/') && !to.startsWith('//')) return to;
  if (to.startsWith('#/')) return to.slice(1);
  if (to.startsWith('#')) return inside().pathname + inside().search + to;
  return null;
}

export const transport: Transport = {
  features: {
    accounts: false,
    ranking: false,
    chat: false,
    notices: false,
    friends: false,
    deep: false,
  },
  starting,

  async ask(method, path, query, body, spoken) {
    lang = spoken;
    if (method === 'GET' && !starting.ready) {
      if (path === '/session') return new Response(local.getItem(ME) ?? 'null');
      const found = await read(path, String(query.lang ?? spoken));
      if (found) return found;
    }
    const number = ++numbers;
    return new Promise((done) => {
      waiting.set(number, { done, path });
      send({ op: 'ask', number, method, path, query: plain(query), lang: spoken, body: body ?? null });
    });
  },

  line: () => new Connected(),

  here() {
    const { pathname, search, hash } = inside();
    return { path: pathname, search, hash };
  },
  address: (to) => `#${to}`,
  leads: (link) => (link.target || link.download ? null : named(link)),

  enlist() {
    // A link is opened in another tab by its address: it must have one that any host of files understands.
    const turn = (event: Event) => {
      const link = (event.target as Element | null)?.closest?.('a');
      const to = link && !link.download ? named(link) : null;
      if (link && to && !link.getAttribute('href')!.startsWith('#')) link.href = `#${to}`;
    };
    for (const kind of ['pointerdown', 'focusin', 'contextmenu']) document.addEventListener(kind, turn, true);
    worker ??= started();
    if (import.meta.env.PROD && 'serviceWorker' in navigator) void enlisted();
  },
};

/** Only what is known. Numbers stay numbers: the host reads them as they are. */
function plain(query: Query): Record<string, unknown> {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value != null));
}

async function enlisted(): Promise<void> {
  let registered: ServiceWorkerRegistration | undefined;
  try {
    registered = await navigator.serviceWorker.register('sw.js', { scope: './' });
  } catch (error) {
    // Private windows and strict settings forbid it; then a network is needed each time.
    return console.info('no worker:', error);
  }
  if (!registered) return; // Some browsers forbid it without an error.
  const look = (candidate: ServiceWorker | null): void => {
    // The first one is no newer version.
    if (candidate && navigator.serviceWorker.controller) starting.found(candidate);
  };
  look(registered.waiting);
  registered.addEventListener('updatefound', () => {
    const coming = registered.installing;
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed') look(coming);
    });
  });
  let renewed = false;
  const first = !navigator.serviceWorker.controller;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (first) return void (starting.ready && navigator.serviceWorker.controller?.postMessage('keep'));
    if (!renewed) location.reload();
    renewed = true;
  });
}
