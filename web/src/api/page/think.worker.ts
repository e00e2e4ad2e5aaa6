/** The worker in which bots think and matches are reviewed. */
import type { PyProxy } from 'pyodide/ffi';
import type { FromThinker, ToThinker } from './messages';
import { python } from './python';

type Mind = PyProxy & { answer(question: string, tell: (progress: string) => void): string };

const say = (message: FromThinker): void => postMessage(message);
let mind: Promise<Mind> | null = null;

onmessage = ({ data }: MessageEvent<ToThinker>) => {
  if (data.op === 'start') {
    mind = python(data.python, data.base, data.module).then(
      ({ made }) => made.runPython('from bottega.page.thinking import Mind; Mind()') as Mind,
    );
    mind.then(
      () => say({ op: 'ready' }),
      () => {}, // The first question says it.
    );
    return;
  }
  const { number } = data.question;
  const tell = (progress: string) => say({ op: 'thinking', number, progress });
  mind!
    .then((made) => say({ op: 'answer', number, answer: made.answer(JSON.stringify(data.question), tell) }))
    .catch((error: unknown) => say({ op: 'failed', number, detail: String(error) }));
};
