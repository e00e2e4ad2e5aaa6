import { describe, expect, it } from 'vitest';
import type { EventTold } from '../api/types';
import { grouped, isGroup, pieces, type Group, type Line } from './log';

const event = (text: string, more: Partial<EventTold> = {}): EventTold => ({
  number: 1,
  at: 0,
  step: 1,
  kind: 'k',
  values: {},
  text,
  ...more,
});
/** A group as nested texts; a line with what follows from it: `a+b`. */
type Shape = string | [string | null, ...Shape[]];
const text = (line: Line): string => [line.event, ...line.asides].map((each) => each.text).join('+');
const shape = (group: Group): Shape => [
  group.head && text(group.head),
  ...group.lines.map((one) => (isGroup(one) ? shape(one) : text(one))),
];

describe('the pieces of a sentence', () => {
  it('are the marked words and what is between them', () => {
    expect(
      pieces({
        text: 'Ada pays 2 coins.',
        marks: [
          [0, 3, 'seat:0'],
          [9, 16, 'resources-coin'],
        ],
      }),
    ).toEqual([
      { text: 'Ada', mark: 'seat:0' },
      { text: ' pays ', mark: '' },
      { text: '2 coins', mark: 'resources-coin' },
      { text: '.', mark: '' },
    ]);
  });

  it('count a picture in a name as one character', () => {
    expect(pieces({ text: 'Ève 🎲 pays.', marks: [[0, 5, 'seat:0']] })).toEqual([
      { text: 'Ève 🎲', mark: 'seat:0' },
      { text: ' pays.', mark: '' },
    ]);
  });

  it('are the whole where nothing is marked, and nothing where nothing is said', () => {
    expect(pieces({ text: 'Ada pays.' })).toEqual([{ text: 'Ada pays.', mark: '' }]);
    expect(pieces({ text: null })).toEqual([]);
  });
});

describe('the groups of a log', () => {
  it('follow the parts of the match and the parts of those', () => {
    const log = [
      event('Ada sits down'),
      event('Round 1', { chapter: 1 }),
      event('Ada', { chapter: 2 }),
      event('buys'),
      event('Bia', { chapter: 2 }),
      event('Round 2', { chapter: 1 }),
      event('over'),
    ];
    expect(grouped(log).map(shape)).toEqual([
      [null, 'Ada sits down'],
      ['Round 1', ['Ada', 'buys'], ['Bia']],
      ['Round 2', 'over'],
    ]);
  });

  it('keep what follows with its line, also with the head of a part', () => {
    const log = [
      event('Joiner', { chapter: 1 }),
      event('nobody can pay', { aside: true }),
      event('Bia takes wood'),
      event('home', { aside: true }),
    ];
    expect(grouped(log).map(shape)).toEqual([['Joiner+nobody can pay', 'Bia takes wood+home']]);
  });

  it('know what was taken back', () => {
    const steps = [1, 2, 3, 1, 2];
    const lines = grouped(steps.map((step) => event(String(step), { step })))[0]!.lines as Line[];
    expect(lines.map((line) => line.undone)).toEqual([false, true, true, false, false]);
  });
});
