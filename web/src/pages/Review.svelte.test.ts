import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '../api/client';
import type { ReviewTold } from '../api/types';
import { session } from '../lib/session.svelte';
import '../testing/page';
import { sitting } from '../testing/table';
import Review from './Review.svelte';

const value = { chance: 0.5, points: 12 };
const action = (text: string) => ({ id: 1, notation: text, text, targets: [] });
const estimate = (chance: number) => ({ chance, points: 0, chance_error: 0.01, points_error: 0 });
const REVIEW = {
  game: 'masters',
  level: 'quick',
  seats: [0],
  decisions: [
    {
      number: 7,
      seat: 0,
      legal: 4,
      grade: 'blunder',
      grade_text: 'blunder',
      played: value,
      preferred: value,
      loss: estimate(0.21),
      action: action('Pass'),
      best: action('Buy'),
      why: ['Cards: 3.0 points more to expect.'],
      choices: [],
    },
  ],
  curve: [0, 7, 9].map((number) => ({
    number,
    text: `Turn ${number}`,
    chances: [number / 9, 1 - number / 9],
    points: [1, 2],
    luck: null,
  })),
  turning_points: [{ kind: 'decision', number: 7, seat: 0, change: { chance: -0.21, points: 0 } }],
  table: [
    {
      seat: 0,
      result: { chance: 1, points: 30 },
      decisions: 5,
      forced: 1,
      grades: {},
      accuracy: 87.4,
      skill: estimate(-0.21),
      luck: null as ReturnType<typeof estimate> | null,
      adjusted: null,
    },
    {
      seat: 1,
      result: { chance: 0, points: 20 },
      decisions: 0,
      forced: 0,
      grades: {},
      accuracy: null,
      skill: null,
      luck: null,
      adjusted: null,
    },
  ],
};
const told = (status: string, more: object = {}): ReviewTold =>
  ({ status, level: 'quick', progress: 0, ahead: 0, levels: [], review: null, ...more }) as never;
let answers: ReviewTold[];
let post: ReturnType<typeof vi.spyOn>;
let remove: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  vi.spyOn(session, 'someone').mockResolvedValue({} as never);
  vi.spyOn(api, 'get').mockImplementation(async (path: string) => {
    if (path.endsWith('/review')) return (answers.length > 1 ? answers.shift() : answers[0]) as never;
    return sitting({ table: { status: 'over' } }).news as never;
  });
  post = vi.spyOn(api, 'post').mockImplementation(async () => answers.shift() as never);
  remove = vi.spyOn(api, 'delete').mockResolvedValue(undefined as never);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('offers two levels, tells how far it is, and shows the review when it is done', async () => {
  const done = told('done', { progress: 1, levels: ['quick'], review: REVIEW });
  answers = [told('none'), told('waiting', { ahead: 2 }), told('running', { progress: 0.4 }), done];
  vi.useFakeTimers({ shouldAdvanceTime: true });
  render(Review, { params: { id: 'm' } });
  const start = await screen.findByRole('button', { name: 'Review the match' });
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  await fireEvent.click(start);
  expect(post).toHaveBeenCalledWith('/matches/m/review', { level: 'quick' });
  await screen.findByText('2 other reviews come first.');
  await vi.advanceTimersByTimeAsync(1100);
  await waitFor(() =>
    expect((screen.getByRole('progressbar') as HTMLProgressElement).value).toBeCloseTo(0.4),
  );
  await vi.advanceTimersByTimeAsync(1100);
  await screen.findByText('Turning points');
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('tells who lost what, why, and leads to the board and to practice', async () => {
  answers = [told('done', { progress: 1, levels: ['quick'], review: REVIEW })];
  render(Review, { params: { id: 'm' } });
  await screen.findByText('Ada gave away 21% of the chance to win.');
  screen.getByText('The bot prefers: Buy');
  screen.getByText('Cards: 3.0 points more to expect.');
  const [see] = screen.getAllByRole('link', { name: /See the board/ });
  expect(see!.getAttribute('href')).toBe('/match/m/review/board?decision=7');
  const [again] = screen.getAllByRole('link', { name: /Find something better/ });
  expect(again!.getAttribute('href')).toBe('/practice/masters/m.7');
  const rows = within(screen.getAllByRole('table').at(-1)!).getAllByRole('row');
  const cells = (row: HTMLElement) => [...row.children].map((cell) => cell.textContent!.trim());
  expect(cells(rows[1]!)).toEqual(['Ada', '30', '87', '-21% ± 1%']);
  expect(cells(rows[2]!)).toEqual(['Bia', '20', '–', '–']);
});

it('hides luck until it is measured', async () => {
  answers = [told('done', { review: REVIEW })];
  const { unmount } = render(Review, { params: { id: 'm' } });
  await screen.findByText('Players');
  expect(screen.queryByText('Luck')).toBeNull();
  unmount();
  const table = [{ ...REVIEW.table[0]!, luck: estimate(0.1) }, REVIEW.table[1]!];
  answers = [told('done', { review: { ...REVIEW, table } })];
  render(Review, { params: { id: 'm' } });
  await screen.findByText('Luck');
});

it('says the curve in words: as a slider, and as a table', async () => {
  answers = [told('done', { review: REVIEW })];
  render(Review, { params: { id: 'm' } });
  const slider = (await screen.findByRole('slider', { name: 'Moment of the match' })) as HTMLInputElement;
  expect(slider.getAttribute('aria-valuetext')).toBe('Beginning: Ada 0%, Bia 100%');
  slider.value = '1';
  await fireEvent.input(slider);
  expect(slider.getAttribute('aria-valuetext')).toBe('Turn 7: Ada 78%, Bia 22%');
  expect(screen.getByRole('link', { name: 'Turning point at decision 7, Ada: blunder' })).toBeTruthy();
  expect(screen.getAllByRole('table')[0]!.querySelectorAll('tbody tr')).toHaveLength(3);
});

it('cancels a review that is not wanted, and one that is left', async () => {
  answers = [told('running', { progress: 0.2 }), told('none')];
  const { unmount } = render(Review, { params: { id: 'm' } });
  await fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(remove).toHaveBeenCalledTimes(1);
  await screen.findByRole('button', { name: 'Review the match' });
  unmount();
  expect(remove).toHaveBeenCalledTimes(1); // nothing was being made
  answers = [told('running')];
  const other = render(Review, { params: { id: 'm' } });
  await screen.findByRole('progressbar');
  other.unmount();
  expect(remove).toHaveBeenCalledTimes(2);
});
