import { expect, it, vi } from 'vitest';
import type { Explanation } from '../api/types';
import { explaining, type Table } from './explaining.svelte';

const told = (target: string): Explanation => ({ target, title: target.toUpperCase() }) as Explanation;
const table = (ask: Table['ask'], state = () => 'now'): Table => ({ state, ask, rule: () => ({ href: '' }) });

it('asks once for each thing, for several together, and leaves out what nobody knows', async () => {
  const ask = vi.fn((targets: string[]) => Promise.resolve(targets.filter((each) => each !== 'x').map(told)));
  const stop = explaining.use(table(ask));
  expect(await explaining.about(['a', 'x', 'b'])).toEqual([told('a'), told('b')]);
  expect(await explaining.about(['b', 'c'])).toEqual([told('b'), told('c')]);
  expect(ask.mock.calls).toEqual([[['a', 'x', 'b']], [['c']]]);
  stop();
});

it('asks again when the table has changed', async () => {
  let state = '1';
  const ask = vi.fn((targets: string[]) => Promise.resolve(targets.map(told)));
  const stop = explaining.use(table(ask, () => state));
  await explaining.about(['a']);
  state = '2';
  await explaining.about(['a']);
  expect(ask).toHaveBeenCalledTimes(2);
  stop();
});

it('asks again after a failure', async () => {
  const ask = vi
    .fn<Table['ask']>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce([told('a')]);
  const stop = explaining.use(table(ask));
  await expect(explaining.about(['a'])).rejects.toThrow('offline');
  expect(await explaining.about(['a'])).toEqual([told('a')]);
  stop();
});

it('knows nothing without a table', async () => {
  const stop = explaining.use(table((targets) => Promise.resolve(targets.map(told))));
  stop();
  expect(explaining.table).toBeNull();
  expect(await explaining.about(['a'])).toEqual([]);
});

it('asks for many things in a few questions, none of them twice', async () => {
  const ask = vi.fn((targets: string[]) => Promise.resolve(targets.map(told)));
  const stop = explaining.use(table(ask));
  const many = Array.from({ length: 130 }, (_, i) => `space:${i}`);
  explaining.prepare(many);
  explaining.prepare(many);
  expect(ask.mock.calls.map(([targets]) => targets.length)).toEqual([60, 60, 10]);
  expect(await explaining.about(['space:129'])).toEqual([told('space:129')]);
  expect(ask).toHaveBeenCalledTimes(3);
  stop();
});
