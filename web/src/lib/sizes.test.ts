/** Boards and the frame around them go by their own size, in letters, in one way: README.md names the sizes. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = join(import.meta.dirname, '..');
const names = [
  ...['boards', 'table'].flatMap((folder) =>
    readdirSync(join(SOURCES, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      join(folder, name),
    ),
  ),
].filter((name) => /\.(svelte|css)$/.test(name));
const read = (name: string): string => readFileSync(join(SOURCES, name), 'utf8');

/** The sizes in some text, as `width 34` of a container: 34.01 is what begins beyond 34. */
function asked(text: string, container: string): Set<string> {
  const queries = text.matchAll(new RegExp(`@container ${container} ([^{\`]+)`, 'g'));
  const sizes = [...queries].flatMap(([, query]) => [...query!.matchAll(/(width|height): ([\d.]+)/g)]);
  return new Set(sizes.map(([, side, size]) => `${side} ${Math.round(Number(size))}`));
}

const readme = readFileSync(join(SOURCES, '../README.md'), 'utf8');

it.each(['frame', 'board'])('README.md names every size of the %s that is asked for', (container) => {
  const used = asked(names.map(read).join('\n'), container);
  used.delete('width 0');
  const named = asked(readme, container);
  expect(used.size).toBeGreaterThan(3);
  expect([...used].sort()).toEqual([...named].sort());
});

it.each(names)('%s asks neither for the size of the window nor for how it is held', (name) => {
  const media = [...read(name).matchAll(/@media ([^{]+)/g)].map(([, query]) => query!);
  expect(media.filter((query) => /width|height|orientation|aspect/.test(query))).toEqual([]);
});

it.each(names.filter((name) => name.startsWith('boards')))('%s grows with the text', (name) => {
  const text = read(name);
  // Lines and shadows may be as fine as the screen allows, and the `font` of a drawing is in units of its own.
  const style = text.slice(text.indexOf('<style>'));
  const fixed = [
    ...style.matchAll(
      /^\s*(?:width|height|min-\w+|max-\w+|gap|padding|margin|font-size|flex-basis)\b[^;]*;/gm,
    ),
    ...text.matchAll(/\bsize="[^"]*"/g),
  ].map(([line]) => line.trim());
  const px = fixed.filter((line) => [...line.matchAll(/([\d.]+)px/g)].some(([, size]) => Number(size) > 3));
  expect(px).toEqual([]);
});
