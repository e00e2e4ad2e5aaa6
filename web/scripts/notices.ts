import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';

/** The licences of everything in the pages that others have written; it goes into every wheel and beside the pages. */
const FILE = resolve(import.meta.dirname, '../../licenses/web.txt');
/** The texts of licences, for packages that name theirs and do not bring it. */
const TEXTS = resolve(import.meta.dirname, '../licences');
const RULE = '-'.repeat(80);

/** The folder of the package that a module or an asset belongs to; undefined for our own and for virtual ones. */
function folderOf(id: string): string | undefined {
  const parts = id.replaceAll('\0', '').replace(/\?.*/, '').split(/[\\/]/);
  const at = parts.lastIndexOf('node_modules');
  if (at < 0) return undefined;
  const depth = parts[at + 1]?.startsWith('@') ? 3 : 2;
  return parts.slice(0, at + depth).join(sep);
}

function section(folder: string): string {
  const { name, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const own = readdirSync(folder).find((file) => /^licen[cs]e(\.|$)/i.test(file));
  const path = own ? join(folder, own) : join(TEXTS, `${license}.txt`);
  if (!existsSync(path))
    throw new Error(`${name} is bundled, but there is no text of its licence (${license}).`);
  return `${RULE}\n${name} (${license})\n${RULE}\n\n${readFileSync(path, 'utf8').replaceAll('\r\n', '\n').trim()}\n`;
}

/** Holds licenses/web.txt to what is really in the bundle. `npm run notices` writes it. */
export function notices(): Plugin {
  let write = false;
  let root = '';
  return {
    name: 'notices',
    apply: 'build',
    configResolved(config) {
      write = config.mode === 'notices';
      root = config.root;
    },
    generateBundle(_, bundle) {
      const folders = new Set<string>();
      for (const part of Object.values(bundle)) {
        const from = part.type === 'chunk' ? Object.keys(part.modules) : part.originalFileNames;
        from.map((id) => folderOf(resolve(root, id))).forEach((folder) => folder && folders.add(folder));
      }
      const head = 'Parts of the web client of Bottega come from these packages.\n';
      const text = [head, ...[...folders].sort().map(section)].join('\n');
      if (write) writeFileSync(FILE, text);
      else if (!existsSync(FILE) || readFileSync(FILE, 'utf8').replaceAll('\r\n', '\n') !== text) {
        throw new Error(
          'licenses/web.txt does not have the licences of all that is bundled: npm run notices',
        );
      }
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: text });
    },
  };
}
