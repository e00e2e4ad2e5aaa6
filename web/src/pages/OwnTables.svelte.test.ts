import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { api } from '../api/client';
import type { Game, Listed } from '../api/types';
import { notices } from '../lib/notices.svelte';
import '../testing/page';
import { company, ending } from './own';
import OwnTables from './OwnTables.svelte';

afterEach(() => {
  vi.restoreAllMocks();
  notices.toasts = [];
});

const seat = (name: string, bot: string | null = null) => ({ name, bot, free: !name, stand_in: null });
const table = (id: string, more: Partial<Listed> = {}): Listed =>
  ({
    id,
    game: 'leonardo',
    status: 'playing',
    players: 2,
    seats: [seat('Ada'), seat('Melzi', 'master')],
    own: [0],
    alone: true,
    waiting: false,
    invited: false,
    device: false,
    host: 'Ada',
    changed: Date.now() - 2 * 3_600_000,
    due: null,
    tempo: { kind: 'none' },
    progress: { kind: 'turn', values: {}, text: 'Turn 4 of 9' },
    ...more,
  }) as Listed;
const together = (id: string, more: Partial<Listed> = {}) =>
  table(id, { alone: false, seats: [seat('Ada'), seat('Bia')], ...more });

const GAMES = [{ name: 'leonardo', title: 'Leonardo da Vinci' }] as Game[];
function show(tables: Listed[], few = 6) {
  const changed = vi.fn();
  render(OwnTables, { title: 'Your matches', tables, list: GAMES, few, changed });
  return changed;
}
const entries = () => screen.getAllByRole('listitem').map((entry) => entry.textContent!.replace(/\s+/g, ' '));

it('tells matches apart: whose turn, how far, with whom, how long ago', () => {
  show([table('a'), together('b', { waiting: true })]);
  const [first, second] = entries();
  expect(first).toContain('Your turn Turn 4 of 9 with Bia last move 2 hours ago');
  expect(second).toContain('Turn 4 of 9 against Melzi (a bot) last move 2 hours ago');
  expect(second).not.toContain('Your turn');
});

it('names the company of a match', () => {
  expect(company(table('a', { seats: [seat('Ada')] }))).toBe('solo');
  const free = { status: 'open', seats: [seat('Ada'), seat('Bia'), seat(''), seat('')] };
  expect(company(together('a', free))).toBe('with Bia · 2 free seats');
  expect(company(table('a', { seats: [seat('Ada'), seat('')] }))).toBe('1 free seat');
  const device = { device: true, own: [0, 1], seats: [seat('Ada'), seat('Bia')] };
  expect(company(table('a', device))).toBe('with Ada and Bia');
});

it.each([
  [table('a'), 'discard'],
  [table('a', { status: 'open' }), 'close-table'],
  [table('a', { status: 'over' }), 'delete-match'],
  [table('a', { status: 'abandoned' }), 'delete-match'],
  [together('a'), 'abandon'],
  [together('a', { status: 'open' }), 'leave'],
  [together('a', { status: 'open', invited: true }), 'decline'],
  [together('a', { status: 'over' }), null],
])('knows what may be done with a match', (given, wanted) => {
  expect(ending(given)).toBe(wanted);
});

it('ends one match after asking', async () => {
  const posted = vi.spyOn(api, 'post').mockResolvedValue({ done: ['a'], refused: [] } as never);
  const changed = show([table('a')]);
  await fireEvent.click(screen.getByRole('button', { name: /Abandon the match/ }));
  const dialog = within(document.querySelector('dialog')!);
  expect(posted).not.toHaveBeenCalled();
  await fireEvent.click(dialog.getByText('Abandon the match', { selector: 'button' }));
  await vi.waitFor(() => expect(changed).toHaveBeenCalledOnce());
  expect(posted).toHaveBeenCalledExactlyOnceWith('/me/matches/abandon', { matches: ['a'] });
});

it('asks the others where somebody else plays', async () => {
  const posted = vi.spyOn(api, 'post').mockResolvedValue({} as never);
  const changed = show([together('b')]);
  await fireEvent.click(screen.getByRole('button', { name: /Propose to abandon/ }));
  await fireEvent.click(
    within(document.querySelector('dialog')!).getByText('Propose to abandon the match', {
      selector: 'button',
    }),
  );
  await vi.waitFor(() => expect(changed).toHaveBeenCalledOnce());
  expect(posted).toHaveBeenCalledExactlyOnceWith('/matches/b/requests', { what: 'abandon', seat: 0 });
});

it('ends all matches against bots together, in portions, and leaves the others alone', async () => {
  const posted = vi
    .spyOn(api, 'post')
    .mockImplementation(
      async (_, body) => ({ done: (body as { matches: string[] }).matches, refused: [] }) as never,
    );
  const tables = [...Array.from({ length: 60 }, (_, i) => table(`m${i}`)), together('b')];
  const changed = show(tables);
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
  await fireEvent.click(screen.getByText('Tidy up'));
  expect(screen.getAllByRole('listitem')).toHaveLength(61);
  expect(screen.getAllByRole('checkbox')).toHaveLength(60);
  expect((screen.getByText('Abandon 0 matches') as HTMLButtonElement).disabled).toBe(true);
  await fireEvent.click(screen.getByText('Select all 60'));
  await fireEvent.click(screen.getAllByRole('checkbox')[0]!);
  await fireEvent.click(screen.getByText('Abandon 59 matches'));
  expect(posted).not.toHaveBeenCalled();
  await fireEvent.click(
    within(document.querySelector('dialog')!).getByText('Abandon 59 matches', { selector: 'button' }),
  );
  await vi.waitFor(() => expect(changed).toHaveBeenCalledOnce());
  const sent = posted.mock.calls.map(([, body]) => (body as { matches: string[] }).matches);
  expect(sent.map((some) => some.length)).toEqual([50, 9]);
  expect(sent.flat()).not.toContain('m0');
  expect(sent.flat()).not.toContain('b');
  expect(notices.toasts.at(-1)!.text).toBe('59 matches abandoned.');
});

it('says why a match could not be deleted', async () => {
  const refused = [{ match: 'b', code: 'match-not-over', text: 'Not yet.' }];
  vi.spyOn(api, 'post').mockResolvedValue({ done: ['a'], refused } as never);
  show([table('a', { status: 'over', places: [1, 2] }), table('b', { status: 'over', places: [2, 1] })]);
  expect(entries()[0]).toContain('1st of 2');
  await fireEvent.click(screen.getByText('Tidy up'));
  await fireEvent.click(screen.getByText('Select all 2'));
  await fireEvent.click(screen.getByText('Delete 2 matches'));
  await fireEvent.click(
    within(document.querySelector('dialog')!).getByText('Delete 2 matches', { selector: 'button' }),
  );
  await vi.waitFor(() =>
    expect(notices.toasts.map(({ text }) => text)).toEqual(['1 match deleted.', 'Not yet.']),
  );
});
