import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../api/client';
import { router } from '../lib/router.svelte';
import '../testing/page';
import { chair, sitting } from '../testing/table';
import End from './End.svelte';

/** What the server says of the review. */
let told: { review: object | null };
let asked: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  told = { review: null };
  asked = vi.spyOn(api, 'get').mockImplementation(async () => told as never);
});
afterEach(() => void vi.restoreAllMocks());

const score = (total: number, more: object = {}) => ({
  total,
  lines: { cards: total },
  ties: {},
  parts: {},
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
  expect(heading()).toBe('You share the victory with Bia');
  document.body.innerHTML = '';
  end({ result: result([1, 1], [score(8), score(8)]) }, { seat: null });
  expect(heading()).toBe('Ada and Bia share the victory');
});

/** What is said to Ada, at seat 0. */
function how(places: number[], scores: object[], more: object = {}): string {
  document.body.innerHTML = '';
  const seats = ['Ada', 'Bia', 'Carla'].slice(0, places.length).map((name) => chair(name));
  end({ seats, result: result(places, scores, more) });
  return document.querySelector('.how')!.textContent!;
}

it('tells how one did oneself: the place, and how far ahead or behind', () => {
  const words = { tie_texts: { cards: 'Not this', coins: 'Coins left' } };
  const even = [3, 5].map((coins) => score(8, { ...words, ties: { coins } }));
  expect(how([1, 2, 3], [score(12), score(8), score(5)])).toBe('You have 12 points, 4 more than Bia.');
  expect(heading()).toBe('You win');
  expect(how([3, 1, 2], [score(1), score(8), score(5)])).toBe(
    'You came 3rd of 3 with 1 point, 7 fewer than Bia.',
  );
  expect(how([2, 1], even)).toBe(
    'You came 2nd of 2: you have as many points as Bia, and lose the tie-break: Coins left.',
  );
  expect(how([1, 2], even.toReversed())).toBe(
    'You have as many points as Bia, and win the tie-break: Coins left.',
  );
  expect(how([3, 1, 1], [score(5), score(8), score(8)])).toBe(
    'You came 3rd of 3 with 5 points, 3 fewer than Bia and Carla.',
  );
  expect(how([1, 1, 3], [score(8), score(8), score(5)])).toBe('You have as many points as Bia: 8.');
  expect(how([1, 2], [score(5), score(8)], { resigned: [1] })).toBe(
    'You have 5 points. Everybody else has resigned.',
  );
  expect(how([1, 2, 3], [score(5), score(2), score(8)], { resigned: [2] })).toBe(
    'You have 5 points, 3 more than Bia.',
  );
  expect(how([2, 1], [score(5), score(8)], { resigned: [0] })).toBe('You resigned with 5 points.');
  expect(how([2], [score(5)])).toBe('You have 5 points.');
  expect(how([1], [score(5)])).toBe('You have 5 points.');
});

it('tells nobody how they did who looks on, or shares a device', () => {
  end({}, { seat: null });
  expect(document.querySelector('.how')).toBeNull();
  document.body.innerHTML = '';
  end({ device: true });
  expect(heading()).toBe('Bia wins');
  expect(document.querySelector('.how')).toBeNull();
});

const parts = {
  lines: { cards: 7, faith: 5 },
  texts: { cards: 'Cards', faith: 'Faith' },
  parts: {
    cards: [
      { mark: 'card:1', points: 3, text: 'the first card' },
      { mark: 'card:2', points: 4, text: 'the second card' },
    ],
  },
};

it('shows the points card by card, one’s own first', async () => {
  end({ result: result([2, 1], [score(12, parts), score(20)]) });
  const items = () => [...document.querySelectorAll('.parts li')].map((each) => each.textContent!.trim());
  expect(items()).toEqual(['the first card: 3 points', 'the second card: 4 points']);
  expect(document.querySelector('.parts h3')!.textContent).toBe('Cards: 7 points');
  await fireEvent.click(screen.getByRole('button', { name: 'Bia' }));
  expect(items()).toEqual([]);
  expect(screen.getByText('No card or token brings points here.')).toBeTruthy();
});

it('shows no cards where a game has none', () => {
  end();
  expect(document.querySelector('.parts')).toBeNull();
});

describe('the bars', () => {
  const sums = () => [...document.querySelectorAll('.sum')].map((each) => Number(each.textContent));
  const widths = () =>
    [...document.querySelectorAll<HTMLElement>('.bar')].map((bar) =>
      [...bar.children].map((each) => Math.round(parseFloat((each as HTMLElement).style.width))),
    );
  afterEach(() => {
    vi.useRealTimers();
    delete document.documentElement.dataset.motion;
  });

  it('stand as they are where nothing moves', () => {
    document.documentElement.dataset.motion = 'none';
    end({ result: result([1, 2], [score(12, parts), score(6)]) });
    expect(sums()).toEqual([12, 6]);
    expect(widths()).toEqual([
      [58, 42],
      [50, 0],
    ]);
  });

  it('grow source by source, until they are whole or somebody clicks', async () => {
    vi.useFakeTimers();
    end({ result: result([1, 2], [score(12, parts), score(6)]) });
    await vi.advanceTimersByTimeAsync(100);
    const early = sums();
    expect(early[0]).toBeLessThan(7);
    expect(widths()[0]![1], 'the second source has not begun').toBe(0);
    await vi.advanceTimersByTimeAsync(700);
    expect(widths()[0]![0]).toBe(58);
    expect(sums()[0]).toBeGreaterThan(7);
    expect(sums()[0]).toBeLessThan(12);
    await fireEvent.pointerDown(document.body);
    expect(sums()).toEqual([12, 6]);
    expect(rows().at(-1)).toEqual(['Total', '12', '6']);
  });
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
  const ties = { tie_texts: { coins: 'Coins', stones: 'Stones' } };
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
  asked.mockImplementation(async (path: string) =>
    path.endsWith('/rating') ? { rated: false, text: 'This match was not rated.' } : told,
  );
  end({ ranked: true });
  await vi.waitFor(() => expect(screen.getByText('This match was not rated.')).toBeTruthy());
  expect(asked).toHaveBeenCalledWith('/matches/m/rating');
  asked.mockClear();
  document.body.innerHTML = '';
  end({ ranked: false });
  expect(asked).not.toHaveBeenCalledWith('/matches/m/rating');
});

it('shows the turning points once there is a review', async () => {
  end();
  await vi.waitFor(() => expect(asked).toHaveBeenCalledWith('/matches/m/review'));
  expect(screen.queryByText('Turning points')).toBeNull();
  expect(screen.getByRole('link', { name: 'Review' }).getAttribute('href')).toBe('/match/m/review');
  document.body.innerHTML = '';
  const change = { chance: 0.18, points: 0 };
  told.review = {
    decisions: [],
    curve: [{ number: 0, text: 'Turn 3', chances: [0.5, 0.5] }],
    turning_points: [{ kind: 'reveal', number: 4, seat: 1, change }],
  };
  end();
  await screen.findByText('What came up brought Bia 18% of the chance to win.');
  expect(screen.getByText('Turn 3 · Decision 4')).toBeTruthy();
});

it('asks for no review of a match that was abandoned', () => {
  end({ status: 'abandoned', result: null });
  expect(asked).not.toHaveBeenCalled();
});
