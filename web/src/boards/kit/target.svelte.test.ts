import { flushSync } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import '../../testing/page';
import { choice, deciding, sitting } from '../../testing/table';
import type { Match } from '../../table/match.svelte';
import { targetsOf, type Labelling } from './target.svelte';

const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

/** A thing on the table of this match, and how to take it away. */
function thing(match: Match, name: string, label?: string, more?: Labelling) {
  const element = document.body.appendChild(document.createElement('div'));
  let gone: (() => void) | void;
  const end = $effect.root(() => {
    gone = targetsOf(match)(name, label, more)(element);
  });
  ends.push(end);
  flushSync();
  return { element, remove: () => (gone?.(), end()) };
}

const two = () =>
  sitting(
    deciding(
      choice(1, 'Take row 1', 'row:1'),
      choice(2, 'Take row 2', 'row:2'),
      choice(3, 'Turn row 2', 'row:2', 'turn'),
    ),
  );

it('glows and takes the focus while a choice touches it, and says what it does', () => {
  const { element } = thing(two(), 'row:1', 'Row 1');
  expect(element.classList).toContain('lit');
  expect(element.getAttribute('tabindex')).toBe('0');
  expect(element.getAttribute('aria-label')).toBe('Row 1: Take row 1');
});

it('says how many choices it has where there are several', () => {
  expect(thing(two(), 'row:2', 'Row 2').element.getAttribute('aria-label')).toBe('Row 2: 2 choices');
});

it('stays a button out of the way of Tab while nothing touches it', () => {
  const { element } = thing(two(), 'row:3', 'Row 3');
  expect(element.classList).not.toContain('lit');
  expect(element.getAttribute('tabindex')).toBe('-1');
  expect(element.getAttribute('role')).toBe('button');
  expect(element.getAttribute('aria-label')).toBe('Row 3');
});

it('says no more than its label where that says everything', () => {
  expect(
    thing(two(), 'row:1', 'Take the first row', { whole: true }).element.getAttribute('aria-label'),
  ).toBe('Take the first row');
});

it('is called by a short name beside it, and described in full to those who do not see it', () => {
  const { element } = thing(two(), 'row:1', 'Row 1 of three marbles', { short: 'Row 1' });
  expect(element.getAttribute('data-name')).toBe('Row 1: Take row 1');
  expect(element.getAttribute('aria-label')).toBe('Row 1 of three marbles: Take row 1');
});

it('says what it is explained as, and what touching it does', () => {
  const { element } = thing(two(), 'row:2', 'Row 2');
  expect([element.dataset.about, element.dataset.does]).toEqual(['row:2', '2 choices']);
  const other = thing(two(), 'row:3', 'Row 3', { about: 'slide' }).element;
  expect([other.dataset.about, other.dataset.does]).toEqual(['slide', undefined]);
});

it('is pressed when selected, and points where the log points', () => {
  const match = two();
  const { element } = thing(match, 'row:2', 'Row 2');
  match.selected = ['row:2'];
  match.hinted = ['row:2'];
  flushSync();
  expect(element.getAttribute('aria-pressed')).toBe('true');
  expect([...element.classList]).toEqual(['chosen', 'hinted']);
});

it.each(['Enter', ' ', 'a'])(
  'is touched by click, Enter and the space bar, not by other keys (%s)',
  (key) => {
    const match = two();
    const select = vi.fn();
    match.select = select;
    const { element } = thing(match, 'row:1');
    element.click();
    expect(select).toHaveBeenCalledExactlyOnceWith('row:1');
    element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    expect(select).toHaveBeenCalledTimes(key === 'a' ? 1 : 2);
  },
);

it('leaves nothing behind on an element that becomes something else', () => {
  const match = two();
  const { element, remove } = thing(match, 'row:1', 'Row 1');
  expect(match.places.seen(['row:1'])).toEqual([element]);
  remove();
  expect(match.places.seen(['row:1'])).toEqual([]);
  expect([...element.attributes].filter(({ name }) => name !== 'class')).toEqual([]);
  expect([...element.classList]).toEqual([]);
});
