import { flushSync } from 'svelte';
import { expect, it } from 'vitest';
import { Places } from './places.svelte';

function thing(hidden = false): HTMLElement {
  const element = document.createElement('div');
  if (hidden) element.style.display = 'none';
  document.body.append(element);
  return element;
}

it('finds all elements of the targets asked for, and no others', () => {
  const places = new Places();
  const [one, twin, other] = [thing(), thing(), thing()];
  places.add('row:1', one);
  places.add('row:1', twin);
  places.add('row:2', other);
  expect(places.seen(['row:1'])).toEqual([one, twin]);
  expect(places.seen(['row:3'])).toEqual([]);
});

it('leaves out what cannot be seen', () => {
  const places = new Places();
  places.add('row:1', thing(true));
  expect(places.seen(['row:1'])).toEqual([]);
});

it('forgets an element that goes, and keeps its twin', () => {
  const places = new Places();
  const twin = thing();
  const gone = places.add('row:1', thing());
  places.add('row:1', twin);
  gone();
  expect(places.seen(['row:1'])).toEqual([twin]);
});

it('updates when something comes or goes', () => {
  const places = new Places();
  const counts: number[] = [];
  const end = $effect.root(() => {
    $effect(() => void counts.push(places.seen(['row:1']).length));
  });
  flushSync();
  const gone = places.add('row:1', thing());
  flushSync();
  gone();
  flushSync();
  end();
  expect(counts).toEqual([0, 1, 0]);
});
