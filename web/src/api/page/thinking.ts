/** Asks the worker in which bots think: one question at a time. It is started when it is first needed, and ended with
 * its question if nobody wants the answer any more, since it hears nothing while it thinks.
 *
 * Where there is no room for a second Python, decisions are thought about in the worker of the host. */
import type { FromThinker, Question, Same, ToThinker } from './messages';

/** What surrounds the worker. */
export interface Surroundings {
  make: () => Worker;
  /** Answers a question in the worker of the host, later. */
  here: (question: Question) => void;
  answered: (number: number, answer: string) => void;
  told: (number: number, progress: string) => void;
}

/** A patient question begins when nobody has asked for anything else for this time, in milliseconds. */
export const QUIET = 15_000;

export class Thinking {
  #worker: Worker | null = null;
  #ready = false;
  #waiting: Question[] = [];
  #current: Question | null = null;
  #quiet: ReturnType<typeof setTimeout> | null = null;

  /** `small`: this device has little memory. */
  constructor(
    private readonly same: Same,
    private readonly around: Surroundings,
    private small: boolean,
  ) {}

  ask(question: Question): void {
    if (this.small && !question.patient) return this.around.here(question);
    this.#waiting.push(question);
    if (!question.patient) this.#hasten();
    this.#next();
  }

  withdraw(number: number): void {
    this.#waiting = this.#waiting.filter((each) => each.number !== number);
    if (this.#current?.number !== number) return;
    this.#end();
    this.#next();
  }

  /** Somebody waits: a patient question begins again later. */
  #hasten(): void {
    if (this.#quiet) clearTimeout(this.#quiet);
    this.#quiet = setTimeout(() => {
      this.#quiet = null;
      this.#next();
    }, QUIET);
    const patient = this.#current?.patient ? this.#current : null;
    if (!patient) return;
    this.#end();
    this.#waiting.push(patient);
  }

  #next(): void {
    if (this.#current) return;
    const at = this.#waiting.findIndex((each) => !each.patient || !this.#quiet);
    if (at < 0) return;
    this.#current = this.#waiting.splice(at, 1)[0]!;
    const worker = (this.#worker ??= this.#started());
    worker.postMessage({ op: 'ask', question: this.#current } satisfies ToThinker);
  }

  #started(): Worker {
    const worker = this.around.make();
    worker.onmessage = ({ data }: MessageEvent<FromThinker>) => this.#received(data);
    worker.onerror = (event) => this.#failed(event.message);
    worker.postMessage({ op: 'start', ...this.same } satisfies ToThinker);
    return worker;
  }

  #received(message: FromThinker): void {
    if (message.op === 'ready') this.#ready = true;
    if (message.op === 'ready' || message.number !== this.#current?.number) return;
    if (message.op === 'thinking') return this.around.told(message.number, message.progress);
    if (message.op === 'failed') return this.#failed(message.detail);
    this.#current = null;
    if (this.small) this.#end();
    this.around.answered(message.number, message.answer);
    this.#next();
  }

  #end(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#ready = false;
    this.#current = null;
  }

  /** The worker is broken. One that never began found no room: from now on the host thinks itself. Otherwise the host
   * lets a quick bot decide. */
  #failed(detail: string): void {
    const failed = this.#current;
    const began = this.#ready;
    this.#end();
    if (!began) this.small = true;
    if (failed && !began && !failed.patient) this.around.here(failed);
    else if (failed) this.around.answered(failed.number, JSON.stringify({ error: detail }));
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const each of waiting) this.ask(each);
    this.#next();
  }
}
