import { fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { api, Problem } from '../api/client';
import '../testing/page';
import { choice, deciding, sitting } from '../testing/table';
import Hints from './Hints.svelte';

afterEach(() => void vi.restoreAllMocks());

const reason = (id: number) => ({ id, text: `Take row ${id}`, points: [id + 0.25, 0], chances: [0.5, 0.5] });
const advice = { reasons: [1, 2, 3, 4, 5, 6].map(reason) };
const choices = [1, 2, 3, 4, 5, 6].map((n) => choice(n, `Take row ${n}`, `row:${n}`));

function hints() {
  const match = sitting(deciding(...choices));
  render(Hints, { match });
  return match;
}

const ask = () => fireEvent.click(screen.getByRole('button', { name: 'Ask for a hint' }));
const advised = () =>
  screen.queryAllByRole('listitem').map((each) => each.querySelector('button')!.textContent);

it('shows the best five, and lights up what they touch', async () => {
  vi.spyOn(api, 'get').mockResolvedValue(advice);
  const match = hints();
  await ask();
  await vi.waitFor(() => expect(advised()).toEqual(advice.reasons.slice(0, 5).map(({ text }) => text)));
  await fireEvent.pointerEnter(screen.getAllByRole('listitem')[1]!);
  expect(match.hinted).toEqual(['row:2']);
});

it('forgets a hint when the next decision comes', async () => {
  vi.spyOn(api, 'get').mockResolvedValue(advice);
  const match = hints();
  await ask();
  await vi.waitFor(() => expect(advised()).toHaveLength(5));
  match.news = { ...match.news!, decision: { ...match.decision!, id: '4.0' } };
  flushSync();
  expect(advised()).toEqual([]);
});

it('does not show for one decision what was asked for another', async () => {
  let answer = (_: unknown) => {};
  vi.spyOn(api, 'get').mockReturnValue(new Promise((done) => (answer = done)));
  const match = hints();
  await ask();
  match.news = { ...match.news!, decision: { ...match.decision!, id: '4.0' } };
  flushSync();
  answer(advice);
  await vi.waitFor(() =>
    expect((screen.getByRole('button', { name: 'Ask for a hint' }) as HTMLButtonElement).disabled).toBe(
      false,
    ),
  );
  expect(advised()).toEqual([]);
});

it('says why there is none', async () => {
  vi.spyOn(api, 'get').mockRejectedValue(new Problem('no-bots', 'No bot is free.'));
  hints();
  await ask();
  await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toBe('No bot is free.'));
});

it('has nothing to ask while nothing is to be decided', () => {
  render(Hints, { match: sitting() });
  expect((screen.getByRole('button', { name: 'Ask for a hint' }) as HTMLButtonElement).disabled).toBe(true);
});
