import { expect, it } from 'vitest';
import { meaning } from './keys';

const press = (key: string, on: Element = document.body, more: object = {}) => {
  let heard: ReturnType<typeof meaning> = null;
  const listen = (event: Event) => (heard = meaning(event as KeyboardEvent));
  window.addEventListener('keydown', listen);
  on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }));
  window.removeEventListener('keydown', listen);
  return heard as ReturnType<typeof meaning>;
};

it('knows numbers, letters in either case, and the question mark', () => {
  expect(press('3')).toEqual({ key: 'number', n: 3 });
  expect(press('0')).toBeNull();
  expect(press('u')?.key).toBe('undo');
  expect(press('U')?.key).toBe('undo');
  expect(press('?')?.key).toBe('keys');
  expect(press('Escape')?.key).toBe('clear');
  expect(press('x')).toBeNull();
});

it('leaves those in peace who write, and the browser its own shortcuts', () => {
  const input = document.body.appendChild(document.createElement('input'));
  expect(press('u', input)).toBeNull();
  input.remove();
  expect(press('u', document.body, { ctrlKey: true })).toBeNull();
  expect(press('r', document.body, { metaKey: true })).toBeNull();
});
