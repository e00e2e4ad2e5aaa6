import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import '../testing/page';
import Rating from './Rating.svelte';
import SeatMark from './SeatMark.svelte';

it('tells seats apart by shape, not by colour alone', () => {
  const shapes = [0, 1, 2, 3, 4].map((seat) =>
    render(SeatMark, { seat }).container.querySelector('path')!.getAttribute('d'),
  );
  expect(new Set(shapes).size).toBe(5);
});

it('says that a rating is provisional, and nothing of one that is not', () => {
  render(Rating, { rating: { rating: 1512, provisional: true } });
  expect(screen.getByRole('img', { name: 'provisional' }).textContent).toBe('?');
  const settled = render(Rating, { rating: { rating: 1600, provisional: false } });
  expect(settled.container.textContent).toBe('1600');
});
