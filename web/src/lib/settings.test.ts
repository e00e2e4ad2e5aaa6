import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { adopt, change, listeners, read, settings } from './settings.svelte';

const USUAL = {
  theme: 'auto',
  motion: 'auto',
  pace: 'calm',
  contrast: 'normal',
  sound: false,
  offered: false,
  confirms: false,
  coach: false,
  text: 100,
  panel: 'auto',
  practised: {},
};

beforeEach(() => change(USUAL as typeof settings));
afterEach(() => void listeners.splice(0));

it.each([null, 'dark', 7, [], undefined])('takes the usual settings where %s was kept', (stored) => {
  expect(read(stored)).toEqual(USUAL);
});

it('takes what it knows, of the right kind, and nothing else', () => {
  expect(read({ theme: 'dark', text: '150', sound: 'yes', colour: 'red' })).toEqual({
    ...USUAL,
    theme: 'dark',
  });
});

it('keeps a change in the browser and calls the listeners', () => {
  const listener = vi.fn();
  listeners.push(listener);
  change({ text: 150 });
  expect(settings.text).toBe(150);
  expect(JSON.parse(localStorage.getItem('bottega-settings')!)).toEqual({ ...USUAL, text: 150 });
  expect(listener).toHaveBeenCalledExactlyOnceWith({ ...USUAL, text: 150 });
});

it('takes over what an account brings along, and keeps the rest', () => {
  change({ sound: true });
  adopt({ theme: 'dark', text: 'large' });
  expect({ ...settings }).toEqual({ ...USUAL, sound: true, theme: 'dark' });
});

it('changes nothing for an account that has set nothing', () => {
  change({ theme: 'dark' });
  for (const nothing of [{}, null, undefined, 'light']) adopt(nothing);
  expect({ ...settings }).toEqual({ ...USUAL, theme: 'dark' });
});
