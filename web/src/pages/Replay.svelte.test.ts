import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '../api/client';
import '../boards/Plain.svelte';
import { router } from '../lib/router.svelte';
import '../testing/page';
import { sitting } from '../testing/table';
import Replay from './Replay.svelte';

beforeEach(() => {
  localStorage.clear();
  router.go('/match/m/replay', true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Six decisions in three turns; in each, somebody does something that only seat 0 knows in full. */
const STEPS = Array.from({ length: 6 }, (_, i) => ({
  seat: i % 2,
  action: { id: 0, notation: 'pass', targets: [] },
  progress: { kind: 'turn', values: {}, text: `Turn ${1 + Math.floor(i / 2)}` },
  text: 'Pass',
  events: [
    { kind: 'own', values: {}, audience: [0], text: `Secret ${i + 1}.` },
    { kind: 'other', values: {}, audience: [1, -1], text: `Somebody passes ${i + 1}.` },
  ],
}));

function answers(seat: number | null, moments: Promise<unknown> = Promise.resolve({ steps: STEPS })): void {
  const news = { ...sitting({ table: { game: 'coins', status: 'over' } }).news, seat };
  vi.spyOn(api, 'get').mockImplementation(async (path: string) => {
    if (path.endsWith('/moments')) return moments as never;
    if (path.includes('/moments/')) {
      const views = [{ eyes: 'Ada' }, { eyes: 'Bia' }, { eyes: 'nobody' }];
      return { count: Number(path.split('/').at(-1)), views } as never;
    }
    if (/^\/matches\/[^/]+$/.test(path)) return news as never;
    return (path.endsWith('/facts') ? { figures: {} } : []) as never;
  });
  vi.spyOn(api, 'text').mockResolvedValue('');
}

/** Choose in a list. */
function choose(name: string, value: string): Promise<unknown> {
  const list = screen.getByRole('combobox', { name }) as HTMLSelectElement;
  list.value = value;
  return fireEvent.change(list);
}
const at = () => document.querySelector('.number')?.textContent;
async function shown(seat: number | null = 1): Promise<() => void> {
  answers(seat);
  const { unmount } = render(Replay, { params: { id: 'm' } });
  await waitFor(() => expect(at()).toBeTruthy());
  return unmount;
}
const press = (key: string) => fireEvent.keyDown(document.body, { key });
const lines = () =>
  within(screen.getByRole('tabpanel'))
    .queryAllByRole('listitem')
    .map((line) => line.textContent!.trim());
const chosen = (name: string) => {
  const list = screen.getByRole('combobox', { name }) as HTMLSelectElement;
  return [...list.options].find((option) => option.value === list.value)?.textContent;
};

it('shows a board only when it knows how many steps there are', async () => {
  let answer = (_: unknown): void => {};
  answers(0, new Promise((resolve) => (answer = resolve)));
  render(Replay, { params: { id: 'm' } });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.queryByRole('slider')).toBeNull();
  answer({ steps: STEPS });
  await waitFor(() => expect(at()).toBe('0/6'));
});

it('begins with the eyes of the viewer, whose seat comes first', async () => {
  await shown(1);
  const eyes = screen.getByRole('combobox', { name: 'Point of view' });
  expect(
    within(eyes)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Bia', 'Ada', 'Spectator']);
  expect(chosen('Point of view')).toBe('Bia');
  expect(screen.getByRole('region').textContent).toContain('Bia');
});

it('lets a stranger look on as a spectator', async () => {
  await shown(null);
  expect(chosen('Point of view')).toBe('Spectator');
});

it('tells what happened in the sentences of the log, as the viewer knew it', async () => {
  await shown(1);
  expect(lines()).toEqual([]);
  await press('ArrowRight');
  await press('ArrowRight');
  expect(lines()).toEqual(['Somebody passes 1.', 'Somebody passes 2.']);
  await choose('Point of view', '0');
  expect(lines()).toEqual(['Secret 1.', 'Secret 2.']);
});

it('goes by the keys: steps, ends, parts', async () => {
  await shown();
  const story = [];
  for (const key of [
    'ArrowRight',
    'PageDown',
    'PageDown',
    'ArrowLeft',
    'PageUp',
    'End',
    'PageUp',
    'Home',
    'ArrowLeft',
  ]) {
    await press(key);
    story.push(at());
  }
  expect(story).toEqual(['1/6', '2/6', '4/6', '3/6', '2/6', '6/6', '4/6', '0/6', '0/6']);
});

it('leaves keys to fields, and those with a modifier to the browser', async () => {
  await shown();
  await fireEvent.keyDown(screen.getByRole('slider'), { key: 'ArrowRight' });
  await fireEvent.keyDown(document.body, { key: 'ArrowRight', altKey: true });
  expect(at()).toBe('0/6');
});

it('jumps to a part of the match, and shows in which one is', async () => {
  await shown();
  expect(chosen('Part of the match')).toBe('Turn 1');
  await choose('Part of the match', '2');
  expect(at()).toBe('4/6');
  await press('ArrowLeft');
  await waitFor(() => expect(chosen('Part of the match')).toBe('Turn 2'));
});

it('plays at the chosen speed, which it remembers, and from the beginning after the end', async () => {
  await shown();
  vi.useFakeTimers();
  await press(' ');
  await vi.advanceTimersByTimeAsync(1300);
  expect(at()).toBe('1/6');
  await choose('Speed', 'fast');
  await vi.advanceTimersByTimeAsync(1000);
  expect(at()).toBe('3/6');
  await press(' ');
  await vi.advanceTimersByTimeAsync(5000);
  expect(at()).toBe('3/6');
  await press('End');
  await press(' ');
  await vi.advanceTimersByTimeAsync(500);
  expect(at()).toBe('1/6');
  expect(localStorage.getItem('bottega-replay-pace')).toBe('fast');
});

it('begins at the step of the address, keeps it up to date, and follows it', async () => {
  router.go('/match/m/replay?step=4', true);
  await shown();
  expect(at()).toBe('4/6');
  await press('ArrowRight');
  await waitFor(() => expect(location.search).toBe('?step=5'));
  router.go('/match/m/replay?step=2');
  await tick();
  expect(at()).toBe('2/6');
  history.back();
  await waitFor(() => expect(at()).toBe('5/6'));
});

it('writes nothing into the address of the page that one goes to', async () => {
  const leave = await shown();
  await press('End');
  leave();
  router.go('/');
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(location.pathname + location.search).toBe('/');
});
