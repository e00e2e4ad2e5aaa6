// @vitest-environment happy-dom
import { fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '../testing/page';
import type { Explanation } from '../api/types';
import { explaining } from './explaining.svelte';
import { LINGER, PRESS, REST } from './pointing.svelte';
import Tooltip from './Tooltip.svelte';

let stone: HTMLElement;
let close: (() => void) | undefined;
const open = vi.fn();
const ask = vi.fn((targets: string[]) =>
  Promise.resolve(
    targets
      .filter((target) => target !== 'nothing')
      .map((target): Explanation => ({
        target,
        title: `The ${target}`,
        lines: [`What a ${target} is.`, 'How it stands.'],
        figures: [{ name: 'Points', value: '3' }],
        rule: { id: 'market', title: 'The market' },
      })),
  ),
);

/** A page with a table: a card with a coin on it, a slide, a name without an explanation. */
const PAGE = `
  <b data-name="Stone"><i>x</i></b><u>y</u>
  <div id="card" tabindex="0" data-name="A card" data-about="card" data-does="2 choices">
    <s data-name="1 coin" data-sign="coin">1</s>
  </div>
  <div id="slide" tabindex="0" data-name="Slide" data-about="slide">o</div>
  <div id="odd" data-name="Odd" data-about="nothing">o</div>
  <input id="field" />`;

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  render(Tooltip);
  const page = document.createElement('main');
  page.innerHTML = PAGE;
  document.body.append(page);
  stone = document.querySelector('i')!;
});
afterEach(() => {
  close?.();
  close = undefined;
  vi.useRealTimers();
  document.querySelectorAll('main').forEach((each) => each.remove());
});

/** The page shows a table from now on. */
function table(): void {
  close = explaining.use({ state: () => 'now', ask, rule: (id) => ({ href: `#${id}`, open }) });
}
const by = (id: string) => document.getElementById(id)!;
const shown = () => document.querySelector('.tip:not(.off)')?.textContent?.trim() ?? null;
const explained = () => document.querySelector('.explanation h3')?.textContent ?? null;
const panel = () => document.querySelector<HTMLElement>('.explanation')!;
const elsewhere = () => document.querySelector('u')!;
const point = (at: Element) => fireEvent.pointerOver(at, { pointerType: 'mouse' });
const wait = (millis: number) => vi.advanceTimersByTimeAsync(millis);

it('shows the name of what the pointer rests on, until it leaves', async () => {
  await point(stone);
  expect(shown()).toBe('Stone');
  await point(elsewhere());
  expect(shown()).toBeNull();
});

it('shows it to a thumb after a long press, not after a tap', async () => {
  await fireEvent.pointerDown(stone, { pointerType: 'touch' });
  await fireEvent.pointerUp(stone, { pointerType: 'touch' });
  await wait(1000);
  expect(shown()).toBeNull();
  await fireEvent.pointerDown(stone, { pointerType: 'touch' });
  await wait(PRESS);
  expect(shown()).toBe('Stone');
});

it('is gone after Escape and after scrolling', async () => {
  await point(stone);
  await fireEvent.keyDown(document, { key: 'Escape' });
  expect(shown()).toBeNull();
  await point(stone);
  await fireEvent.scroll(elsewhere());
  expect(shown()).toBeNull();
});

it('explains nothing where there is no table', async () => {
  await point(by('card'));
  await wait(REST);
  expect(explained()).toBeNull();
  expect(ask).not.toHaveBeenCalled();
});

it('says the name at once and explains a little later: what it is, its figures, what it does, its rule', async () => {
  table();
  await point(by('card'));
  expect([shown(), explained()]).toEqual(['A card', null]);
  await wait(REST - 1);
  expect(ask).not.toHaveBeenCalled();
  await wait(1);
  expect(explained()).toBe('The card');
  expect(shown()).toBeNull();
  const text = panel().textContent!;
  for (const part of ['What a card is.', 'How it stands.', 'Points', '3', '2 choices', 'Rules: The market'])
    expect(text).toContain(part);
});

it('explains a sign together with the thing it stands on', async () => {
  table();
  await point(document.querySelector('s')!);
  await wait(REST);
  expect(explained()).toBe('The card');
  expect(panel().textContent).toContain('The coin What a coin is.');
});

it('does not explain what the pointer only passes over', async () => {
  table();
  await point(by('card'));
  await wait(REST - 100);
  await point(by('slide'));
  await wait(REST - 100);
  expect(explained()).toBeNull();
  await wait(100);
  expect(explained()).toBe('The slide');
});

it('stays long enough to be reached, and as long as the pointer is on it', async () => {
  table();
  await point(by('card'));
  await wait(REST);
  await point(elsewhere());
  await wait(LINGER - 1);
  await point(panel());
  await wait(10 * LINGER);
  expect(explained()).toBe('The card');
  await point(elsewhere());
  await wait(LINGER);
  expect(explained()).toBeNull();
});

it('keeps only the name where nothing can be said', async () => {
  table();
  await point(by('odd'));
  await wait(REST);
  expect([shown(), explained()]).toEqual(['Odd', null]);
});

it('is dismissed by Escape and by a click beside it', async () => {
  table();
  for (const dismiss of [
    () => fireEvent.keyDown(document, { key: 'Escape' }),
    () => fireEvent.pointerDown(elsewhere(), { pointerType: 'mouse' }),
  ]) {
    await point(by('card'));
    await wait(REST);
    expect(explained()).toBe('The card');
    await dismiss();
    expect(explained()).toBeNull();
    await point(elsewhere());
  }
});

it('describes what has the focus to a screen reader', async () => {
  table();
  vi.spyOn(by('card'), 'matches').mockReturnValue(true); // the focus came by the keyboard
  await fireEvent.focusIn(by('card'));
  await wait(REST);
  const id = by('card').getAttribute('aria-describedby')!;
  expect(by(id).textContent).toContain('What a card is.');
  await fireEvent.keyDown(document, { key: 'Escape' });
  expect(by('card').hasAttribute('aria-describedby')).toBe(false);
});

it('a key explains what has the focus and takes it there; Escape gives it back', async () => {
  table();
  by('slide').focus();
  await fireEvent.keyDown(by('slide'), { key: 'i' });
  await wait(0);
  expect(explained()).toBe('The slide');
  expect(document.activeElement).toBe(panel());
  await wait(10 * LINGER);
  expect(explained()).toBe('The slide');
  await fireEvent.keyDown(panel(), { key: 'Escape' });
  expect(explained()).toBeNull();
  expect(document.activeElement).toBe(by('slide'));
});

it('arrow keys go through everything on the table', async () => {
  table();
  for (const element of document.querySelectorAll('[data-about], [data-sign]'))
    element.checkVisibility = () => true;
  await fireEvent.keyDown(document.body, { key: 'i' });
  await wait(0);
  const titles = [explained()];
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft']) {
    await fireEvent.keyDown(panel(), { key });
    await wait(0);
    titles.push(explained());
  }
  // The coin is explained with its card, and nothing is known of the odd thing.
  expect(titles).toEqual(['The card', 'The card', 'The slide', 'The card']);
});

it('leaves the key to those who write, and to the browser', async () => {
  table();
  await fireEvent.keyDown(by('field'), { key: 'i' });
  await fireEvent.keyDown(document.body, { key: 'i', ctrlKey: true });
  await wait(0);
  expect(explained()).toBeNull();
});

it('opens as a sheet after a long press, and the click that follows is not meant', async () => {
  table();
  const clicked = vi.fn();
  by('card').addEventListener('click', clicked);
  await fireEvent.pointerDown(by('card'), { pointerType: 'touch' });
  await wait(PRESS);
  expect(explained()).toBe('The card');
  expect(panel().classList).toContain('sheet');
  await fireEvent.pointerUp(by('card'), { pointerType: 'touch' });
  await fireEvent.click(by('card'));
  expect(clicked).not.toHaveBeenCalled();
  await fireEvent.pointerDown(by('card'), { pointerType: 'touch' });
  await fireEvent.pointerUp(by('card'), { pointerType: 'touch' });
  await fireEvent.click(by('card'));
  expect(clicked).toHaveBeenCalledOnce();
  expect(explained()).toBeNull();
});

it('leads to the paragraph of the rules', async () => {
  table();
  await point(by('card'));
  await wait(REST);
  const link = panel().querySelector('a')!;
  expect(link.getAttribute('href')).toBe('#market');
  await fireEvent.click(link);
  expect(open).toHaveBeenCalledOnce();
  expect(explained()).toBeNull();
});
