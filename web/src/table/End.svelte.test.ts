// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { api } from '../api/client';
import { router } from '../lib/router.svelte';
import '../testing/page';
import { chair, sitting } from '../testing/table';
import End from './End.svelte';

afterEach(() => void vi.restoreAllMocks());

const score = (total: number, more: object = {}) => ({
  total,
  lines: { cards: total },
  ties: {},
  texts: { cards: 'Cards' },
  ...more,
});
const result = (places: number[], scores: object[], more: object = {}) => ({
  places,
  scores,
  resigned: [],
  ...more,
});
const TWO = result([2, 1], [score(8), score(12)]);

function end(table: object = {}, more: Record<string, unknown> = {}, rematch: object | null = null) {
  const match = sitting({ table: { status: 'over', result: TWO, ...table }, ...more });
  match.rematch = rematch as never;
  match.log = [{ number: 1, at: 0, step: 0, kind: 'k', values: {}, text: 'The tower falls.' }];
  render(End, { match });
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent!.trim();
const rows = () =>
  [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent!.trim()),
  );

it('names the winner, and sets the seats in the order of their places', () => {
  end();
  expect(heading()).toBe('Bia wins');
  expect([...document.querySelectorAll('thead .who')].map((each) => each.textContent)).toEqual([
    'Bia',
    'Ada',
  ]);
  expect(rows()).toEqual([
    ['Cards', '12', '8'],
    ['Total', '12', '8'],
  ]);
});

it('names all who share the victory', () => {
  end({ result: result([1, 1], [score(8), score(8)]) });
  expect(heading()).toBe('Ada and Bia share the victory');
});

it('says how it ended where nobody won', () => {
  end({ result: result([2, 2], [score(8), score(8)]) });
  expect(heading()).toBe('Nobody wins this time');
  expect(screen.getByText('The tower falls.')).toBeTruthy();
});

it('says that a match was abandoned, without a count', () => {
  end({ status: 'abandoned', result: null });
  expect(heading()).toBe('The match was abandoned');
  expect(document.querySelector('table')).toBeNull();
});

it('shows what decides a tie up to what decided it, and nothing where there is none', () => {
  const ties = { texts: { cards: 'Cards', coins: 'Coins', stones: 'Stones' } };
  const even = [
    score(8, { ...ties, ties: { coins: 3, stones: 9 } }),
    score(8, { ...ties, ties: { coins: 5, stones: 1 } }),
  ];
  end({ result: result([2, 1], even) });
  expect(rows().at(-1)).toEqual(['If tied: Coins', '5', '3']);
});

it('does not count who has resigned into a tie, and says that they did', () => {
  const even = [score(8, { ties: { coins: 3 } }), score(8, { ties: { coins: 5 } })];
  end({ result: result([2, 1], even, { resigned: [0] }) });
  expect(rows().at(-1)![0]).toBe('Total');
  expect(document.querySelectorAll('thead .place')[1]!.textContent).toBe('resigned');
});

it('starts the rematch at once where nobody has to sit down first', async () => {
  const posted = vi.spyOn(api, 'post').mockResolvedValue({
    match: 'n',
    seat: 1,
    table: { status: 'open', host: 1, seats: [chair('Bia'), chair('Ada')] },
  });
  const gone = vi.spyOn(router, 'go').mockImplementation(() => {});
  end();
  await fireEvent.click(screen.getByRole('button', { name: 'Play again' }));
  await vi.waitFor(() => expect(gone).toHaveBeenCalledWith('/match/n'));
  expect(posted.mock.calls.map(([path]) => path)).toEqual(['/matches/m/rematch', '/matches/n/start']);
});

it('waits at the new table for those who have to sit down', async () => {
  const seats = [chair('', { person: false }), chair('Ada')];
  const posted = vi
    .spyOn(api, 'post')
    .mockResolvedValue({ match: 'n', seat: 1, table: { status: 'open', host: 1, seats } });
  const gone = vi.spyOn(router, 'go').mockImplementation(() => {});
  end();
  await fireEvent.click(screen.getByRole('button', { name: 'Play again' }));
  await vi.waitFor(() => expect(gone).toHaveBeenCalledWith('/match/n'));
  expect(posted.mock.calls.map(([path]) => path)).toEqual(['/matches/m/rematch']);
});

it('joins the rematch that another wants', () => {
  end({}, {}, { id: 'n', host: 'Bia', status: 'open', own: [0], invited: true, spectators: true });
  expect(screen.getByText('Bia wants to play again')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Join' })).toBeTruthy();
});

it('leads to the new match who sits there already', () => {
  end({}, {}, { id: 'n', host: 'Ada', status: 'open', own: [0], invited: false, spectators: true });
  expect(screen.getByText('Go to the new match').getAttribute('href')).toBe('/match/n');
});

it('offers a spectator no seat, and the new match once there is something to see', () => {
  const there = { id: 'n', host: 'Ada', own: [], invited: false, spectators: true };
  end({}, { seat: null }, { ...there, status: 'open' });
  expect(screen.queryByText('Go to the new match')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  document.body.innerHTML = '';
  end({}, { seat: null }, { ...there, status: 'playing' });
  expect(screen.getByText('Go to the new match')).toBeTruthy();
});

it('says why a ranked match was not rated', async () => {
  const asked = vi.spyOn(api, 'get').mockResolvedValue({ rated: false, text: 'This match was not rated.' });
  end({ ranked: true });
  await vi.waitFor(() => expect(screen.getByText('This match was not rated.')).toBeTruthy());
  expect(asked).toHaveBeenCalledWith('/matches/m/rating');
  asked.mockClear();
  document.body.innerHTML = '';
  end({ ranked: false });
  expect(asked).not.toHaveBeenCalled();
});
