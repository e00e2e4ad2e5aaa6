import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '../api/client';
import type { ExerciseTold } from '../api/types';
import { practised } from '../lib/practised';
import { change } from '../lib/settings.svelte';
import '../testing/page';
import { choice, deciding, sitting } from '../testing/table';
import { Exercise } from './exercise.svelte';

const CHOICES = [choice(1, 'Pass'), choice(2, 'Buy')].map((each) => ({
  ...each,
  action: { ...each.action, notation: each.text!.toLowerCase() },
}));
const told = (): ExerciseTold =>
  ({
    id: '4',
    difficulty: 'easy',
    seat: 0,
    decisions: 3,
    played: null,
    news: sitting(deciding(...(CHOICES as never[]))).news,
  }) as never;
let verdicts: object[];

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('bottega-glance', '0');
  change({ practised: {} });
  vi.spyOn(api, 'get').mockImplementation(
    async (path: string) => (path.includes('/practice/') ? told() : { figures: {} }) as never,
  );
  vi.spyOn(api, 'text').mockResolvedValue('');
  vi.spyOn(api, 'post').mockImplementation(async () => verdicts.shift() as never);
});
afterEach(() => void vi.restoreAllMocks());

async function opened(): Promise<Exercise> {
  const exercise = new Exercise('masters', '4');
  await exercise.open();
  return exercise;
}

it('is a match with one decision', async () => {
  const { match } = await opened();
  expect(match.choices.map(({ text }) => text)).toEqual(['Pass', 'Buy']);
  expect(match.own).toBeNull();
});

it('asks for the verdict with the notation, and the decision is gone', async () => {
  verdicts = [{ solved: false, grade: 'blunder' }];
  const exercise = await opened();
  await exercise.match.choose(1);
  expect(api.post).toHaveBeenCalledWith('/games/masters/practice/4', { action: 'pass' });
  expect(exercise.verdict?.grade).toBe('blunder');
  expect(exercise.match.decision).toBeNull();
  expect(practised.has('masters', '4')).toBe(false);
});

it('can be tried again, and what was found is remembered', async () => {
  verdicts = [
    { solved: false, grade: 'mistake' },
    { solved: true, grade: 'best' },
  ];
  const exercise = await opened();
  await exercise.match.choose(1);
  exercise.again();
  expect(exercise.match.choices).toHaveLength(2);
  await exercise.match.choose(2);
  expect(exercise.verdict?.solved).toBe(true);
  expect(practised.has('masters', '4')).toBe(true);
  expect(JSON.parse(localStorage.getItem('bottega-settings')!).practised).toEqual({ masters: ['4'] });
});
