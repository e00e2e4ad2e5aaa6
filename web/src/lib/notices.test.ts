import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announce, dismiss, notices, toast } from './notices.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

const texts = () => notices.toasts.map(({ text }) => text);

it('shows a toast for five seconds, and bad news for nine', () => {
  toast('Saved.');
  toast('The table is full.', 'bad');
  vi.advanceTimersByTime(4999);
  expect(texts()).toEqual(['Saved.', 'The table is full.']);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual(['The table is full.']);
  vi.advanceTimersByTime(4000);
  expect(texts()).toEqual([]);
});

it('takes away the toast that was dismissed and no other', () => {
  toast('one');
  toast('two');
  dismiss(notices.toasts[0]!.id);
  expect(texts()).toEqual(['two']);
});

it('changes what a screen reader reads even where the same is said twice', () => {
  announce('Your turn.');
  const first = notices.said;
  announce('Your turn.');
  expect(notices.said).not.toBe(first);
  expect(notices.said.trim()).toBe('Your turn.');
});
