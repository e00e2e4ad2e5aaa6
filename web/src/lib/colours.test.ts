/** Colours are tokens: a raw colour stands in a token file and nowhere else. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = join(import.meta.dirname, '..');
const TOKENS = /(^|\/)(lib\/tokens|boards\/\w+\/pigments)\.css$/;
const RAW = new RegExp(
  [
    /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b/,
    /\b(?:rgba?|hsla?|oklch)\(/,
    /(?:fill|stroke|color)[=:]\s*"?(?:white|black)\b/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
);

const names = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).map((name) =>
  name.replaceAll('\\', '/'),
);
const sources = names.filter((name) => /\.(svelte|css|ts)$/.test(name) && !/\.(test|d)\.ts$/.test(name));

it('finds the token files', () => {
  expect(sources.filter((name) => TOKENS.test(name)).length).toBeGreaterThan(1);
});

it.each(sources.filter((name) => !TOKENS.test(name)))('%s has no raw colour', (name) => {
  const lines = readFileSync(join(SOURCES, name), 'utf8').split('\n');
  // An address of a page part ("#main") and a private field ("#add") are no colours.
  const raw = lines.filter((line) => RAW.test(line.replaceAll(/(?:this\.|\.|^\s*|get |async )#\w+/g, '')));
  expect(raw).toEqual([]);
});

it('has a value for every token that is used', () => {
  const text = sources.map((name) => readFileSync(join(SOURCES, name), 'utf8')).join('\n');
  const set = new Set([...text.matchAll(/(--[\w-]+)['"]?\s*[:,=]/g)].map(([, name]) => name));
  const used = new Set([...text.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name));
  expect([...used].filter((name) => !set.has(name))).toEqual([]);
});
