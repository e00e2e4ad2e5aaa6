import { render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '../api/client';
import '../testing/page';
import Ranking from './Ranking.svelte';

const bot = (name: string, rating: number | null, level = true) => ({
  name,
  title: name,
  text: `plays as ${name}`,
  level,
  rating,
  low: rating && rating - 4,
  high: rating && rating + 4,
});
let bots: ReturnType<typeof bot>[] = [];

beforeEach(() => {
  vi.spyOn(api, 'get').mockImplementation(async (path) => {
    if (path === '/games')
      return { games: [{ name: 'masters', title: 'Masters', players: [1, 2], bots }] } as never;
    return { game: 'masters', players: 2, fewest: 5, leaders: [] } as never;
  });
});
afterEach(() => vi.restoreAllMocks());

it('lists the levels from the hardest to the easiest, with or without a rating', async () => {
  bots = [bot('search', null, false), bot('apprentice', 9.7), bot('maestro', 36.5), bot('leonardo', null)];
  render(Ranking, { params: { game: 'masters', players: '2' } });
  const table = (await screen.findByText('leonardo')).closest('table')!;
  const rows = within(table).getAllByRole('row').slice(1);
  const cells = rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent!.trim()),
  );
  expect(cells.map(([name]) => name!.split('plays')[0]!.trim())).toEqual([
    'leonardo',
    'maestro',
    'apprentice',
  ]);
  expect(cells[0]!.slice(1)).toEqual(['–', '–']);
  expect(cells[1]!.slice(1)).toEqual(['37', '33–41']);
});
