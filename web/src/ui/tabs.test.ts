import { fireEvent } from '@testing-library/svelte';
import { afterEach, expect, it } from 'vitest';
import { tabs } from './tabs';

afterEach(() => (document.body.innerHTML = ''));

function list() {
  document.body.innerHTML =
    '<div role="tablist">' +
    ['a', 'b', 'c'].map((id) => `<button role="tab" id="${id}"><b>${id}</b></button>`).join('') +
    '</div>';
  const opened: string[] = [];
  for (const tab of document.querySelectorAll('button')) tab.onclick = () => void opened.push(tab.id);
  const stop = tabs(document.querySelector('div')!);
  document.querySelector<HTMLElement>('#a')!.focus();
  const press = (key: string, more: object = {}) =>
    fireEvent.keyDown(document.activeElement!, { key, ...more });
  return { opened, stop, press };
}

it('goes from tab to tab by the arrows, round and round, and opens each', async () => {
  const { opened, press } = list();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End']) await press(key);
  expect(opened).toEqual(['b', 'c', 'a', 'c', 'a', 'c']);
  expect(document.activeElement!.id).toBe('c');
});

it('opens nothing that is open already, and leaves other keys alone', async () => {
  const { opened, press } = list();
  await press('Home');
  await press('ArrowRight', { altKey: true });
  const went = await press('Tab');
  expect(opened).toEqual([]);
  expect(went).toBe(true);
});

it('is deaf when its list is gone', async () => {
  const { opened, press, stop } = list();
  stop();
  await press('ArrowRight');
  expect(opened).toEqual([]);
});
