import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { LANGS } from '../lib/words.svelte';

const here = import.meta.dirname;
const text = (lang: string) => readFileSync(join(here, `${lang}.ftl`), 'utf8');
const ids = (lang: string) => [...text(lang).matchAll(/^([a-z-]+) =/gm)].map((hit) => hit[1]!);

function used(): string[] {
  const root = join(here, '..');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.d.ts'));
  return sources.flatMap((name) =>
    [...readFileSync(join(root, name), 'utf8').matchAll(/\bsay\('([a-z-]+)'/g)].map((hit) => hit[1]!),
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
    const own = used().filter((id) => !known.has(id));
    expect(own).toEqual([]);
  });
});
