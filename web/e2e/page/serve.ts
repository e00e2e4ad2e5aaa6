/** Serves the site of `make site` as any host of files does: no server of Bottega is there. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';

/** The folder that is served. */
export const SITE = resolve(process.env.BOTTEGA_PAGE_SITE ?? join(import.meta.dirname, '../../../site'));

const free = (): Promise<number> =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => done(port));
    });
  });

export default async function serve(): Promise<() => void> {
  if (!existsSync(join(SITE, 'index.html'))) throw new Error(`There is no site in ${SITE}: run make site.`);
  const port = await free();
  const python = process.env.PYTHON ?? 'python3';
  const server = spawn(python, ['-m', 'http.server', String(port), '--bind', '127.0.0.1', '-d', SITE], {
    stdio: 'ignore',
  });
  process.env.BOTTEGA_SITE = `http://127.0.0.1:${port}/`;
  for (let tries = 0; ; tries++) {
    const up = await fetch(process.env.BOTTEGA_SITE).catch(() => null);
    if (up?.ok) break;
    if (tries > 200) throw new Error('python -m http.server does not answer');
    await new Promise((done) => setTimeout(done, 100));
  }
  return () => void server.kill();
}
