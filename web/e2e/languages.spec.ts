/** French and Italian: taken from the browser, and not a word of ours left in English. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { comeIn, expect, GAMES, GATE, NOWHERE, quick, table, test, type Page } from './bottega';
import { atTheDoor, behind, beside, indoors } from './places';

/** The sentences of a catalogue that are said as they stand, without figures in them. */
function sentences(text: string): Map<string, string> {
  const bundle = new FluentBundle('en');
  bundle.addResource(new FluentResource(text));
  const plain = new Map<string, string>();
  for (const [, id] of text.matchAll(/^([a-z][\w-]*) =/gm)) {
    const value = bundle.getMessage(id!)?.value;
    if (typeof value === 'string') plain.set(id!, value.trim());
  }
  return plain;
}

/** What would be English on a page in that language: sentences of ours that differ there. */
function foreign(english: string, other: string): Set<string> {
  const [from, to] = [sentences(english), sentences(other)];
  const spoken = new Set(to.values());
  return new Set([...from].flatMap(([id, text]) => (to.get(id) !== text && !spoken.has(text) ? [text] : [])));
}

/** Everything a person reads or is read: texts, labels, placeholders, titles. */
const read = (page: Page) =>
  page.evaluate(() => {
    const texts: string[] = [document.title];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      if (node instanceof Element) {
        for (const name of ['aria-label', 'placeholder', 'title', 'data-name', 'alt']) {
          texts.push(node.getAttribute(name) ?? '');
        }
      } else texts.push(node.textContent ?? '');
    }
    return [...new Set(texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean))];
  });

const own = (lang: string) => readFileSync(join(import.meta.dirname, `../src/lang/${lang}.ftl`), 'utf8');

for (const [lang, locale] of [
  ['fr', 'fr-FR'],
  ['it', 'it-IT'],
] as const) {
  test(`${locale}: every page speaks it`, async ({ visit }) => {
    test.slow(); // Some thirty pages.
    const page = await visit({ locale, mayLack: NOWHERE });
    const words = async (game: string, of: string) =>
      (await page.request.get(`/api/games/${game}/words?lang=${of}`)).text();
    const catalogue = foreign(own('en'), own(lang));
    expect(catalogue.size).toBeGreaterThan(100);
    const ids = new Set(sentences(own('en')).keys());
    const speaks = async (some: Set<string> = new Set()) => {
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      // Signs of one or two letters are no words: a level I, the letter of a colour.
      const texts = (await read(page)).filter((text) => text.length > 2);
      expect(texts.filter((text) => catalogue.has(text) || some.has(text))).toEqual([]);
      expect(
        texts.filter((text) => text.includes('-') && ids.has(text)),
        'words without a sentence',
      ).toEqual([]);
    };
    await atTheDoor(page, () => speaks());
    const other = await visit({ locale });
    const game = foreign(await words('inventors', 'en'), await words('inventors', lang));
    // What the rules say in italics may be a word of either language.
    const look = (place: string) =>
      speaks(/^(the end|replay|while|beside.*(log|hints))/.test(place) ? game : undefined);
    await indoors(page, other, look, lang);
    await beside(page, look);
    await behind(page, look);
    for (const game of GAMES) {
      const id = await table(page, quick(game));
      await page.goto(`/match/${id}`);
      await page.locator('.board [data-target]').first().waitFor();
      await speaks(foreign(await words(game, 'en'), await words(game, lang)));
    }
  });
}

test('another language is chosen at the table, and everything follows', GATE, async ({ visit }) => {
  const page = await visit();
  await comeIn(page);
  const id = await table(page, quick('inventors'));
  await page.goto(`/match/${id}`);
  const prompt = page.locator('.prompt');
  await prompt.locator('strong').waitFor();
  const english = await prompt.innerText();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Italiano');
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await expect(prompt.locator('strong')).toBeVisible();
  await expect(prompt).not.toHaveText(english);
  await expect(page.getByRole('tab', { name: 'Regole' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Regole' })).toBeVisible();
});
