/** Python for the page: Pyodide from its npm package, and two archives with what a page uses of Python's library and of
 * Bottega, compiled by that very Pyodide. Writes a folder, and prints what it wrote.
 *
 *   node scripts/site/pack.mjs FOLDER PACKAGES
 *
 * PACKAGES is a folder with the Python packages of the library (site-packages of an environment). */
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadPyodide } from 'pyodide';

const [folder, packages] = process.argv.slice(2).map((path) => resolve(path));
const repository = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');
const pyodide = resolve(repository, 'web/node_modules/pyodide');
/** What the page loads, besides the archives. */
const RUNTIME = ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm'];
/** Neither archive needs a package of Pyodide's own: an empty lock replaces the long list of them. */
const LOCK = JSON.stringify({
  info: JSON.parse(readFileSync(join(pyodide, 'pyodide-lock.json'), 'utf8')).info,
  packages: {},
});

const start = Date.now();
const log = (text) => console.error(`${((Date.now() - start) / 1000).toFixed(1).padStart(6)} s  ${text}`);

/** The whole of Python: what the scenario imports is packed. */
async function packed() {
  // Without columns in tracebacks, a sixth less is sent. Lines stay.
  const python = await loadPyodide({ env: { HOME: '/', BOTTEGA_PURE: '0', PYTHONNODEBUGRANGES: '1' } });
  for (const [name, path] of [
    ['/repository', repository],
    ['/packages', packages],
  ]) {
    python.FS.mkdirTree(name);
    python.FS.mount(python.FS.filesystems.NODEFS, { root: path }, name);
  }
  log(`Pyodide ${python.version} is ready: every feature of the page is used once`);
  python.runPython(`
import sys
sys.dont_write_bytecode = True
sys.path[:0] = ["/bottega", "/repository/src", "/repository", "/packages"]
from tools.site import metadata
metadata.write("/bottega")
from tools.site import scenario
scenario.run()
imported = list(sys.modules)
`);
  log('packing');
  const library = join(pyodide, 'python_stdlib.zip');
  python.FS.writeFile('/library.zip', readFileSync(library));
  const pack = python.runPython(`
from tools.site.pack import pack
pack("/library.zip", imported)
`);
  const [standard, own, names] = pack.toJs();
  const texts = python.runPython('{lang: scenario.texts(lang) for lang in scenario.LANGUAGES}').toJs({
    dict_converter: Object.fromEntries,
  });
  return { standard, own, names, texts };
}

/** The packed files alone must do all of it again. */
async function tried() {
  const python = await loadPyodide({
    env: { HOME: '/' },
    stdLibURL: join(folder, 'library.zip'),
    lockFileContents: LOCK,
    packageBaseUrl: folder,
  });
  python.unpackArchive(new Uint8Array(readFileSync(join(folder, 'bottega.zip'))), 'zip', {
    extractDir: python.runPython('import sysconfig; sysconfig.get_path("purelib")'),
  });
  for (const [name, path] of [
    ['/repository/tests', join(repository, 'tests')],
    ['/repository/tools', join(repository, 'tools')],
  ]) {
    python.FS.mkdirTree(name);
    python.FS.mount(python.FS.filesystems.NODEFS, { root: path }, name);
  }
  log('the packed files: the same once more');
  python.runPython(`
import sys
sys.dont_write_bytecode = True
sys.path.insert(0, "/repository")
from tools.site import scenario
scenario.run()
`);
}

async function main() {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { standard, own, names, texts } = await packed();
  writeFileSync(join(folder, 'library.zip'), standard);
  writeFileSync(join(folder, 'bottega.zip'), own);
  for (const [lang, text] of Object.entries(texts)) writeFileSync(join(folder, `texts.${lang}.json`), text);
  writeFileSync(join(folder, 'lock.json'), LOCK);
  for (const name of RUNTIME) copyFileSync(join(pyodide, name), join(folder, name));
  await tried();
  log(`${names.length} modules`);
}

try {
  await main();
} catch (error) {
  // Not thrown on: Node would show the line of Pyodide, which is a megabyte long.
  console.error(error.message ?? error);
  process.exit(1);
}
