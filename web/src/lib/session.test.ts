import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api, Problem } from '../api/client';
import { live } from '../api/live.svelte';
import { session } from './session.svelte';
import { change, settings } from './settings.svelte';
import { language } from '../lang/words.svelte';

const me = (more: object = {}) => ({ name: 'Ada', lang: 'en', settings: {}, ...more });
const offline = () => new Problem('offline', 'The server cannot be reached.');

beforeEach(async () => {
  await language.speak('en');
  session.me = null;
  session.asking = null;
  vi.spyOn(live, 'renew').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('asks for a name where nobody is known, and returns the account that answers', async () => {
  vi.spyOn(api, 'post').mockResolvedValue(me());
  const someone = session.someone();
  expect(session.asking).toBe('name');
  await session.comeIn('Ada');
  session.closed();
  expect(await someone).toMatchObject({ name: 'Ada' });
  expect(session.asking).toBeNull();
});

it('gives nobody where the dialog was closed', async () => {
  const someone = session.someone();
  session.closed();
  expect(await someone).toBeNull();
});

it('does not ask who is known already', async () => {
  session.me = me() as never;
  expect(await session.someone()).toMatchObject({ name: 'Ada' });
  expect(session.asking).toBeNull();
});

it('takes over the language and the settings of the account that logs in, and connects as it', async () => {
  vi.spyOn(api, 'post').mockResolvedValue(me({ lang: 'it', settings: { theme: 'dark' } }));
  await session.logIn('Ada', 'a secret');
  expect(language.lang).toBe('it');
  expect(settings.theme).toBe('dark');
  expect(live.renew).toHaveBeenCalledOnce();
});

it('asks again, more and more slowly, while the server cannot be reached', async () => {
  vi.useFakeTimers();
  const asked = vi
    .spyOn(api, 'get')
    .mockRejectedValueOnce(offline())
    .mockRejectedValueOnce(offline())
    .mockResolvedValue(me());
  const loaded = session.load(Promise.resolve(), 1000);
  await vi.advanceTimersByTimeAsync(999);
  expect(session.offline).toBe(true);
  expect(asked).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1999);
  expect(asked).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  await loaded;
  expect(session).toMatchObject({ offline: false, known: true, me: { name: 'Ada' } });
});

it('sends settings to the account a moment after the last change', async () => {
  vi.useFakeTimers();
  const sent = vi.spyOn(api, 'patch').mockResolvedValue(undefined);
  session.me = me() as never;
  change({ text: 120 });
  change({ text: 150 });
  await vi.advanceTimersByTimeAsync(599);
  expect(sent).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toHaveBeenCalledExactlyOnceWith('/me', { settings: { ...settings } });
});

it('keeps settings of nobody, and those that cannot be sent, in the browser alone', async () => {
  const sent = vi.spyOn(api, 'patch').mockRejectedValue(offline());
  await session.keep({ ...settings });
  expect(sent).not.toHaveBeenCalled();
  session.me = me() as never;
  await expect(session.keep({ ...settings })).resolves.toBeUndefined();
});
