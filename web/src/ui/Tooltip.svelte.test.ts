// @vitest-environment happy-dom
import { fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '../testing/page';
import Tooltip from './Tooltip.svelte';

let stone: HTMLElement;
beforeEach(() => {
  vi.useFakeTimers();
  render(Tooltip);
  document.body.insertAdjacentHTML('beforeend', '<b data-name="Stone"><i>x</i></b><u>y</u>');
  stone = document.querySelector('i')!;
});
afterEach(() => {
  vi.useRealTimers();
  document.querySelectorAll('b, u').forEach((each) => each.remove());
});

const shown = () => document.querySelector('.tip:not(.off)')?.textContent ?? null;
const elsewhere = () => document.querySelector('u')!;

it('shows the name of what the pointer rests on, until it leaves', async () => {
  await fireEvent.pointerOver(stone, { pointerType: 'mouse' });
  expect(shown()).toBe('Stone');
  await fireEvent.pointerOver(elsewhere(), { pointerType: 'mouse' });
  expect(shown()).toBeNull();
});

it('shows it to a thumb after a long press, not after a tap', async () => {
  await fireEvent.pointerDown(stone, { pointerType: 'touch' });
  await fireEvent.pointerUp(stone, { pointerType: 'touch' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(shown()).toBeNull();
  await fireEvent.pointerDown(stone, { pointerType: 'touch' });
  await vi.advanceTimersByTimeAsync(450);
  expect(shown()).toBe('Stone');
});

it('is gone after Escape and after scrolling', async () => {
  await fireEvent.pointerOver(stone, { pointerType: 'mouse' });
  await fireEvent.keyDown(document, { key: 'Escape' });
  expect(shown()).toBeNull();
  await fireEvent.pointerOver(stone, { pointerType: 'mouse' });
  await fireEvent.scroll(elsewhere());
  expect(shown()).toBeNull();
});
