// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { day, figure, GameWords, language, preferredLang, say } from './words.svelte';

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

const browser = (...languages: string[]) =>
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);

it.each([
  [['fr-CA', 'en'], 'fr'],
  [['de-DE', 'it-CH', 'fr'], 'it'],
  [['de', 'ja'], 'en'],
  [[], 'en'],
])('of a browser that speaks %s it takes %s', (languages, lang) => {
  browser(...languages);
  expect(preferredLang()).toBe(lang);
});

it('keeps what was chosen, and minds no language that it does not speak', async () => {
  browser('fr');
  await language.speak('it', true);
  expect(preferredLang()).toBe('it');
  localStorage.setItem('bottega-lang', 'xx');
  expect(preferredLang()).toBe('fr');
});

it('speaks the language it was told to, on the page as well', async () => {
  await language.speak('fr');
  expect(say('close')).toBe('Fermer');
  expect(document.documentElement.lang).toBe('fr');
  expect(localStorage.getItem('bottega-lang')).toBeNull();
});

it('shows a word that is missing', async () => {
  await language.speak('en');
  expect(say('no-such-word')).toBe('no-such-word');
  const words = new GameWords('en', 'stone = Stone\n');
  expect([words.say('stone'), words.say('glass'), words.has('glass')]).toEqual(['Stone', 'glass', false]);
});

it('writes figures and days as the language does', async () => {
  await language.speak('it');
  expect(figure(1.25)).toBe('1,3');
  expect(day(Date.UTC(2024, 4, 5, 12))).toBe('5 maggio 2024');
});
