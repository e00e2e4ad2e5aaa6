import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { live } from '../api/live.svelte';
import { choice, deciding, sitting } from '../testing/table';
import '../testing/page';
import Doubt from './Doubt.svelte';
import type { Match } from './match.svelte';

let asked: Record<string, unknown>[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.spyOn(live, 'ask').mockImplementation((message) => {
    asked.push(message);
    const refusals = [{ code: 'c', text: 'It needs two yellow cards.' }];
    return Promise.resolve(message.op === 'why' ? { op: 'why', refusals } : { op: 'done', number: 3 });
  });
});
afterEach(() => vi.useRealTimers());

const leader = { ...choice(7, 'Discard the leader', 'leader:1'), doubt: 'It leaves the match. Discard it?' };
const atTable = (): Match => sitting(deciding(leader, choice(8, 'End the turn')));

it('asks before a choice that gives something up, however it was made', async () => {
  const match = atTable();
  match.select('leader:1');
  expect(match.doubted).toBe(leader);
  await vi.runAllTimersAsync();
  expect(
    asked.map((each) => each.op),
    'nothing is decided',
  ).toEqual(['why']);
  render(Doubt, { match, choice: leader });
  expect(screen.getByText('It leaves the match. Discard it?')).toBeTruthy();
  expect(screen.getByText('It needs two yellow cards.'), 'why it has no other use').toBeTruthy();
  screen.getByRole('button', { name: 'Discard the leader' }).click();
  expect(asked.at(-1)).toMatchObject({ op: 'answer', action: 7 });
});

it('counts a second click in the same moment neither as yes nor as another choice', () => {
  const match = atTable();
  void match.choose(7);
  void match.sure();
  void match.choose(8);
  vi.advanceTimersByTime(399);
  void match.sure();
  expect(asked).toEqual([]);
  vi.advanceTimersByTime(1);
  void match.sure();
  expect(asked).toHaveLength(1);
});

it('is given up with the safe answer', () => {
  const match = atTable();
  void match.choose(7);
  match.clear();
  expect(match.doubted).toBeNull();
  vi.advanceTimersByTime(400);
  void match.choose(8);
  expect(asked).toMatchObject([{ op: 'answer', action: 8 }]);
});
