import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { attend, IDLE } from './attention';

let hidden = false;
let end: () => void;
const look = vi.fn<(here: boolean) => void>();
const last = () => look.mock.lastCall?.[0];
const turn = (to: boolean) => {
  hidden = to;
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  hidden = false;
  look.mockClear();
  end = attend(look);
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('is there while the page is in sight', () => {
  expect(last()).toBe(true);
  turn(true);
  expect(last()).toBe(false);
  turn(false);
  expect(last()).toBe(true);
});

it('is away after a while without a touch, and back with the next', () => {
  vi.advanceTimersByTime(IDLE - 1);
  dispatchEvent(new Event('keydown'));
  vi.advanceTimersByTime(IDLE - 1);
  expect(last()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(last()).toBe(false);
  dispatchEvent(new Event('pointermove'));
  expect(last()).toBe(true);
});

it('is not fooled by a touch while the page is hidden', () => {
  turn(true);
  dispatchEvent(new Event('keydown'));
  expect(last()).toBe(false);
});
