import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api, Problem } from '../api/client';
import '../testing/page';
import { chair, sitting } from '../testing/table';
import Waiting from './Waiting.svelte';

const GAME = {
  name: 'leonardo',
  title: 'Leonardo da Vinci',
  players: [2, 3, 4, 5],
  minutes: 90,
  options: [],
  bots: [
    { name: 'search', title: 'Search', text: 'is no level', level: false },
    { name: 'master', title: 'Master', text: 'plans ahead', level: true },
    { name: 'leonardo', title: 'Leonardo', text: 'thinks up to ten seconds', level: true },
  ],
};
const free = () => chair('', { person: false });
const bot = () => chair('Melzi', { person: false, bot: 'master' });
/** What the server says of its addresses. */
let addresses: string[] | Problem = [];

beforeEach(() => {
  vi.spyOn(api, 'get').mockImplementation(async (path) => {
    if (path === '/games') return { games: [GAME] } as never;
    if (path === '/matches/m/addresses') {
      if (addresses instanceof Problem) throw addresses;
      return { addresses } as never;
    }
    throw new Error(path);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function table(seats: object[], more: Parameters<typeof sitting>[0] & { host?: number } = {}) {
  const { host = 0, ...rest } = more;
  const open = { game: 'leonardo', status: 'open', options: {}, public: false, ranked: false, fork: null };
  const match = sitting({ ...rest, table: { ...open, seats, host, ...rest.table } });
  render(Waiting, { match });
  return screen.findByRole('heading', { name: 'Leonardo da Vinci' });
}
const at = (address: string) => vi.stubGlobal('location', new URL(address));
const link = () => (screen.getByRole('textbox', { name: 'Invite' }) as HTMLInputElement).value;

it('tells somebody who is invited what is played, how long, by whom, and the rules', async () => {
  at('https://games.example.org/match/m');
  await table([chair('Ada'), chair('Bia'), free()], { seat: null });
  expect(screen.getByText('Ada invites you to play')).toBeTruthy();
  expect(screen.getByText('2–5 players')).toBeTruthy();
  expect(screen.getByText('about 90 minutes')).toBeTruthy();
  expect(screen.getByText(/^Send your apprentices/)).toBeTruthy();
  expect(screen.getByText('Bia')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Rules of the game' }).getAttribute('href')).toBe(
    '/rules/leonardo',
  );
  expect(screen.getByRole('button', { name: 'Sit here' })).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Invite' })).toBeNull();
  expect(screen.queryByText('Add a seat')).toBeNull();
});

it('says of each bot which level it is, and to the host how that level plays', async () => {
  at('https://games.example.org/match/m');
  await table([chair('Ada'), bot(), chair('Salaì', { person: false, bot: 'leonardo' })]);
  const [second, third] = screen.getAllByRole('combobox', { name: /^Seat/ }) as HTMLSelectElement[];
  expect(Array.from(second!.options, (option) => option.text)).toEqual([
    'Open seat',
    'Bot: Master',
    'Bot: Leonardo',
  ]);
  const about = (select: Element) => document.getElementById(select.getAttribute('aria-describedby')!);
  expect(about(second!)?.textContent).toBe('plans ahead');
  expect(about(third!)?.textContent).toBe('thinks up to ten seconds');
});

it('tells a guest the level of a bot so that it is not taken for a name', async () => {
  at('https://games.example.org/match/m');
  await table([chair('Ada'), chair('Salaì', { person: false, bot: 'leonardo' }), free()], { seat: null });
  expect(screen.getByText('Salaì').parentElement!.textContent).toContain('Bot: Leonardo');
});

it('lets the host add seats, and remove those on which no person sits', async () => {
  at('https://games.example.org/match/m');
  const posted = vi.spyOn(api, 'post').mockResolvedValue({ number: 2 } as never);
  const deleted = vi.spyOn(api, 'delete').mockResolvedValue({ number: 3 } as never);
  await table([chair('Ada'), chair('Bia'), free(), bot()]);
  await fireEvent.click(screen.getByText('Add a seat'));
  expect(posted).toHaveBeenCalledExactlyOnceWith('/matches/m/seats/new');
  const removing = screen.getAllByRole('button', { name: /^Remove seat/ });
  expect(removing.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Remove seat 3',
    'Remove seat 4',
  ]);
  await fireEvent.click(removing[1]!);
  expect(deleted).toHaveBeenCalledExactlyOnceWith('/matches/m/seats/3');
});

it.each([
  ['the smallest table', [chair('Ada'), free()], {}, true, false],
  ['the largest table', [chair('Ada'), free(), free(), free(), free()], {}, false, true],
  ['a guest', [chair('Bia'), chair('Ada'), free()], { seat: 1 }, false, false],
  ['a match that goes on', [chair('Ada'), bot(), bot()], { table: { fork: { match: 'n' } } }, false, false],
])('offers to change the seats where it may be: %s', async (_, seats, more, add, remove) => {
  at('https://games.example.org/match/m');
  await table(seats, more);
  expect(!!screen.queryByText('Add a seat')).toBe(add);
  expect(!!screen.queryAllByRole('button', { name: /^Remove seat/ }).length).toBe(remove);
});

it('shares the address of the site, with a QR code and without a question to the server', async () => {
  at('https://games.example.org/match/m');
  await table([chair('Ada'), free()]);
  expect(link()).toBe('https://games.example.org/match/m');
  expect(
    await screen.findByRole('img', { name: 'QR code of https://games.example.org/match/m' }),
  ).toBeTruthy();
  expect(vi.mocked(api.get).mock.calls.map(([path]) => path)).not.toContain('/matches/m/addresses');
  expect(screen.queryByText(/this computer only/)).toBeNull();
});

it('shares the address in the network where one has come by a loopback address', async () => {
  addresses = ['http://192.168.1.7:8000'];
  at('http://127.0.0.1:8000/match/m');
  await table([chair('Ada'), free()]);
  await waitFor(() => expect(link()).toBe('http://192.168.1.7:8000/match/m'));
  expect(screen.getByText(/works for everyone in your network/)).toBeTruthy();
  expect(await screen.findByRole('img', { name: /192\.168\.1\.7/ })).toBeTruthy();
});

it('says how the server can be reached where it cannot', async () => {
  addresses = [];
  at('http://localhost:8000/match/m');
  await table([chair('Ada'), free()]);
  expect(await screen.findByText('bottega serve --host 0.0.0.0')).toBeTruthy();
  expect(screen.queryByRole('img', { name: /QR/ })).toBeNull();
});

it('warns of a link that leads nowhere even where the server does not say more', async () => {
  addresses = new Problem('not-on-this-machine', 'No.');
  at('http://localhost:8000/match/m');
  await table([chair('Ada'), free()]);
  expect(await screen.findByText(/^This link works on this computer only/)).toBeTruthy();
});

it('asks no server for its addresses as a guest', async () => {
  at('http://localhost:8000/match/m');
  await table([chair('Bia'), chair('Ada')], { seat: 1 });
  expect(vi.mocked(api.get).mock.calls.map(([path]) => path)).not.toContain('/matches/m/addresses');
  expect(screen.getByText(/^This link works on this computer only/)).toBeTruthy();
});
