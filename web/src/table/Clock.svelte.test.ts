import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '../testing/page';
import Clock from './Clock.svelte';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

const HOUR = 3_600_000;
const shown = () => screen.getByLabelText('Time left').textContent!.trim();
const running = (rest: number) => ({ bank: 0, since: 1_000_000, deadline: 1_000_000 + rest }) as never;

it('counts minutes and seconds down while it runs', async () => {
  render(Clock, { clock: running(125_000), kind: 'live' });
  expect(shown()).toBe('2:05');
  await vi.advanceTimersByTimeAsync(6000);
  await tick();
  expect(shown()).toBe('1:59');
});

it('stands still while it does not run', async () => {
  render(Clock, { clock: { bank: 61_000, since: null, deadline: null } as never, kind: 'live' });
  await vi.advanceTimersByTimeAsync(6000);
  expect(shown()).toBe('1:01');
});

it('warns in the last minute', () => {
  render(Clock, { clock: running(59_000), kind: 'live' });
  expect(screen.getByLabelText('Time left').classList).toContain('short');
});

it('speaks of days, and of hours begun in the last day', () => {
  const { unmount } = render(Clock, { clock: running(49 * HOUR), kind: 'days' });
  expect(shown()).toBe('2 d');
  unmount();
  render(Clock, { clock: running(22.5 * HOUR), kind: 'days' });
  expect(shown()).toBe('23 h');
});

it('shows nothing where there is no limit', () => {
  render(Clock, { clock: { bank: 0, since: null, deadline: null } as never, kind: 'live' });
  expect(screen.queryByLabelText('Time left')).toBeNull();
});
