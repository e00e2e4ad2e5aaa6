import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import '../testing/page';
import { chair, sitting } from '../testing/table';
import Seats from './Seats.svelte';

const show = vi.fn();

function seats(table: object, own: number | null = 0): HTMLElement[] {
  render(Seats, { table: sitting({ table }).table!, own, show, muted: vi.fn() });
  return screen.getAllByRole('listitem');
}

const marks = (seat: HTMLElement) =>
  within(seat)
    .queryAllByRole('img')
    .map((each) => each.getAttribute('aria-label'));

it('says by name what is to be known of a seat', () => {
  const [ada, bia, cara, dora] = seats({
    seats: [
      chair('Ada', { deciding: true }),
      chair('Bia', { resigned: true, stand_in: 'journeyman' }),
      chair('Cara', { person: false, bot: 'random' }),
      chair('Dora', { flagged: true }),
    ],
  });
  expect(marks(ada!)).toEqual(['is deciding']);
  expect(marks(bia!)).toEqual(['A bot plays for this seat', 'resigned']);
  expect(marks(cara!)).toEqual(['Bot']);
  expect(dora!.textContent).toContain('out of time');
});

it('says of each person but oneself whether they are here', () => {
  const table = { seats: [chair('Ada'), chair('Bia'), chair('Cara'), chair('Dora'), chair('Elsa')] };
  const seen = [
    { state: 'here' as const, since: null },
    { state: 'here' as const, since: null },
    { state: 'away' as const, since: Date.now() },
    { state: 'gone' as const, since: null },
    null,
  ];
  render(Seats, { table: sitting({ table }).table!, own: 0, seen, show: vi.fn(), muted: vi.fn() });
  const said = screen.getAllByRole('listitem').map((each) => marks(each).join());
  expect(said).toEqual(['', 'is here', expect.stringMatching(/^away since \d\d:\d\d$/), 'is not here', '']);
});

it('marks the seat of the viewer and the seats that must decide', () => {
  const all = seats({ seats: [chair('Ada'), chair('Bia', { deciding: true })] }, 0);
  expect(all.map((each) => each.classList.contains('own'))).toEqual([true, false]);
  expect(all.map((each) => each.classList.contains('deciding'))).toEqual([false, true]);
});

it('opens what there is to know of a person, and of nobody else', async () => {
  seats({ seats: [chair('Ada'), chair('Melzi', { person: false, bot: 'random' })] });
  expect(screen.queryByRole('button', { name: 'Melzi' })).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: 'Ada' }));
  expect(screen.getByRole('dialog', { name: 'Ada' })).toBeTruthy();
});

it('knows nobody around one device by account', () => {
  seats({ device: true, seats: [chair('Ada'), chair('Bia')] });
  for (const name of ['Ada', 'Bia']) expect(screen.queryByRole('button', { name })).toBeNull();
});

it('shows everything of another seat at a touch of its mark, and has no such button for one’s own', async () => {
  seats({ seats: [chair('Ada'), chair('Bia'), chair('Melzi', { person: false, bot: 'random' })] }, 1);
  expect(screen.queryByRole('button', { name: 'Everything Bia has' })).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: 'Everything Melzi has' }));
  expect(show).toHaveBeenCalledExactlyOnceWith(2);
});

it('shows clocks where time is limited', () => {
  const clock = { bank: 90_000, since: null, deadline: null };
  const [ada] = seats({ seats: [chair('Ada', { clock })], tempo: { kind: 'live' } });
  expect(within(ada!).getByLabelText('Time left').textContent!.trim()).toBe('1:30');
});

it('shows none where it is not', () => {
  const [ada] = seats({ seats: [chair('Ada', { clock: { bank: 90_000, since: null, deadline: null } })] });
  expect(within(ada!).queryByLabelText('Time left')).toBeNull();
});
