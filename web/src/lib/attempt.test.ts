import { afterEach, expect, it } from 'vitest';
import { Problem } from '../api/client';
import { attempt } from './attempt';
import { dismiss, notices } from './notices.svelte';

afterEach(() => {
  for (const { id } of [...notices.toasts]) dismiss(id);
});

it('gives what was asked for, and says nothing', async () => {
  expect(await attempt(Promise.resolve(7))).toBe(7);
  expect(notices.toasts).toEqual([]);
});

it('says why the server refused, and gives nothing', async () => {
  expect(await attempt(Promise.reject(new Problem('table-full', 'The table is full.')))).toBeUndefined();
  expect(notices.toasts).toMatchObject([{ text: 'The table is full.', kind: 'bad' }]);
});

it('does not hide a fault of the client', async () => {
  await expect(attempt(Promise.reject(new TypeError('undefined is not a function')))).rejects.toThrow(
    TypeError,
  );
  expect(notices.toasts).toEqual([]);
});
