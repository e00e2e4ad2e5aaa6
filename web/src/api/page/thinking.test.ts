import { expect, it, vi } from 'vitest';
import type { FromThinker, Question, ToThinker } from './messages';
import { QUIET, Thinking } from './thinking';

/** A worker that does what a test says. */
class Fake {
  static all: Fake[] = [];
  sent: ToThinker[] = [];
  ended = false;
  onmessage: ((event: { data: FromThinker }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  constructor() {
    Fake.all.push(this);
  }
  postMessage(message: ToThinker): void {
    this.sent.push(message);
  }
  terminate(): void {
    this.ended = true;
  }
}

const python = { folder: 'python-1', files: [] };
const module = new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0));
const question = (number: number, patient = false): Question => ({ number, quick: false, patient });

function thinking(small = false) {
  Fake.all = [];
  const answers: [number, string][] = [];
  const progress: [number, string][] = [];
  const here: number[] = [];
  const made = new Thinking(
    { python, base: 'http://page/', module },
    {
      make: () => new Fake() as unknown as Worker,
      here: (asked) => here.push(asked.number),
      answered: (number, answer) => answers.push([number, answer]),
      told: (number, told) => progress.push([number, told]),
    },
    small,
  );
  return { made, answers, progress, here };
}
const asked = (worker: Fake) =>
  worker.sent.flatMap((each) => (each.op === 'ask' ? [each.question.number] : []));

it('starts a worker with the first question, and asks one at a time', () => {
  const { made, answers, progress } = thinking();
  expect(Fake.all).toHaveLength(0);
  made.ask(question(1));
  made.ask(question(2));
  const [worker] = Fake.all as [Fake];
  expect(worker.sent[0]).toEqual({ op: 'start', python, base: 'http://page/', module });
  expect(asked(worker)).toEqual([1]);
  worker.onmessage!({ data: { op: 'thinking', number: 1, progress: '{}' } });
  worker.onmessage!({ data: { op: 'answer', number: 1, answer: 'a' } });
  expect([answers, progress]).toEqual([[[1, 'a']], [[1, '{}']]]);
  expect(asked(worker)).toEqual([1, 2]);
  expect(Fake.all).toHaveLength(1);
});

it('ends the worker with a question that nobody wants any more, and goes on with the next', () => {
  const { made, answers } = thinking();
  made.ask(question(1));
  made.ask(question(2));
  made.ask(question(3));
  made.withdraw(2);
  made.withdraw(1);
  const [first, second] = Fake.all as [Fake, Fake];
  expect(first.ended).toBe(true);
  expect(asked(second)).toEqual([3]);
  // What the first still had to say.
  second.onmessage!({ data: { op: 'answer', number: 1, answer: 'late' } });
  expect(answers).toEqual([]);
});

it('answers with an error where the worker breaks, so that nobody waits for ever', () => {
  const { made, answers, here } = thinking();
  made.ask(question(1));
  Fake.all[0]!.onmessage!({ data: { op: 'ready' } });
  Fake.all[0]!.onerror!({ message: 'out of memory' });
  expect(answers).toEqual([[1, '{"error":"out of memory"}']]);
  expect(here).toEqual([]);
  made.ask(question(2));
  expect(asked(Fake.all[1]!)).toEqual([2]);
});

it('lets the host think where a second worker finds no room', () => {
  const { made, answers, here } = thinking();
  made.ask(question(1));
  made.ask(question(2));
  Fake.all[0]!.onmessage!({ data: { op: 'failed', number: 1, detail: 'out of memory' } });
  expect(Fake.all[0]!.ended).toBe(true);
  made.ask(question(3));
  expect(here).toEqual([1, 2, 3]);
  expect(answers).toEqual([]);
  expect(Fake.all).toHaveLength(1);
});

it('starts a second worker for reviews alone where memory is small, and ends it with each', () => {
  const { made, answers, here } = thinking(true);
  made.ask(question(1));
  expect(here).toEqual([1]);
  expect(Fake.all).toHaveLength(0);
  made.ask(question(2, true));
  const [worker] = Fake.all as [Fake];
  worker.onmessage!({ data: { op: 'ready' } });
  worker.onmessage!({ data: { op: 'answer', number: 2, answer: 'a' } });
  expect(answers).toEqual([[2, 'a']]);
  expect(worker.ended).toBe(true);
});

it('lets a review wait while somebody plays, and begins it again afterwards', () => {
  vi.useFakeTimers();
  const { made } = thinking();
  made.ask(question(1, true));
  const [first] = Fake.all as [Fake];
  expect(asked(first)).toEqual([1]);
  made.ask(question(2));
  expect(first.ended).toBe(true);
  const second = Fake.all[1]!;
  expect(asked(second)).toEqual([2]);
  second.onmessage!({ data: { op: 'answer', number: 2, answer: 'b' } });
  vi.advanceTimersByTime(QUIET - 1);
  made.ask(question(3));
  second.onmessage!({ data: { op: 'answer', number: 3, answer: 'c' } });
  vi.advanceTimersByTime(QUIET - 1);
  expect(asked(second)).toEqual([2, 3]);
  vi.advanceTimersByTime(1);
  expect(asked(second)).toEqual([2, 3, 1]);
  expect(Fake.all).toHaveLength(2);
  vi.useRealTimers();
});
