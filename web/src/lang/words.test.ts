import { afterEach, expect, it, vi } from 'vitest';
import {
  day,
  figure,
  GameWords,
  labelled,
  LANGS,
  language,
  listed,
  nameOf,
  preferredLang,
  say,
} from './words.svelte';

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

it('keeps the language that was chosen, and ignores one without a catalogue', async () => {
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

it('offers the languages that have a catalogue, each under its own name', () => {
  expect(LANGS.map((lang) => [lang, nameOf(lang)])).toEqual([
    ['en', 'English'],
    ['fr', 'Français'],
    ['it', 'Italiano'],
  ]);
});

it.each([
  ['en', 'Ada, Bia and Carla', 'Council: 4'],
  ['fr', 'Ada, Bia et Carla', 'Council\u202f: 4'],
  ['it', 'Ada, Bia e Carla', 'Council: 4'],
])('joins names and labels as %s does', async (lang, names, label) => {
  await language.speak(lang);
  expect(listed(['Ada', 'Bia', 'Carla'])).toBe(names);
  expect(labelled('Council', '4')).toBe(label);
});

it('puts no colon after a label that is a sentence', () => {
  expect(labelled('It is worth 9 points.', '3 choices')).toBe('It is worth 9 points. 3 choices');
});
