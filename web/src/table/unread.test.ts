import { beforeEach, expect, it } from 'vitest';
import type { ChatLine } from '../api/types';
import { unread } from './unread.svelte';

const line = (number: number, name: string): ChatLine => ({ number, at: 0, name, text: '…' });
const lines = [line(1, 'Ada'), line(2, 'Bia'), line(3, 'Ada'), line(4, 'Bia')];

beforeEach(() => {
  localStorage.clear();
  unread.renew();
});

it('counts the lines of others after the last one that was read', () => {
  expect(unread.count('m', lines, 'Ada')).toBe(2);
  expect(unread.count('m', lines, undefined)).toBe(4);
  unread.mark('m', 2);
  expect(unread.count('m', lines, 'Ada')).toBe(1);
  expect(unread.count('other', lines, 'Ada')).toBe(2);
  unread.mark('m', 1);
  expect(unread.count('m', lines, 'Ada')).toBe(1);
});

it('knows after a reload what was read before', () => {
  unread.mark('m', 4);
  unread.renew();
  expect(unread.count('m', lines, 'Ada')).toBe(0);
});

it('forgets matches that were read longest ago', () => {
  for (let i = 0; i < 205; i++) unread.mark(`m${i}`, 4);
  unread.mark('m7', 5);
  unread.renew();
  expect([4, 5, 204].map((i) => unread.count(`m${i}`, lines, 'Ada'))).toEqual([2, 0, 0]);
  expect(JSON.parse(localStorage.getItem('bottega-read')!)).toHaveLength(200);
});

it('begins anew where the browser keeps something else', () => {
  for (const kept of ['no JSON', '{}', '[1, ["m"], ["m", "4"]]']) {
    localStorage.setItem('bottega-read', kept);
    unread.renew();
    expect(unread.count('m', lines, 'Ada')).toBe(2);
  }
});
