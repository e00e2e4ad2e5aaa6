/** Asks the worker in which bots think: one question at a time. It is started when it is first needed, and ended with
 * its question if nobody wants the answer any more, since it hears nothing while it thinks. */
import type { FromThinker, Python, Question, ToThinker } from './messages';

export class Thinking {
  #worker: Worker | null = null;
  #waiting: Question[] = [];
  #current: Question | null = null;

  constructor(
    private readonly python: Python,
    private readonly base: string,
    private readonly make: () => Worker,
    private readonly answered: (number: number, answer: string) => void,
    private readonly told: (number: number, progress: string) => void,
  ) {}

  ask(question: Question): void {
    this.#waiting.push(question);
    this.#next();
  }

  withdraw(number: number): void {
    this.#waiting = this.#waiting.filter((each) => each.number !== number);
    if (this.#current?.number !== number) return;
    this.#worker?.terminate();
    this.#worker = null;
    this.#current = null;
    this.#next();
  }

  #next(): void {
    if (this.#current || !this.#waiting.length) return;
    this.#current = this.#waiting.shift()!;
    const worker = (this.#worker ??= this.#started());
    worker.postMessage({ op: 'ask', question: this.#current } satisfies ToThinker);
  }

  #started(): Worker {
    const worker = this.make();
    worker.onmessage = ({ data }: MessageEvent<FromThinker>) => this.#received(data);
    worker.onerror = (event) => this.#failed(event.message);
    worker.postMessage({ op: 'start', python: this.python, base: this.base } satisfies ToThinker);
    return worker;
  }

  #received(message: FromThinker): void {
    if (message.op === 'ready' || message.number !== this.#current?.number) return;
    if (message.op === 'thinking') return this.told(message.number, message.progress);
    if (message.op === 'failed') return this.#failed(message.detail);
    this.#current = null;
    this.answered(message.number, message.answer);
    this.#next();
  }

  /** The worker is broken: the host lets a quick bot decide. */
  #failed(detail: string): void {
    const failed = this.#current;
    this.#worker?.terminate();
    this.#worker = null;
    this.#current = null;
    if (failed) this.answered(failed.number, JSON.stringify({ error: detail }));
    this.#next();
  }
}
