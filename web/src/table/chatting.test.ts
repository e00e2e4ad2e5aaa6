/** The chat of a match as lines come, get lost and are read again. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '../api/client';
import { live, type Watcher } from '../api/live.svelte';
import type { ChatLine } from '../api/types';
import { Match } from './match.svelte';

const line = (number: number, name = 'Bia'): ChatLine => ({ number, at: 0, name, text: `line ${number}` });
let watcher: Watcher;
/** What the server has, and how its answers are held back. */
let said: ChatLine[] = [];
let asked: { after: unknown; answer: () => void }[] = [];
const numbers = (match: Match) => match.chat.map((each) => each.number);
const settled = () => new Promise((done) => setTimeout(done));

beforeEach(() => {
  said = [];
  asked = [];
  vi.spyOn(live, 'watch').mockImplementation((given) => {
    watcher = given;
    return () => {};
  });
  vi.spyOn(api, 'get').mockImplementation((path, query) => {
    expect(path).toBe('/matches/m/chat');
    const after = Number(query?.after ?? 0);
    const lines = said.filter((each) => each.number > after);
    return new Promise((done) => asked.push({ after, answer: () => done({ lines } as never) }));
  });
});
afterEach(() => void vi.restoreAllMocks());

async function joins(): Promise<void> {
  watcher.joined();
  asked.at(-1)!.answer();
  await settled();
}

it('reads what was said before, once it hears everything new', async () => {
  said = [line(1), line(2)];
  const match = new Match('m');
  match.open();
  expect(asked).toEqual([]);
  await joins();
  expect(numbers(match)).toEqual([1, 2]);
});

it('reads after a reconnection what was said meanwhile', async () => {
  said = [line(1)];
  const match = new Match('m');
  match.open();
  await joins();
  said = [line(1), line(2), line(3)];
  await joins();
  expect(asked.at(-1)!.after).toBe(1);
  expect(numbers(match)).toEqual([1, 2, 3]);
});

it('keeps a line that comes while older ones are fetched', async () => {
  said = [line(1), line(2)];
  const match = new Match('m');
  match.open();
  watcher.joined();
  watcher.chat(line(3));
  asked.at(-1)!.answer();
  await settled();
  expect(numbers(match)).toEqual([1, 2, 3]);
  watcher.chat(line(2));
  expect(numbers(match)).toEqual([1, 2, 3]);
});

it('hides the lines of somebody who was muted, and no newer ones', async () => {
  said = [line(1, 'Ada'), line(2)];
  const match = new Match('m');
  match.open();
  await joins();
  said = [line(1, 'Ada')];
  match.rehear();
  watcher.chat(line(3, 'Ada'));
  asked.at(-1)!.answer();
  await settled();
  expect(numbers(match)).toEqual([1, 3]);
});

it('ignores an answer for those we were', async () => {
  said = [line(1)];
  const match = new Match('m');
  match.open();
  watcher.joined();
  match.open();
  asked[0]!.answer();
  await settled();
  expect(numbers(match)).toEqual([]);
});
