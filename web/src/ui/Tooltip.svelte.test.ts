import { fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '../testing/page';
import type { Explanation } from '../api/types';
import { notices } from '../lib/notices.svelte';
import { explaining } from './explaining.svelte';
import { LINGER, PRESS, REST } from './pointing.svelte';
import Tooltip from './Tooltip.svelte';

let stone: HTMLElement;
let close: (() => void) | undefined;
let state = $state('now');
const open = vi.fn();
const told = (target: string): Explanation => ({
  target,
  title: `The ${target}`,
  lines: [`What a ${target} is.`, 'How it stands.'],
  figures: [{ name: 'Points', value: '3' }],
  rule: { id: 'market', title: 'The market' },
});
const ask = vi.fn((targets: string[]) =>
  Promise.resolve(targets.filter((target) => target !== 'nothing').map(told)),
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
  close = explaining.use({ state: () => state, ask, rule: (id) => ({ href: `#${id}`, open }) });
}
const by = (id: string) => document.getElementById(id)!;
const shown = () => document.querySelector('.tip:not(.off)')?.textContent?.trim() ?? null;
const explained = () => document.querySelector('.explanation h3')?.textContent ?? null;
const panel = () => document.querySelector<HTMLElement>('.explanation')!;
const elsewhere = () => document.querySelector('u')!;
/** Moves the mouse there. */
let x = 0;
async function point(at: Element): Promise<void> {
  const mouse = { pointerType: 'mouse', clientX: ++x };
  await fireEvent.pointerOver(at, mouse);
  await fireEvent.pointerMove(at, mouse);
}
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
  for (const part of ['What a card is.', 'How it stands.', 'Points', '3', '2 choices', 'The market'])
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

it('says nothing where the board moved below a pointer that rests', async () => {
  table();
  await point(elsewhere());
  await fireEvent.pointerOver(by('card'), { pointerType: 'mouse', clientX: x });
  await wait(REST);
  expect([shown(), explained()]).toEqual([null, null]);
  await point(by('card'));
  expect(shown()).toBe('A card');
});

it('says nothing of what comes below the pointer after a click', async () => {
  table();
  await point(elsewhere());
  await fireEvent.pointerDown(elsewhere(), { pointerType: 'mouse', clientX: ++x });
  await fireEvent.pointerOver(by('card'), { pointerType: 'mouse', clientX: x });
  await wait(REST);
  expect([shown(), explained()]).toEqual([null, null]);
});

it('shows the name of what has the focus, and describes what is explained', async () => {
  table();
  vi.spyOn(by('card'), 'matches').mockReturnValue(true); // the focus came by the keyboard
  await fireEvent.focusIn(by('card'));
  await wait(REST);
  expect([shown(), explained()]).toEqual(['A card', null]);
  await point(by('card'));
  await wait(REST);
  const id = by('card').getAttribute('aria-describedby')!;
  expect(by(id).textContent).toContain('What a card is.');
  await fireEvent.keyDown(document, { key: 'Escape' });
  expect(by('card').hasAttribute('aria-describedby')).toBe(false);
});

it('tells what is true now, once the table has changed', async () => {
  table();
  await point(by('card'));
  await wait(REST);
  ask.mockImplementationOnce((targets) =>
    Promise.resolve(targets.map((target) => ({ ...told(target), lines: ['It is sold.'] }))),
  );
  state = 'later';
  await wait(1000);
  expect(panel().textContent).toContain('It is sold.');
  expect(ask).toHaveBeenCalledTimes(2);
  by('card').remove();
  state = 'at last';
  await wait(1000);
  expect(explained()).toBeNull();
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
  expect(notices.said).toContain('The slide. What a slide is. How it stands. Points: 3.');
  const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  await fireEvent(panel(), escape);
  expect(explained()).toBeNull();
  expect(document.activeElement).toBe(by('slide'));
  expect(escape.defaultPrevented, 'it does nothing else').toBe(true);
});

it('the same key closes it again, and so does the focus that goes elsewhere', async () => {
  table();
  by('slide').focus();
  for (const leave of [
    () => fireEvent.keyDown(panel(), { key: 'i' }),
    () => fireEvent.focusIn(by('field')),
  ]) {
    await fireEvent.keyDown(by('slide'), { key: 'i' });
    await wait(0);
    expect(explained()).toBe('The slide');
    await leave();
    expect(explained()).toBeNull();
  }
});

it('arrow keys go through everything on the table, and ask only once', async () => {
  table();
  for (const element of document.querySelectorAll('[data-about], [data-sign]'))
    element.checkVisibility = () => true;
  await fireEvent.keyDown(document.body, { key: 'i' });
  await wait(0);
  const titles = [explained()];
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowRight', 'ArrowRight']) {
    await fireEvent.keyDown(panel(), { key });
    await wait(0);
    titles.push(explained());
  }
  // Nothing is known of the odd thing: there one stays where one was, and goes on from it.
  expect(titles).toEqual([
    'The card',
    'The coin',
    'The slide',
    'The slide',
    'The slide',
    'The slide',
    'The card',
  ]);
  expect(ask.mock.calls).toEqual([[['card']], [['coin', 'slide', 'nothing']]]);
});

it('arrow keys that point up and down go on to another kind of things', async () => {
  table();
  const row = document.createElement('p');
  row.innerHTML = '<b data-about="row:1"></b><b data-about="row:2"></b><b data-about="row:3"></b>';
  by('slide').before(row);
  for (const element of document.querySelectorAll('[data-about], [data-sign]'))
    element.checkVisibility = () => true;
  by('card').focus();
  await fireEvent.keyDown(by('card'), { key: 'i' });
  await wait(0);
  const titles = [];
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp']) {
    await fireEvent.keyDown(panel(), { key });
    await wait(0);
    titles.push(explained());
  }
  expect(titles).toEqual(['The coin', 'The row:1', 'The slide', 'The row:3', 'The coin']);
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
  const tap = async () => {
    await fireEvent.pointerDown(by('card'), { pointerType: 'touch' });
    await fireEvent.pointerUp(by('card'), { pointerType: 'touch' });
    await fireEvent.click(by('card'));
  };
  await fireEvent.pointerUp(by('card'), { pointerType: 'touch' });
  await fireEvent.click(by('card'));
  expect(clicked).not.toHaveBeenCalled();
  // A tap beside the sheet closes it, and is not meant for what is there.
  await tap();
  expect(explained()).toBeNull();
  expect(clicked).not.toHaveBeenCalled();
  await tap();
  expect(clicked).toHaveBeenCalledOnce();
});

it('opens as a sheet when the device calls a press long, and has no menu then', async () => {
  table();
  const menu = () => new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
  const before = menu();
  await fireEvent(by('card'), before);
  expect(before.defaultPrevented, 'a mouse has its menu').toBe(false);
  await fireEvent.pointerDown(by('card'), { pointerType: 'touch' });
  await wait(PRESS - 100);
  const early = menu();
  await fireEvent(by('card'), early);
  await wait(0);
  expect(early.defaultPrevented).toBe(true);
  expect(explained()).toBe('The card');
});

it('a finger that scrolls presses nothing', async () => {
  table();
  await fireEvent.pointerDown(by('card'), { pointerType: 'touch' });
  await fireEvent.pointerCancel(by('card'), { pointerType: 'touch' });
  await wait(PRESS);
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
