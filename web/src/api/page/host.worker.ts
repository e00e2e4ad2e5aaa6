/** The worker that is the host: Python with the tables, and the store behind it. */
import type { PyProxy } from 'pyodide/ffi';
import type { FromHost, Python, Question, ToHost } from './messages';
import { python, StartFailed } from './python';
import { Queue } from './queue';
import { Store, trouble, type Writes } from './store';
import { Thinking } from './thinking';

type Host = PyProxy & { handle(request: string): string };
type Mind = PyProxy & { answer(question: string): string };

/** See src/bottega/page/outcome.py. */
interface Outcome {
  load: string | null;
  replies: { request: number; status: number; body: string; plain: boolean }[];
  told: [socket: number, text: string][];
  writes: Writes | null;
  think: Question[];
  withdraw: number[];
}

/** Held by the tab that plays, as long as it is open. */
const LOCK = 'bottega-host';
/** After a failure of the store, bots try again after this time, in milliseconds. */
const PAUSE = 5_000;
/** With less memory than this, in gigabytes, bots think in this worker. */
const SMALL = 2;

const say = (message: FromHost): void => postMessage(message);
const queue = new Queue();
/** The questions that this worker answers itself. */
const considering = new Set<number>();
let host: Host;
let mind: Mind;
let store: Store;
let thinking: Thinking;
let started: () => void;
const ready = new Promise<void>((done) => (started = done));

onmessage = ({ data }: MessageEvent<ToHost>) => {
  if (data.op === 'start') void start(data.python, data.base);
  else
    queue.add(
      () => ready.then(() => handle(data)),
      (error) => broken(data, error),
    );
};

async function start(what: Python, base: string): Promise<void> {
  try {
    const loading = python(what, base, null, (share) => say({ op: 'progress', share }));
    loading.catch(() => {}); // It is waited for below.
    await alone();
    try {
      store = await Store.open();
    } catch (error) {
      throw new StartFailed('storage', String(error));
    }
    const { made, module } = await loading;
    const make = made.runPython(
      'from bottega.page import host, thinking\n(host.Host(), thinking.Mind())',
    ) as PyProxy & { get(index: number): unknown };
    [host, mind] = [make.get(0) as Host, make.get(1) as Mind];
    thinking = new Thinking({ python: what, base, module }, surroundings, small());
    await handle({ op: 'open', ...(await store.all()) });
    started();
    say({ op: 'ready' });
  } catch (error) {
    const failure = error instanceof StartFailed ? error.failure : 'other';
    say({ op: 'failed', failure, detail: String(error) });
  }
}

/** Whether a second Python would be too much here. Only some browsers tell how much memory there is, in gigabytes. */
const small = (): boolean => ((navigator as { deviceMemory?: number }).deviceMemory ?? SMALL) < SMALL;

const surroundings = {
  make: () => new Worker(new URL('./think.worker.ts', import.meta.url), { type: 'module' }),
  here: (question: Question) => consider(question),
  answered: (number: number, answer: string) =>
    request({ op: 'thought', number, answer: JSON.parse(answer) as unknown }),
  told: (number: number, progress: string) =>
    request({ op: 'progress', number, progress: JSON.parse(progress) as unknown }),
};

/** Returns when this tab is the only one that plays; it is so until it is closed. */
async function alone(): Promise<void> {
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return;
  await new Promise<void>((mine) => {
    const forever = () => new Promise<never>(() => mine());
    const asking = locks.request(LOCK, { ifAvailable: true }, (lock) => {
      if (lock) return forever();
      say({ op: 'elsewhere' });
      void locks.request(LOCK, forever);
      return undefined;
    });
    // Where a site may keep nothing, locks are forbidden too: the store will say so.
    asking.catch(() => mine());
  });
}

/** Something that no client has asked. */
function request(what: Record<string, unknown>): void {
  queue.add(
    () => handle(what),
    (error) => console.error(error),
  );
}

/** Ask the host, store what is to be stored, and only then deliver. */
async function handle(what: Record<string, unknown>): Promise<void> {
  let outcome = asked(what);
  while (outcome.load !== null) {
    const match = outcome.load;
    asked({ op: 'load', match, entries: await store.entries(match) });
    outcome = asked(what);
  }
  if (outcome.writes) {
    try {
      await store.write(outcome.writes);
    } catch (error) {
      console.error(error);
      const matches = new Set(outcome.writes.entries.map(([match]) => match));
      outcome = asked({ op: 'failed', code: trouble(error) });
      setTimeout(() => matches.forEach((match) => request({ op: 'wake', match })), PAUSE);
    }
  }
  for (const { request: number, status, body, plain } of outcome.replies)
    say({ op: 'reply', number, status, body, plain });
  for (const [socket, text] of outcome.told) say({ op: 'told', socket, text });
  for (const number of outcome.withdraw) {
    considering.delete(number);
    thinking.withdraw(number);
  }
  for (const question of outcome.think)
    if (question.quick) consider(question);
    else thinking.ask(question);
}

function asked(what: Record<string, unknown>): Outcome {
  return JSON.parse(host.handle(JSON.stringify(what))) as Outcome;
}

/** A question is answered here, after what waits already. */
function consider(question: Question): void {
  considering.add(question.number);
  queue.add(
    // Not in the same task: what the last outcome told is delivered first.
    () => new Promise((done) => setTimeout(done)),
    () => {},
  );
  queue.add(
    async () => {
      if (!considering.delete(question.number)) return;
      const answer = JSON.parse(mind.answer(JSON.stringify(question))) as unknown;
      await handle({ op: 'thought', number: question.number, answer });
    },
    (error) => console.error(error),
  );
}

/** An error of ours: whoever asked must not wait for ever. */
function broken(what: ToHost, error: unknown): void {
  console.error(error);
  const body = JSON.stringify({ code: 'failed', text: String(error), values: {} });
  if (what.op === 'ask') say({ op: 'reply', number: what.number, status: 500, body, plain: false });
  if (what.op !== 'socket') return;
  const { key } = what.message as { key?: string };
  say({ op: 'told', socket: what.socket, text: JSON.stringify({ ...JSON.parse(body), op: 'problem', key }) });
}
