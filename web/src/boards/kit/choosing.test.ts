import { describe, expect, it } from 'vitest';
import type { Choice } from '../../api/types';
import { remaining, touch, touchable } from './choosing';

const choice = (id: number, ...targets: string[]): Choice =>
  ({ id, text: `choice ${id}`, action: { type: 't', id, notation: '', targets } }) as Choice;

const buying = [
  choice(1, 'stack:green1', 'slot:1'),
  choice(2, 'stack:green1', 'slot:2'),
  choice(3, 'stack:blue1', 'slot:1'),
  choice(4, 'end-turn:'),
];

describe('touching things on the table', () => {
  it('does the only choice that touches the thing', () => {
    expect(touch(buying, [], 'end-turn:')).toEqual({ kind: 'done', choice: buying[3] });
    expect(touch(buying, [], 'stack:blue1')).toEqual({ kind: 'done', choice: buying[2] });
  });

  it('narrows where several choices touch it, and the second touch decides', () => {
    expect(touch(buying, [], 'stack:green1')).toEqual({ kind: 'narrowed', selected: ['stack:green1'] });
    expect([...touchable(buying, ['stack:green1'])]).toEqual(['slot:1', 'slot:2']);
    expect(touch(buying, ['stack:green1'], 'slot:2')).toEqual({ kind: 'done', choice: buying[1] });
  });

  it('lets go of what is touched twice', () => {
    expect(touch(buying, ['stack:green1'], 'stack:green1')).toEqual({ kind: 'narrowed', selected: [] });
  });

  it('begins anew where the thing does not go with what was selected', () => {
    expect(touch(buying, ['stack:green1'], 'end-turn:')).toEqual({ kind: 'done', choice: buying[3] });
  });

  it('says no to what no choice touches', () => {
    expect(touch(buying, [], 'row:1')).toEqual({ kind: 'no', target: 'row:1' });
    expect(remaining(buying, ['row:1'])).toEqual([]);
  });
});
