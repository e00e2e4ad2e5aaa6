/** Starts Python in a worker. */
import type { PyodideAPI } from 'pyodide';
import type { Failure, Python } from './messages';

export class StartFailed extends Error {
  constructor(
    readonly failure: Failure,
    detail: string,
  ) {
    super(detail);
  }
}

/** The smallest module there is: a policy that forbids WebAssembly forbids this one, too. */
const NOTHING = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);

function check(): void {
  if (typeof WebAssembly !== 'object') throw new StartFailed('wasm', 'no WebAssembly');
  try {
    new WebAssembly.Module(NOTHING);
  } catch (error) {
    throw new StartFailed('policy', String(error));
  }
}

/** The body of a file as it is when it is unpacked. Some hosts compress what they send; where one does not, we ask for
 * the packed copy and unpack it here. */
async function body(url: string): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const answer = await get(url);
  let found = answer.body;
  if (!answer.headers.get('content-encoding') && typeof DecompressionStream === 'function') {
    const packed = await fetch(`${url}.gz`).catch(() => null);
    if (packed?.ok && packed.body) {
      void answer.body?.cancel();
      // A host may name the encoding of such a file, and the browser has unpacked it then.
      const unpacked = packed.headers.get('content-encoding') === 'gzip';
      found = unpacked ? packed.body : packed.body.pipeThrough(new DecompressionStream('gzip'));
    }
  }
  if (!found) throw new StartFailed('file', url);
  return found;
}

async function get(url: string): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(url);
  } catch (error) {
    throw new StartFailed('file', `${url}: ${String(error)}`);
  }
  if (!answer.ok) throw new StartFailed('file', `${url}: ${answer.status}`);
  return answer;
}

/** Python with everything of ours, and the module that it runs. A second worker gets the module from the first: it is
 * neither fetched nor compiled again, and its machine code is in memory once. `told` hears how much has arrived, 0 to
 * 1. */
export async function python(
  what: Python,
  base: string,
  known: WebAssembly.Module | null = null,
  told: (share: number) => void = () => {},
): Promise<{ made: PyodideAPI; module: WebAssembly.Module }> {
  check();
  const folder = new URL(`${what.folder}/`, base).href;
  const whole = what.files.reduce((sum, file) => sum + file.size, 0);
  let arrived = 0;

  /** A file on its way, counted; an error if it is not whole. */
  const arriving = async (name: string): Promise<Response> => {
    const size = what.files.find((file) => file.name === name)!.size;
    let got = 0;
    const count = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(part, next) {
        got += part.length;
        arrived += part.length;
        told(Math.min(1, arrived / whole));
        next.enqueue(part);
      },
      flush() {
        if (got !== size) throw new StartFailed('file', `${name}: ${got} bytes instead of ${size}`);
      },
    });
    const type = name.endsWith('.wasm') ? 'application/wasm' : 'application/octet-stream';
    return new Response((await body(folder + name)).pipeThrough(count), {
      headers: { 'content-type': type },
    });
  };
  /** What cannot be read to its end has not arrived. */
  const wholly = async <T>(name: string, read: (answer: Response) => Promise<T>): Promise<T> => {
    const answer = await arriving(name);
    try {
      return await read(answer);
    } catch (error) {
      throw error instanceof StartFailed ? error : new StartFailed('file', `${name}: ${String(error)}`);
    }
  };
  const bytes = (name: string) => wholly(name, (answer) => answer.arrayBuffer());
  // The scripts are loaded by the browser itself.
  const scripts = what.files
    .filter((file) => file.name.endsWith('.mjs'))
    .map(async (file) => {
      await get(folder + file.name).then((answer) => answer.arrayBuffer());
      arrived += file.size;
    });
  const [module, library, own] = await Promise.all([
    known ?? wholly('pyodide.asm.wasm', (answer) => WebAssembly.compileStreaming(answer)),
    bytes('library.zip'),
    bytes('bottega.zip'),
    ...scripts,
  ]);
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as {
    loadPyodide: typeof import('pyodide').loadPyodide;
  };
  const made = await among({ 'pyodide.asm.wasm': null, 'library.zip': library }, module, folder, () =>
    loadPyodide({
      indexURL: folder,
      stdLibURL: `${folder}library.zip`,
      packageBaseUrl: folder,
      lockFileContents: __LOCK__,
      env: { HOME: '/', PYTHONHASHSEED: '0' },
    }),
  );
  made.unpackArchive(own, 'zip', {
    extractDir: made.runPython('import sysconfig; sysconfig.get_path("purelib")') as string,
  });
  return { made, module };
}

/** Pyodide fetches its files and compiles its module itself: meanwhile it gets what we have already. */
async function among<T>(
  files: Record<string, ArrayBuffer | null>,
  module: WebAssembly.Module,
  folder: string,
  work: () => Promise<T>,
): Promise<T> {
  const [fetched, instantiated] = [globalThis.fetch, WebAssembly.instantiateStreaming];
  globalThis.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const name = url.startsWith(folder) ? url.slice(folder.length) : '';
    return name in files ? Promise.resolve(new Response(files[name])) : fetched(input, init);
  };
  WebAssembly.instantiateStreaming = async (_, imports) => ({
    module,
    instance: await WebAssembly.instantiate(module, imports),
  });
  try {
    return await work();
  } finally {
    globalThis.fetch = fetched;
    WebAssembly.instantiateStreaming = instantiated;
  }
}

/** Written here by the build: an empty list of Pyodide's own packages. */
declare const __LOCK__: string;
