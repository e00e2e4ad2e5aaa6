import { fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { live } from '../api/live.svelte';
import '../testing/page';
import { chair, sitting } from '../testing/table';
import Thinking from './Thinking.svelte';

const NOW = 1_800_000_000_000;
beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(NOW);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const bot = (name: string, more: object = {}) =>
  chair(name, { person: false, bot: 'maestro', deciding: true, ...more });
const person = (name: string, since: number) =>
  chair(name, { deciding: true, clock: { bank: 0, since, deadline: null } });
const waiting = (...seats: object[]) => sitting({ at: NOW, table: { seats: [chair('Ada'), ...seats] } });
const times = () => screen.queryAllByRole('timer').map((each) => each.textContent);
const pass = (millis: number) => {
  vi.advanceTimersByTime(millis);
  flushSync();
};

it('says for how long somebody has been thinking, once it takes longer than a moment', () => {
  render(Thinking, { match: waiting(bot('Melzi')) });
  expect(times()).toEqual([]);
  pass(3000);
  expect(times()).toEqual(['0:03']);
  pass(62_000);
  expect(times()).toEqual(['1:05']);
});

it('counts from when a person was asked, in hours and days too', () => {
  const hour = 3_600_000;
  render(Thinking, { match: waiting(person('Bia', NOW - 3 * hour), person('Cara', NOW - 50 * hour)) });
  expect(times()).toEqual(['3 h', '2 d']);
  expect(screen.getByText('Bia')).toBeTruthy();
});

it('shows how far a bot has come', () => {
  const match = waiting(bot('Melzi'));
  render(Thinking, { match });
  pass(2000);
  expect(screen.queryByRole('progressbar')).toBeNull();
  match.company.heard({ op: 'thinking', seat: 1, since: NOW - 10_000, done: 4200, of: 12_000, share: 0.35 });
  flushSync();
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'How far Melzi has come' });
  expect(bar.value).toBe(0.35);
  expect(bar.dataset.name).toBe('4,200 of 12,000 lines of play tried');
  expect(times(), 'it counts from when the bot was asked').toEqual(['0:12']);
  match.company.moved();
  flushSync();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('says whether a person is there at all', () => {
  const match = waiting(person('Bia', NOW - 60_000));
  match.company.heard({ op: 'presence', seats: [null, { state: 'gone', since: NOW - 30_000 }] });
  render(Thinking, { match });
  expect(document.body.textContent).toMatch(/gone since \d\d:\d\d/);
  match.company.heard({ op: 'presence', seats: [null, { state: 'here', since: null }] });
  flushSync();
  expect(document.body.textContent).not.toMatch(/gone/);
  expect(screen.getByLabelText('is here')).toBeTruthy();
});

it('lets a player hurry bots, and nobody else', async () => {
  const ask = vi.spyOn(live, 'ask').mockResolvedValue({ op: 'done' });
  render(Thinking, { match: waiting(bot('Melzi'), bot('Salai')) });
  pass(2000);
  await fireEvent.click(screen.getByRole('button', { name: 'Move now' }));
  expect(ask).toHaveBeenCalledWith({ op: 'hurry', match: 'm' });
});

it.each([
  ['a person is waited for, too', () => waiting(bot('Melzi'), person('Bia', NOW - 5000))],
  ['one looks on', () => sitting({ at: NOW, seat: null, table: { seats: [bot('Melzi'), bot('Salai')] } })],
  [
    'the match is ranked',
    () => sitting({ at: NOW, table: { ranked: true, seats: [chair('Ada'), bot('Melzi')] } }),
  ],
])('hurries nobody where %s', (_, match) => {
  render(Thinking, { match: match() });
  pass(2000);
  expect(times().length).toBeGreaterThan(0);
  expect(screen.queryByRole('button')).toBeNull();
});

it('counts a bot that stands in for somebody as a bot', () => {
  render(Thinking, { match: waiting(chair('Bia', { deciding: true, stand_in: 'journeyman' })) });
  pass(2000);
  expect(screen.getByRole('button', { name: 'Move now' })).toBeTruthy();
});
