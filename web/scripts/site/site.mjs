/** `make site`: a folder of files that any host can serve: the client that is its own host, and Python for it.
 *
 *   node scripts/site/site.mjs FOLDER PYTHON PACKAGES
 *
 * PYTHON is what `pack.mjs` has written; PACKAGES is where the licences of the Python packages lie. */
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';

const [folder, python, packages] = process.argv.slice(2).map((path) => resolve(path));
const web = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
process.chdir(web);

/** What the worker loads; the rest lies beside it. */
const LOADED = ['bottega.zip', 'library.zip', 'pyodide.asm.mjs', 'pyodide.asm.wasm', 'pyodide.mjs'];
/** The packages whose modules are in `bottega.zip`. */
const PACKED = 'babel fluent.runtime fluent.syntax attrs pytz pyyaml typing_extensions mypy_extensions'.split(
  ' ',
);

const names = readdirSync(python).filter((name) => name !== 'lock.json');
const contents = new Map(names.sort().map((name) => [name, readFileSync(join(python, name))]));
const hash = createHash('sha256');
for (const [name, content] of contents) hash.update(name).update(content);
const home = `python-${hash.digest('hex').slice(0, 12)}`;

process.env.BOTTEGA_PAGE = JSON.stringify({
  outDir: folder,
  python: { folder: home, files: LOADED.map((name) => ({ name, size: contents.get(name).length })) },
  lock: readFileSync(join(python, 'lock.json'), 'utf8'),
});
await build({ logLevel: 'warn' });

/** Compressed copies beside a file, for hosts that send them. They are kept: to make them takes a minute. */
const kept = join(python, '../site-packed');
mkdirSync(kept, { recursive: true });
function packed(path, content) {
  const key = createHash('sha256').update(content).digest('hex');
  const made = {
    br: () =>
      brotliCompressSync(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
    gz: () => gzipSync(content, { level: 9 }),
  };
  for (const [ending, make] of Object.entries(made)) {
    const before = join(kept, `${key}.${ending}`);
    if (!existsSync(before)) writeFileSync(before, make());
    copyFileSync(before, `${path}.${ending}`);
  }
}

mkdirSync(join(folder, home), { recursive: true });
for (const [name, content] of contents) {
  const path = join(folder, home, name);
  writeFileSync(path, content);
  packed(path, content);
}

/** Texts of licences of what is in the folder. */
function licences() {
  const found = [
    'Python in this folder is Pyodide (https://pyodide.org), under the Mozilla Public License 2.0, with CPython, under',
    'the Python Software Foundation License. With it come these packages:',
  ];
  const all = readdirSync(packages).filter((name) => name.endsWith('.dist-info'));
  for (const name of PACKED) {
    const info =
      all.find((each) =>
        each
          .toLowerCase()
          .replaceAll('-', '_')
          .startsWith(`${name.replaceAll('-', '_')}_`),
      ) ?? all.find((each) => new RegExp(`^${name.replace(/[._]/g, '[._-]')}-`, 'i').test(each));
    if (!info) throw new Error(`${name} is not in ${packages}`);
    const texts = readdirSync(join(packages, info), { recursive: true, encoding: 'utf8' }).filter((each) =>
      /licen[cs]e|copying/i.test(each.split('/').at(-1)),
    );
    found.push('', `# ${info.replace('.dist-info', '')}`, '');
    for (const text of texts) {
      const path = join(packages, info, text);
      if (statSync(path).isFile()) found.push(readFileSync(path, 'utf8'));
    }
  }
  return found.join('\n');
}
writeFileSync(join(folder, 'licences-python.txt'), licences());
// GitHub Pages would leave out what begins with an underscore.
writeFileSync(join(folder, '.nojekyll'), '');

const sizes = LOADED.map((name) => readFileSync(join(folder, home, `${name}.br`)).length);
console.log(`${folder}: ${(sizes.reduce((a, b) => a + b) / 1e6).toFixed(2)} MB of Python, compressed`);
