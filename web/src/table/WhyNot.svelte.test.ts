import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import '../testing/page';
import WhyNot from './WhyNot.svelte';

const paragraph = { id: 'buying', title: 'Buying a card', text: 'A card costs what it *says*.' };
const refusal = (text: string | null, more: object = {}) =>
  ({ code: 'too-dear', text, paragraph, ...more }) as never;

/** The reasons as shown; what is returned is called when they are to go. */
function why(...refusals: never[]) {
  const gone = vi.fn();
  const match = {
    get why() {
      return { target: 'stack:green1', refusals };
    },
    set why(next) {
      gone(next);
    },
  };
  render(WhyNot, { match: match as never, game: 'masters' });
  return gone;
}

it('says a reason once, however many choices it forbids, and its rule once', () => {
  why(refusal('You lack two stones.'), refusal('You lack two stones.'), refusal('The slot is full.'));
  expect([...document.querySelectorAll('.why strong')].map((each) => each.textContent)).toEqual([
    'You lack two stones.',
    'The slot is full.',
  ]);
  expect(document.querySelectorAll('details')).toHaveLength(1);
});

it('shows the rule, and the way to its paragraph in a page of its own', () => {
  why(refusal('You lack two stones.'));
  expect(screen.getByText('The rule: Buying a card')).toBeTruthy();
  expect(document.querySelector('details em')!.textContent).toBe('says');
  const link = screen.getByText('Open in the rules');
  expect(link.getAttribute('href')).toBe('/rules/masters#buying');
  expect(link.getAttribute('target')).toBe('_blank');
});

it('shows the code of a reason without a sentence, and no rule where there is none', () => {
  why(refusal(null, { paragraph: null }));
  expect(document.querySelector('.why strong')!.textContent).toBe('too-dear');
  expect(document.querySelector('details')).toBeNull();
});

it('is closed by its button', async () => {
  const gone = why(refusal('No.'));
  await fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(gone).toHaveBeenCalledExactlyOnceWith(null);
});

it('is closed by Escape, and by no other key', async () => {
  const gone = why(refusal('No.'));
  await fireEvent.keyDown(window, { key: 'Enter' });
  expect(gone).not.toHaveBeenCalled();
  await fireEvent.keyDown(window, { key: 'Escape' });
  expect(gone).toHaveBeenCalledExactlyOnceWith(null);
});
