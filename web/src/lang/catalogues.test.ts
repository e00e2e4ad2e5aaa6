import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { LANGS } from './words.svelte';

const here = import.meta.dirname;
const text = (lang: string) => readFileSync(join(here, `${lang}.ftl`), 'utf8');
/** The lines of a catalogue that people read. */
const lines = (lang: string) =>
  text(lang)
    .split('\n')
    .filter((line) => !line.startsWith('#'));
const ids = (lang: string) => [...text(lang).matchAll(/^([a-z-]+) =/gm)].map((hit) => hit[1]!);

/** What is said in the sources of a folder: plain `say` is the client's own, `words.say` a game's. */
function said(folder: string, pattern: RegExp): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((name) => /\.(svelte|ts)$/.test(name) && !/\.(d|test)\.ts$/.test(name));
  return sources.flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(pattern)].map((hit) => hit[1]!),
  );
}

describe('the catalogues', () => {
  it.each(LANGS)('%s has no error and names nothing twice', (lang) => {
    const errors = new FluentBundle(lang).addResource(new FluentResource(text(lang)));
    expect(errors).toEqual([]);
    expect(new Set(ids(lang)).size).toBe(ids(lang).length);
  });

  it.each(LANGS)('%s has typographic apostrophes and no space before an ellipsis', (lang) => {
    const straight = lines(lang).filter((line) => /['"]| …/.test(line));
    expect(straight).toEqual([]);
  });

  it('fr has a narrow no-break space before : ; ! ? % and inside « »', () => {
    const wrong = lines('fr').filter((line) =>
      /[^\u202f\w/][:;!?%»]|[\w}][;!?%»]|(?<!https)\w:|«[^\u202f]/.test(line.replace(/^[\w-]+ =/, '')),
    );
    expect(wrong).toEqual([]);
  });

  it.each(LANGS.filter((lang) => lang !== 'en'))('%s says everything English says', (lang) => {
    expect(ids(lang).toSorted()).toEqual(ids('en').toSorted());
  });

  it('has every word that a page says', () => {
    const known = new Set(ids('en'));
    const own = said(join(here, '..'), /(?<![.\w])say\('([a-z-]+)'/g).filter((id) => !known.has(id));
    expect(own).toEqual([]);
  });

  const boards = readdirSync(join(here, '../boards'), { withFileTypes: true }).filter(
    (each) => each.isDirectory() && each.name !== 'kit',
  );
  it.each(boards.map(({ name }) => name))('the board of %s says what its game can say', (game) => {
    const games = join(here, '../../../src/bottega/games', game, 'data/en.ftl');
    const known = new Set([...readFileSync(games, 'utf8').matchAll(/^([\w-]+) =/gm)].map((hit) => hit[1]!));
    const missing = said(join(here, '../boards', game), /words\.say\('([\w-]+)'/g).filter(
      (id) => !known.has(id),
    );
    expect(missing).toEqual([]);
  });
});
