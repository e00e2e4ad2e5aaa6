// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import type { EventTold } from '../api/types';
import '../testing/page';
import Log from './Log.svelte';

const event = (number: number, text: string | null, kind = 'bought'): EventTold => ({
  number,
  at: 0,
  kind,
  values: {},
  text,
});
const lines = () => screen.queryAllByRole('listitem').map((each) => each.textContent!.trim());
const light = vi.fn();
const touched = (event: EventTold) => [`row:${event.number}`];

it('shows the events that have a text, in their order', () => {
  render(Log, { log: [event(1, 'Ada begins.'), event(2, null), event(3, 'Ada buys.')], touched, light });
  expect(lines()).toEqual(['Ada begins.', 'Ada buys.']);
});

it('sets the beginning of a turn apart', () => {
  render(Log, { log: [event(1, 'Turn of Ada', 'turn-began'), event(2, 'Ada buys.')], touched, light });
  expect(screen.getAllByRole('listitem').map((each) => each.classList.contains('turn'))).toEqual([
    true,
    false,
  ]);
});

it('lights up what a line is about while the pointer rests on it', async () => {
  render(Log, { log: [event(1, 'Ada begins.'), event(2, 'Ada buys.')], touched, light });
  const line = screen.getByText('Ada buys.');
  await fireEvent.pointerEnter(line);
  expect(light).toHaveBeenLastCalledWith(['row:2']);
  await fireEvent.pointerLeave(line);
  expect(light).toHaveBeenLastCalledWith([]);
});

it('scrolls to the newest line when one comes', async () => {
  const { rerender } = render(Log, { log: [event(1, 'Ada begins.')], touched, light });
  const scrolled = vi.spyOn(screen.getByRole('list'), 'scrollTo');
  await rerender({ log: [event(1, 'Ada begins.'), event(3, 'Ada buys.')], touched, light });
  expect(scrolled).toHaveBeenCalledOnce();
});
