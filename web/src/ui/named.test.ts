import { expect, it } from 'vitest';
import { named, signed } from './named';

const attributes = (element: Element) =>
  Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));

it('gives a picture its name for the eye and for the ear', () => {
  const stone = document.createElement('span');
  named('Stone')(stone);
  expect(attributes(stone)).toEqual({ 'data-name': 'Stone', role: 'img', 'aria-label': 'Stone' });
});

it('leaves the role of what has one, and of what shall have none', () => {
  const button = document.createElement('span');
  button.setAttribute('role', 'button');
  named('Stone')(button);
  expect(button.getAttribute('role')).toBe('button');
  const plain = document.createElement('span');
  named('Stone', null)(plain);
  expect(plain.hasAttribute('role')).toBe(false);
});

it('does not replace what a thing on the table says of itself', () => {
  const thing = document.createElement('span');
  thing.dataset.target = 'row:1';
  thing.setAttribute('aria-label', 'Row 1: take two stones');
  named('Row 1')(thing);
  expect(thing.getAttribute('aria-label')).toBe('Row 1: take two stones');
});

it('says what it is explained as: a thing, or a sign on one', () => {
  const stone = document.createElement('span');
  const gone = named('Stone', 'img', 'resource:stone')(stone);
  expect(stone.dataset.about).toBe('resource:stone');
  gone?.();
  signed('2 stones', 'resource:stone')(stone);
  expect({ ...stone.dataset }).toEqual({ name: '2 stones', sign: 'resource:stone' });
});
