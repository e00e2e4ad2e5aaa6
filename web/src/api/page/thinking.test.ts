import { expect, it } from 'vitest';
import type { FromThinker, Question, ToThinker } from './messages';
import { Thinking } from './thinking';

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
const question = (number: number): Question => ({ number, quick: false });

function thinking() {
  Fake.all = [];
  const answers: [number, string][] = [];
  const progress: [number, string][] = [];
  const made = new Thinking(
    python,
    'http://page/',
    () => new Fake() as unknown as Worker,
    (number, answer) => answers.push([number, answer]),
    (number, told) => progress.push([number, told]),
  );
  return { made, answers, progress };
}
const asked = (worker: Fake) =>
  worker.sent.flatMap((each) => (each.op === 'ask' ? [each.question.number] : []));

it('starts a worker with the first question, and asks one at a time', () => {
  const { made, answers, progress } = thinking();
  expect(Fake.all).toHaveLength(0);
  made.ask(question(1));
  made.ask(question(2));
  const [worker] = Fake.all as [Fake];
  expect(worker.sent[0]).toEqual({ op: 'start', python, base: 'http://page/' });
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
  const { made, answers } = thinking();
  made.ask(question(1));
  Fake.all[0]!.onerror!({ message: 'out of memory' });
  expect(answers).toEqual([[1, '{"error":"out of memory"}']]);
  made.ask(question(2));
  expect(asked(Fake.all[1]!)).toEqual([2]);
});
