import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '../api/client';
import '../testing/page';
import { chair, sitting } from '../testing/table';
import Menu from './Menu.svelte';

beforeEach(() => {
  for (const method of ['post', 'put', 'delete'] as const) vi.spyOn(api, method).mockResolvedValue(undefined);
});
afterEach(() => void vi.restoreAllMocks());

const menu = (more: Parameters<typeof sitting>[0] = {}) =>
  render(Menu, { match: sitting(more), keys: () => {} });
/** Without the record and the list of shortcuts, which everybody has. */
const offered = () =>
  screen
    .queryAllByRole('button')
    .map((each) => each.textContent!.trim())
    .filter((each) => !['Keyboard shortcuts', 'Match record'].includes(each));
const press = (name: string, where: HTMLElement = document.body) =>
  fireEvent.click(within(where).getByRole('button', { name }));

it('offers a player at a match under way what is possible, and nothing else', () => {
  menu();
  expect(offered()).toEqual(['Let a bot play for me', 'Propose to abandon the match', 'Resign']);
});

it.each([
  ['a spectator', { seat: null }],
  ['somebody who has resigned', { table: { seats: [chair('Ada', { resigned: true }), chair('Bia')] } }],
  ['anybody once the match is over', { table: { status: 'over' } }],
])('offers %s the record and the rules alone', (_, more) => {
  menu(more);
  expect(offered()).toEqual([]);
  expect(screen.getByRole('button', { name: 'Match record' })).toBeTruthy();
  expect(screen.getAllByRole('link').map((each) => each.textContent!.trim())).toEqual(['Rules']);
});

it.each([
  ['Resign', '/matches/m/resignation', { seat: 0 }],
  ['Propose to abandon the match', '/matches/m/requests', { what: 'abandon', seat: 0 }],
  ['Let a bot play for me', '/matches/m/stand-in', { seat: 0 }],
])('%s asks first, does nothing when cancelled, and acts when confirmed', async (name, path, body) => {
  menu();
  await press(name);
  await press('Cancel', screen.getByRole('dialog', { name }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(api.post).not.toHaveBeenCalled();
  await press(name);
  await press(name, screen.getByRole('dialog', { name }));
  expect(api.post).toHaveBeenCalledExactlyOnceWith(path, body);
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('asks to take back only where one cannot simply undo, and while nothing else is asked', async () => {
  const { unmount } = menu({ own: { takeback: true, undo: true } });
  expect(offered()).not.toContain('Ask to take back a move');
  unmount();
  const second = menu({
    own: { takeback: true },
    table: { request: { number: 4, what: 'takeback', seat: 1, count: 1, needed: [0] } },
  });
  expect(offered()).not.toContain('Ask to take back a move');
  expect(offered()).not.toContain('Propose to abandon the match');
  second.unmount();
  menu({ own: { takeback: true } });
  await press('Ask to take back a move');
  expect(api.post).toHaveBeenCalledWith('/matches/m/requests', { what: 'takeback', seat: 0 });
});

it('passes for the rest of a phase, and no more', async () => {
  const { unmount } = menu({ own: { phase: 'work' } });
  await press('Pass for the rest of this phase');
  expect(api.put).toHaveBeenLastCalledWith('/matches/m/order', { passing: true, seat: 0 });
  unmount();
  menu({ own: { phase: 'work', order: 'work' } });
  await press('Stop passing');
  expect(api.put).toHaveBeenLastCalledWith('/matches/m/order', { passing: false, seat: 0 });
});

it('takes the seat back from a bot', async () => {
  menu({ table: { seats: [chair('Ada', { stand_in: 'journeyman' }), chair('Bia')] } });
  expect(offered()).not.toContain('Let a bot play for me');
  await press('Take your seat back');
  expect(api.delete).toHaveBeenCalledWith('/matches/m/stand-in', undefined, { seat: 0 });
});

it('lets a bot play for another whose time has run out', async () => {
  menu({ table: { seats: [chair('Ada', { flagged: true }), chair('Bia', { flagged: true })] } });
  await press('Let a bot play for Bia');
  expect(api.post).toHaveBeenCalledWith('/matches/m/stand-in', { seat: 1 });
  expect(offered()).not.toContain('Let a bot play for Ada');
});

it('keeps whether turns are confirmed', async () => {
  menu({ own: { confirms: true } });
  const box = screen.getByRole('checkbox', { name: 'Confirm each turn' }) as HTMLInputElement;
  expect(box.checked).toBe(true);
  await fireEvent.click(box);
  expect(api.put).toHaveBeenCalledWith('/matches/m/preferences', { confirms: false, seat: 0 });
});

it('gives the record as this seat may see it, as a file', async () => {
  const asked = vi.spyOn(api, 'text').mockResolvedValue('Bottega record 1');
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  menu({ seat: 1 });
  await press('Match record');
  expect(asked).toHaveBeenCalledWith('/matches/m/record', { seat: 1 });
  await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce());
  const link = saved.mock.contexts[0] as HTMLAnchorElement;
  expect(link.download).toMatch(/-m\.bottega$/);
});
