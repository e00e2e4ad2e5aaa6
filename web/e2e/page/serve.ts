/** Serves the site of `make site` as any host of files does: no server of Bottega is there. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';

/** The folder that is served. */
export const SITE = resolve(process.env.BOTTEGA_PAGE_SITE ?? join(import.meta.dirname, '../../../site'));

/** The files that the service worker keeps. */
export const KEPT = (): number =>
  (JSON.parse(/\[("[^"]+",?)+\]/.exec(readFileSync(join(SITE, 'sw.js'), 'utf8'))![0]) as string[]).length;

const free = (): Promise<number> =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => done(port));
    });
  });

/** A process that serves a folder, and its address. */
export async function served(folder = SITE): Promise<{ site: string; stop: () => Promise<void> }> {
  const port = await free();
  const python = process.env.PYTHON ?? 'python3';
  const server = spawn(python, ['-m', 'http.server', String(port), '--bind', '127.0.0.1', '-d', folder], {
    stdio: 'ignore',
  });
  const gone = new Promise<void>((done) => server.once('exit', () => done()));
  const stop = async (): Promise<void> => {
    server.kill();
    await gone;
  };
  const site = `http://127.0.0.1:${port}/`;
  for (let tries = 0; ; tries++) {
    const up = await fetch(site).catch(() => null);
    if (up?.ok) return { site, stop };
    if (tries > 200) throw new Error('python -m http.server does not answer');
    await new Promise((done) => setTimeout(done, 100));
  }
}

export default async function serve(): Promise<() => Promise<void>> {
  if (!existsSync(join(SITE, 'index.html'))) throw new Error(`There is no site in ${SITE}: run make site.`);
  const { site, stop } = await served();
  process.env.BOTTEGA_SITE = site;
  return stop;
}
