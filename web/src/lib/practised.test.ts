import { beforeEach, expect, it } from 'vitest';
import { practised } from './practised';
import { change, read, settings } from './settings.svelte';

beforeEach(() => change({ practised: {} }));

it('remembers the last ones of each game, each once', () => {
  for (let id = 0; id < 130; id++) practised.add('masters', String(id));
  practised.add('masters', '129');
  expect(settings.practised.masters).toHaveLength(120);
  expect(practised.has('masters', '129')).toBe(true);
  expect(practised.has('masters', '9')).toBe(false);
  expect(practised.has('leonardo', '129')).toBe(false);
});

it('survives whatever was stored', () => {
  change(read({ practised: { masters: 'nonsense', leonardo: [1, '2'] } }));
  expect(practised.has('masters', 'n')).toBe(false);
  expect(practised.has('leonardo', '2')).toBe(true);
  expect(read({ practised: null }).practised).toEqual({});
});
