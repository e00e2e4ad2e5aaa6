import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import { language } from '../lang/words.svelte';
import { announce } from '../lib/notices.svelte';
import '../testing/page';
import Toasts from './Toasts.svelte';

afterEach(() => language.speak('en'));

const region = () => screen.getByRole('log').textContent!.trim();

it('says nothing in the language of before', async () => {
  render(Toasts);
  announce('It is your turn.');
  await tick();
  expect(region()).toBe('It is your turn.');
  await language.speak('fr');
  await tick();
  expect(region()).toBe('');
  announce('À vous de jouer.');
  await tick();
  expect(region()).toBe('À vous de jouer.');
});
