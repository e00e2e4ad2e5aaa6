// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { api } from '../api/client';
import '../boards/Plain.svelte';
import '../testing/page';
import { sitting } from '../testing/table';
import Replay from './Replay.svelte';

afterEach(() => void vi.restoreAllMocks());

const STEPS = [1, 2, 3].map(() => ({
  seat: 0,
  action: { id: 0, notation: 'pass', targets: [] },
  text: 'passes',
  events: [],
}));

it('shows a board only when it knows how many steps there are', async () => {
  const news = { ...sitting({ table: { game: 'coins', status: 'over' } }).news, seat: 0 };
  let answer = (_: unknown): void => {};
  const moments = new Promise((resolve) => (answer = resolve));
  vi.spyOn(api, 'get').mockImplementation(async (path: string) => {
    if (path.endsWith('/moments')) return moments as never;
    if (path.includes('/moments/'))
      return { count: Number(path.split('/').at(-1)), views: [{}, {}, {}] } as never;
    if (/^\/matches\/[^/]+$/.test(path)) return news as never;
    return (path.endsWith('/facts') ? { figures: {} } : []) as never;
  });
  vi.spyOn(api, 'text').mockResolvedValue('');
  render(Replay, { params: { id: 'm' } });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.queryByRole('slider')).toBeNull();
  answer({ steps: STEPS });
  await waitFor(() => expect(document.querySelector('.bar .number')!.textContent).toBe('0/3'));
});
