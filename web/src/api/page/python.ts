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

/** A file, as it is when it is unpacked. Some hosts compress what they send; where one does not, we ask for the
 * packed copy and unpack it here. */
async function loaded(url: string, arrived: (bytes: number) => void): Promise<Uint8Array<ArrayBuffer>> {
  let answer = await get(url);
  let body = answer.body;
  if (!answer.headers.get('content-encoding') && typeof DecompressionStream === 'function') {
    const packed = await fetch(`${url}.gz`).catch(() => null);
    if (packed?.ok && packed.body) {
      void answer.body?.cancel();
      // A host may name the encoding of such a file, and the browser has unpacked it then.
      const unpacked = packed.headers.get('content-encoding') === 'gzip';
      body = unpacked ? packed.body : packed.body.pipeThrough(new DecompressionStream('gzip'));
      answer = packed;
    }
  }
  if (!body) throw new StartFailed('file', url);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = body.getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parts.push(part.value as Uint8Array<ArrayBuffer>);
      size += part.value.length;
      arrived(part.value.length);
    }
  } catch (error) {
    throw new StartFailed('file', `${url}: ${String(error)}`);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
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

/** Python with everything of ours. `told` hears how much has arrived, 0 to 1. */
export async function python(
  what: Python,
  base: string,
  told: (share: number) => void = () => {},
): Promise<PyodideAPI> {
  check();
  const folder = new URL(`${what.folder}/`, base).href;
  const whole = what.files.reduce((sum, file) => sum + file.size, 0);
  let arrived = 0;
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  const load = async (name: string, size: number) => {
    files.set(
      name,
      await loaded(folder + name, (bytes) => {
        arrived += bytes;
        told(Math.min(1, arrived / whole));
      }),
    );
    const got = files.get(name)!.length;
    if (got !== size) throw new StartFailed('file', `${name}: ${got} bytes instead of ${size}`);
  };
  const own = ['pyodide.asm.wasm', 'library.zip', 'bottega.zip'];
  // The scripts are loaded by the browser itself.
  const scripts = what.files.filter((file) => !own.includes(file.name));
  const counted = scripts.map(async (file) => {
    await get(folder + file.name).then((answer) => answer.arrayBuffer());
    arrived += file.size;
  });
  await Promise.all([
    ...counted,
    ...what.files.filter((file) => own.includes(file.name)).map((file) => load(file.name, file.size)),
  ]);
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as {
    loadPyodide: typeof import('pyodide').loadPyodide;
  };
  const made = await among(files, folder, () =>
    loadPyodide({
      indexURL: folder,
      stdLibURL: `${folder}library.zip`,
      packageBaseUrl: folder,
      lockFileContents: __LOCK__,
      env: { HOME: '/', PYTHONHASHSEED: '0' },
    }),
  );
  made.unpackArchive(files.get('bottega.zip')!, 'zip', {
    extractDir: made.runPython('import sysconfig; sysconfig.get_path("purelib")') as string,
  });
  files.clear(); // Some twenty megabytes.
  return made;
}

/** Pyodide fetches its files itself: it gets those that have arrived already. */
async function among<T>(
  files: Map<string, Uint8Array<ArrayBuffer>>,
  folder: string,
  work: () => Promise<T>,
): Promise<T> {
  const real = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const file = url.startsWith(folder) ? files.get(url.slice(folder.length)) : undefined;
    if (!file) return real(input, init);
    const type = url.endsWith('.wasm') ? 'application/wasm' : 'application/octet-stream';
    return Promise.resolve(new Response(file, { headers: { 'content-type': type } }));
  };
  try {
    return await work();
  } finally {
    globalThis.fetch = real;
  }
}

/** Written here by the build: an empty list of Pyodide's own packages. */
declare const __LOCK__: string;
