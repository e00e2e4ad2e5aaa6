/** What the page and its workers send each other. */

/** A file of Python, and its size when it has arrived, in bytes. */
export interface PythonFile {
  name: string;
  size: number;
}
/** Where Python lies: a folder that is named by what is in it. */
export interface Python {
  folder: string;
  files: PythonFile[];
}

export type ToHost =
  | { op: 'start'; python: Python; base: string }
  | {
      op: 'ask';
      number: number;
      method: string;
      path: string;
      query: Record<string, unknown>;
      lang: string;
      body: unknown;
    }
  | { op: 'socket'; socket: number; lang: string; message: unknown }
  | { op: 'closed'; socket: number };

/** Why a page cannot be its own host. */
export type Failure = 'wasm' | 'policy' | 'file' | 'storage' | 'other';

export type FromHost =
  | { op: 'progress'; share: number }
  | { op: 'ready' }
  | { op: 'elsewhere' }
  | { op: 'failed'; failure: Failure; detail: string }
  | { op: 'reply'; number: number; status: number; body: string; plain: boolean }
  | { op: 'told'; socket: number; text: string };

/** A question of the host in Python: see src/bottega/page/driving.py. */
export interface Question {
  number: number;
  /** Answered in a moment. */
  quick: boolean;
  /** It may wait until nobody waits for another. */
  patient: boolean;
}

/** What a second worker needs for the same Python as the first. */
export interface Same {
  python: Python;
  base: string;
  module: WebAssembly.Module;
}
export type ToThinker = ({ op: 'start' } & Same) | { op: 'ask'; question: Question };
export type FromThinker =
  | { op: 'ready' }
  | { op: 'thinking'; number: number; progress: string }
  | { op: 'answer'; number: number; answer: string }
  | { op: 'failed'; number: number; detail: string };
