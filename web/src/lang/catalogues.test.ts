import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { LANGS } from '../lib/words.svelte';

const here = import.meta.dirname;
const text = (lang: string) => readFileSync(join(here, `${lang}.ftl`), 'utf8');
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

  it.each(['fr', 'it'])('%s says everything English says', (lang) => {
    expect(ids(lang).toSorted()).toEqual(ids('en').toSorted());
  });

  it('has every word that a page says', () => {
    const known = new Set(ids('en'));
    const own = said(join(here, '..'), /(?<![.\w])say\('([a-z-]+)'/g).filter((id) => !known.has(id));
    expect(own).toEqual([]);
  });

  it.each(['inventors', 'leonardo', 'masters'])('the board of %s says what its game can say', (game) => {
    const games = join(here, '../../../src/bottega/games', game, 'data/en.ftl');
    const known = new Set([...readFileSync(games, 'utf8').matchAll(/^([\w-]+) =/gm)].map((hit) => hit[1]!));
    const missing = said(join(here, '../boards', game), /words\.say\('([\w-]+)'/g).filter(
      (id) => !known.has(id),
    );
    expect(missing).toEqual([]);
  });
});
