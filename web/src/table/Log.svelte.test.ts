import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import type { EventTold } from '../api/types';
import { drawing, type Thing } from '../boards/contract';
import Sign from '../boards/masters/Sign.svelte';
import '../testing/page';
import Log from './Log.svelte';

const event = (number: number, text: string | null, more: Partial<EventTold> = {}): EventTold => ({
  number,
  at: 0,
  step: number,
  kind: 'bought',
  values: {},
  text,
  ...more,
});
const lines = () => [...document.querySelectorAll('.told')].map((each) => each.textContent);
const light = vi.fn();
const touched = (event: EventTold) => [`row:${event.number}`];

it('shows the events that have a text, in their order', () => {
  render(Log, { log: [event(1, 'Ada begins.'), event(2, null), event(3, 'Ada buys.')], touched, light });
  expect(lines()).toEqual(['Ada begins.', 'Ada buys.']);
});

it('folds the parts of the match, but for the last two', async () => {
  const turn = (number: number) => event(number, `Turn ${number}`, { chapter: 1 });
  const log = [turn(1), event(1, 'a'), turn(2), event(2, 'b'), turn(3), event(3, 'c')];
  const { rerender } = render(Log, { log, touched, light });
  const open = () => [...document.querySelectorAll('details')].map((each) => each.open);
  expect(open()).toEqual([false, true, true]);
  const first = document.querySelector('details')!;
  first.open = true;
  await fireEvent(first, new Event('toggle'));
  await rerender({ log: [...log, turn(4)] });
  expect(open(), 'what somebody has opened stays open').toEqual([true, false, true, true]);
});

it('keeps what only follows behind a button', async () => {
  const log = [event(1, 'Ada takes wood.'), event(1, 'The workers go home.', { aside: true })];
  render(Log, { log, touched, light });
  const more = screen.getByRole('button', { name: 'One more line that follows from this' });
  const hidden = () => document.querySelector<HTMLElement>('.asides')!.hidden;
  expect(hidden()).toBe(true);
  await fireEvent.click(more);
  expect(hidden()).toBe(false);
});

it('marks seats, draws goods, and shows a card that somebody points at', async () => {
  const thing = (mark: string): Thing | null => {
    if (mark === 'resources-coin') return { sign: drawing(Sign, { what: 'coin' }) };
    return mark === 'card:8' ? { picture: drawing(Sign, { what: 'shield' }) } : null;
  };
  const text = 'Ada pays 2 coins for the card in slot 3.';
  const marks: EventTold['marks'] = [
    [0, 3, 'seat:1'],
    [9, 16, 'resources-coin'],
    [21, 29, 'card:8'],
    [33, 37, 'slot:3'],
  ];
  render(Log, { log: [event(1, text, { marks })], touched, light, thing });
  expect(lines()).toEqual([text]);
  expect(document.querySelector('.who')!.innerHTML).toContain('--seat-1');
  expect(document.querySelector('.first svg.coin')).not.toBeNull();
  const card = screen.getByRole('button', { name: 'the card' });
  expect(document.querySelector('svg.shield')).toBeNull();
  await fireEvent.pointerEnter(card, { pointerType: 'mouse' });
  expect(document.querySelector('svg.shield')).not.toBeNull();
  await fireEvent.keyDown(window, { key: 'Escape' });
  expect(document.querySelector('svg.shield')).toBeNull();
});

it('leads from each line that counts to its moment in the replay', async () => {
  const log = [event(1, 'a'), event(2, 'b'), event(3, 'taken back', { step: 1 }), event(4, 'c', { step: 2 })];
  const link = (step: number) => `/replay?step=${step}`;
  const { rerender } = render(Log, { log, touched, light });
  expect(screen.queryAllByRole('link')).toEqual([]);
  await rerender({ log, touched, light, link });
  const where = screen.getAllByRole('link').map((each) => each.getAttribute('href'));
  expect(where).toEqual(['/replay?step=1', '/replay?step=1', '/replay?step=2']);
  expect(document.querySelector('.undone')!.textContent).toBe('Taken back: b');
});

it('lights up what a line is about while the pointer rests on it', async () => {
  render(Log, { log: [event(1, 'Ada begins.'), event(2, 'Ada buys.')], touched, light });
  const line = screen.getByText('Ada buys.').closest('li')!;
  await fireEvent.pointerEnter(line);
  expect(light).toHaveBeenLastCalledWith(['row:2']);
  await fireEvent.pointerLeave(line);
  expect(light).toHaveBeenLastCalledWith([]);
});
