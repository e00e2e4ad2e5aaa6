/** A server for the tests: the client freshly built, a folder of its own, a port that is free. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** Serves the same matches in every run. */
const SERVE = join(import.meta.dirname, 'serve.py');
const PYTHON = process.env.PYTHON ?? 'python3';
/** Milliseconds until the server answers: on a busy machine its imports alone take a minute. */
const PATIENCE = 180_000;
/** Milliseconds until the client is built. */
const BUILDING = 180_000;

export class Server {
  address = '';
  #process: ChildProcess | null = null;
  #said = '';

  constructor(
    private readonly web: string,
    private readonly data: string,
    /** A folder with packages that are installed beside Bottega. */
    private readonly packages?: string,
  ) {}

  /** Starts; a second time under the same address, with all that it kept. */
  async start(): Promise<this> {
    const port = this.address ? new URL(this.address).port : '0';
    const options = [
      '--port',
      port,
      '--data',
      this.data,
      '--web',
      this.web,
      '--rate-limits',
      'off',
      '--thinkers',
      '1',
      // A hundredth of the usual work is enough to see what a review shows.
      '--reviews',
      process.env.BOTTEGA_REVIEWS ?? '1',
    ];
    const args = [SERVE, 'serve', ...options, '--lang', 'en', '--log-level', 'warning'];
    const paths = [this.packages, process.env.PYTHONPATH].filter(Boolean).join(delimiter);
    const env = { ...process.env, ...(paths && { PYTHONPATH: paths }) };
    const child = (this.#process = spawn(PYTHON, args, { stdio: ['ignore', 'pipe', 'pipe'], env }));
    this.#said = '';
    await new Promise<void>((ready, fail) => {
      const late = setTimeout(() => fail(new Error(`The server does not start: ${this.#said}`)), PATIENCE);
      const hear = (some: Buffer) => {
        this.#said += some.toString();
        const match = /http:\/\/[\d.]+:\d+/.exec(this.#said);
        if (!match) return;
        this.address = match[0];
        clearTimeout(late);
        ready();
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.on('error', fail);
      child.on('exit', (code) => fail(new Error(`The server ended with ${code}: ${this.#said}`)));
    });
    return this;
  }

  /** Ends the process; a `SIGKILL` gives it no time to take leave. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((done) => child.once('exit', done));
    child.kill(signal);
    await ended;
  }
}

export const folder = (): string => mkdtempSync(join(tmpdir(), 'bottega-e2e-'));

/** Installs a package of this repository into a folder of its own. */
export function install(source: string, into: string): void {
  const options = ['--quiet', '--no-deps', '--no-build-isolation', '--no-index', '--target', into];
  const args = ['-m', 'pip', 'install', ...options, join(import.meta.dirname, '../..', source)];
  const done = spawnSync(PYTHON, args, { encoding: 'utf8', timeout: PATIENCE });
  if (done.status !== 0)
    throw new Error(`${source} cannot be installed: ${done.error?.message ?? done.stderr}`);
}

/** The pages that are installed with Bottega. */
function installed(): string {
  const where = 'import os, bottega; print(os.path.join(os.path.dirname(bottega.__file__), "web"))';
  const python = spawnSync(PYTHON, ['-c', where], { encoding: 'utf8', timeout: PATIENCE });
  if (python.status !== 0)
    throw new Error(`${PYTHON} has no bottega: ${python.error?.message ?? python.stderr}`);
  return python.stdout.trim();
}

/** Builds the client, unless BOTTEGA_WEB names a folder with a built one or says that it is installed. */
function built(into: string): string {
  if (process.env.BOTTEGA_WEB) {
    const web = process.env.BOTTEGA_WEB === 'installed' ? installed() : process.env.BOTTEGA_WEB;
    if (existsSync(join(web, 'index.html'))) return web;
    throw new Error(
      `BOTTEGA_WEB: there is no index.html in ${web}. Build the client there, or leave it out.`,
    );
  }
  const web = join(into, 'web');
  const vite = join(import.meta.dirname, '../node_modules/.bin/vite');
  const args = ['build', '--outDir', web, '--emptyOutDir', '--logLevel', 'warn'];
  const done = spawnSync(vite, args, {
    cwd: join(import.meta.dirname, '..'),
    stdio: 'inherit',
    timeout: BUILDING,
  });
  if (done.status !== 0)
    throw new Error(`The client could not be built (${done.error?.message ?? done.status}).`);
  return web;
}

export default async function setup(): Promise<() => Promise<void>> {
  const place = folder();
  process.env.BOTTEGA_WEB = built(place);
  const server = await new Server(process.env.BOTTEGA_WEB, join(place, 'data')).start();
  process.env.BOTTEGA_SITE = server.address;
  return async () => {
    await server.stop();
    rmSync(place, { recursive: true, force: true });
  };
}
