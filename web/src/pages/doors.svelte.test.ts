import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { api, Problem } from '../api/client';
import type { Me } from '../api/types';
import { notices } from '../lib/notices.svelte';
import { router } from '../lib/router.svelte';
import { session } from '../lib/session.svelte';
import '../testing/page';
import Person from '../table/Person.svelte';
import Recover from './Recover.svelte';
import ReportDialog from '../table/ReportDialog.svelte';
import SessionDialogs from './SessionDialogs.svelte';
import Warnings from './Warnings.svelte';

afterEach(() => {
  vi.restoreAllMocks();
  session.me = null;
  session.asking = null;
  router.hash = '';
});

const ME = { id: 'a', name: 'Ada', lang: 'en', guest: false, created: 0, settings: {} } as Me;
const soon = () => new Promise((done) => setTimeout(done));

it('sends a report with its reason, the words and the line it is about', async () => {
  const posted = vi.spyOn(api, 'post').mockResolvedValue(undefined);
  const close = vi.fn();
  render(ReportDialog, { name: 'Dr. No', close, match: 'm', line: 3 });
  await fireEvent.change(screen.getByLabelText('What is it about?'), { target: { value: 'chat' } });
  await fireEvent.input(screen.getByLabelText('What happened?'), { target: { value: 'Rude.' } });
  await fireEvent.submit(document.querySelector('form')!);
  expect(posted).toHaveBeenCalledExactlyOnceWith('/players/Dr.%20No/reports', {
    reason: 'chat',
    text: 'Rude.',
    match: 'm',
    line: 3,
  });
  await vi.waitFor(() => expect(close).toHaveBeenCalled());
  expect(notices.toasts.at(-1)!.text).toBe('Thank you. The host will look into it.');
});

it('keeps a report that was refused, with the reason', async () => {
  vi.spyOn(api, 'post').mockRejectedValue(new Problem('too-often', 'Too many requests.'));
  const close = vi.fn();
  render(ReportDialog, { name: 'Bia', close });
  await fireEvent.submit(document.querySelector('form')!);
  await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Too many requests.'));
  expect(close).not.toHaveBeenCalled();
});

it('offers to report others, not oneself', async () => {
  vi.spyOn(api, 'get').mockResolvedValue({ names: [] });
  session.me = ME;
  render(Person, { name: 'Ada', match: 'm', close: vi.fn(), changed: vi.fn() });
  expect(screen.queryByText('Report Ada')).toBeNull();
  document.body.innerHTML = '';
  render(Person, { name: 'Bia', match: 'm', close: vi.fn(), changed: vi.fn() });
  await fireEvent.click(screen.getByText('Report Bia'));
  expect(screen.getByLabelText('What is it about?')).toBeTruthy();
});

it('shows each message of the host until it is read', async () => {
  vi.spyOn(api, 'get').mockResolvedValue([
    { id: 'one', at: 0, text: 'Be kind.' },
    { id: 'two', at: 1, text: 'Be kinder.' },
  ]);
  const posted = vi.spyOn(api, 'post').mockResolvedValue(undefined);
  session.me = ME;
  render(Warnings);
  await vi.waitFor(() => expect(screen.getByText('Be kind.')).toBeTruthy());
  await fireEvent.click(screen.getByText('I have read it'));
  await vi.waitFor(() => expect(screen.getByText('Be kinder.')).toBeTruthy());
  await fireEvent.click(screen.getByText('I have read it'));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(posted.mock.calls.map(([path]) => path)).toEqual(['/me/warnings/one/read', '/me/warnings/two/read']);
});

it('links to a new password only where the server sends mail', async () => {
  for (const mail of [true, false]) {
    vi.spyOn(api, 'get').mockResolvedValue({ mail });
    session.asking = 'login';
    const { unmount } = render(SessionDialogs);
    await soon();
    await soon();
    expect(!!screen.queryByText('Forgot your password?')).toBe(mail);
    unmount();
  }
});

it('asks for a link, and says the same to everybody', async () => {
  vi.spyOn(api, 'get').mockResolvedValue({ mail: true });
  const posted = vi.spyOn(api, 'post').mockResolvedValue({ mail: true });
  render(Recover);
  await vi.waitFor(() => expect(screen.getByLabelText('Name or email address')).toBeTruthy());
  await fireEvent.input(screen.getByLabelText('Name or email address'), { target: { value: 'Ada' } });
  await fireEvent.submit(document.querySelector('form')!);
  expect(posted).toHaveBeenCalledExactlyOnceWith('/recovery', { who: 'Ada' });
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toContain('on its way'));
});

it('sets a new password with the token of the link', async () => {
  vi.spyOn(api, 'get').mockResolvedValue({ mail: true });
  const posted = vi.spyOn(api, 'post').mockResolvedValue(ME);
  const went = vi.spyOn(router, 'go').mockImplementation(() => {});
  router.hash = '#to.ken';
  render(Recover);
  await vi.waitFor(() => expect(document.querySelector('input[type=password]')).toBeTruthy());
  await fireEvent.input(document.querySelector('input')!, { target: { value: 'another horse' } });
  await fireEvent.submit(document.querySelector('form')!);
  expect(posted).toHaveBeenCalledWith('/recovery/password', { token: 'to.ken', password: 'another horse' });
  await vi.waitFor(() => expect(went).toHaveBeenCalledWith('/', true));
  expect(session.me?.name).toBe('Ada');
});
