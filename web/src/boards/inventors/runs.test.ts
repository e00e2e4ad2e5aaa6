import { describe, expect, it } from 'vitest';
import { bestRuns } from './runs';

const shown = (counts: number[], stars: number) =>
  bestRuns(counts, stars).map((run) => run.map((star, number) => (star ? '*' : number)).join(''));

describe('the best runs', () => {
  it('begin with 0 and have no gap', () => {
    expect(shown([1, 1, 1, 1, 0, 1], 0)).toEqual(['0123']);
    expect(shown([0, 1, 1, 0, 0, 0], 0)).toEqual([]);
    expect(shown([3, 0, 0, 0, 0, 0], 0)).toEqual([]);
  });
  it('use a token where it brings most', () => {
    expect(shown([1, 1, 0, 1, 0, 0], 1)).toEqual(['01*3']);
    expect(shown([0, 1, 1, 0, 0, 0], 1)).toEqual(['*12']);
    expect(shown([1, 1, 1, 1, 1, 1], 2)).toEqual(['012345**']);
    expect(shown([0, 0, 0, 0, 0, 0], 2)).toEqual(['**']);
  });
  it('may be several', () => {
    expect(shown([2, 2, 1, 0, 0, 0], 0)).toEqual(['012', '01']);
    expect(shown([2, 2, 2, 1, 0, 0], 1)).toEqual(['0123', '012*']);
  });
  it('leave a token aside that would bring nothing', () => {
    expect(shown([0, 0, 0, 0, 0, 0], 1)).toEqual([]);
  });
});
