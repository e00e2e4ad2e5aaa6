/** axe finds nothing serious or critical: on every page, at every board, in both lights. */
import AxeBuilder from '@axe-core/playwright';
import { chance, comeIn, expect, GAMES, NOWHERE, seated, step, test, type Page } from './bottega';
import { atTheDoor, behind, beside, indoors } from './places';

/** In both lights; nothing but the colours changes between them. */
async function sound(page: Page, place: string, part = 'html'): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    const axe = new AxeBuilder({ page }).include(part).setLegacyMode().options({ resultTypes: ['violations'] });
    const { violations } = await axe.analyze();
    const bad = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    const told = bad.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => ({ id, html, failureSummary })));
    expect(told, `${place} (${colorScheme})`).toEqual([]);
  }
}

test('every page, before one has a name', async ({ visit }) => {
  const page = await visit();
  await atTheDoor(page, (place) => sound(page, place));
});

test('every page, with something on it', async ({ visit }) => {
  test.slow(); // Twice some twenty pages.
  const [page, other] = [await visit({ mayLack: NOWHERE }), await visit()];
  await indoors(page, other, (place) => sound(page, place));
});

test('what stands beside a board', async ({ visit }) => {
  const page = await visit();
  await comeIn(page);
  await beside(page, (place) => sound(page, place, place.startsWith('beside') ? '.side' : 'html'));
});

test('what comes after a match, and the curtain', async ({ visit }) => {
  const page = await visit();
  await comeIn(page);
  await behind(page, (place) => sound(page, place));
});

for (const game of GAMES) {
  test(`the board of ${game}`, async ({ visit }) => {
    const page = await visit();
    await seated(page, game);
    const pick = chance(17);
    for (let i = 0; i < 12; i++) await step(page, pick);
    await page.locator('.prompt strong').first().waitFor();
    const unlit = page.locator('.board [data-target]:not(.lit):not(.chosen):visible').first();
    if (await unlit.count()) {
      await unlit.click();
      await page.locator('.why summary').first().click();
    }
    await sound(page, 'under way');
    for (const tab of ['Chat', 'Hints', 'More']) {
      await page.getByRole('tab', { name: tab }).click();
      await sound(page, tab, '.side');
    }
  });
}
