import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Following } from './following';

let things: Record<string, Element[]> = {};
const places = { seen: (targets: Iterable<string>) => [...targets].flatMap((each) => things[each] ?? []) };
let went: string[] = [];
/** What lies at the middle of a thing. */
let above: Element | null = null;

function thing(name: string, board: Element): void {
  const element = document.createElement('div');
  element.scrollIntoView = () => void went.push(name);
  board.append(element);
  things[name] = [element];
}

function board(height: number, inside: number): Element {
  const made = document.createElement('div');
  made.className = 'board';
  Object.defineProperties(made, { clientHeight: { value: height }, scrollHeight: { value: inside } });
  document.body.append(made);
  return made;
}

beforeEach(() => {
  [things, went, above] = [{}, [], null];
  document.body.innerHTML = '';
  document.elementFromPoint = () => above;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it('goes to the first of the targets that stands on the board', () => {
  const made = board(300, 900);
  for (const name of ['council', 'seat']) thing(name, made);
  new Following().show(['benefit', 'council', 'seat'], places);
  expect(went).toEqual(['council']);
});

it('stays where it is in sight, or where nothing has to be scrolled', () => {
  thing('council', board(300, 900));
  above = things.council![0]!;
  new Following().show(['council'], places);
  above = null;
  thing('council', board(300, 300));
  new Following().show(['council'], places);
  new Following().show(['nowhere'], places);
  expect(went).toEqual([]);
});

it('leaves those alone for a while who scroll themselves', () => {
  thing('council', board(300, 900));
  const following = new Following();
  following.steered();
  vi.advanceTimersByTime(3900);
  following.show(['council'], places);
  expect(went).toEqual([]);
  vi.advanceTimersByTime(200);
  following.show(['council'], places);
  expect(went).toEqual(['council']);
});
