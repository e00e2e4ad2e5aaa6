/** axe finds nothing serious or critical: on every page, at every board, in both lights. */
import { ASKED, chance, comeIn, expect, GAMES, NOWHERE, seated, step, test, type Page } from './bottega';
import { accessible } from './accessible';
import { atTheDoor, behind, beside, indoors } from './places';

/** In both lights; nothing but the colours changes between them. */
async function sound(page: Page, place: string, part = 'html'): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await accessible(page, `${place} (${colorScheme})`, part);
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
  test(`the board of ${game} with all seats taken`, async ({ visit }) => {
    const page = await visit();
    const { games } = (await (await page.request.get('/api/games')).json()) as {
      games: { name: string; players: number[] }[];
    };
    const most = Math.max(...games.find(({ name }) => name === game)!.players);
    const bots = Array.from({ length: most - 1 }, () => ({ me: false, bot: 'random' }));
    await seated(page, game, { seats: [{ me: true }, ...bots] });
    const pick = chance(23);
    for (let i = 0; i < 12; i++) await step(page, pick);
    await page.locator(ASKED).first().waitFor();
    await sound(page, 'in progress', '.board');
  });

  test(`the board of ${game}`, async ({ visit }) => {
    test.slow(); // A dozen checks.
    const page = await visit();
    await seated(page, game);
    const pick = chance(17);
    for (let i = 0; i < 12; i++) await step(page, pick);
    await page.locator(ASKED).first().waitFor();
    const unlit = page.locator('.board [data-target]:not(.lit):not(.chosen):visible').first();
    if (await unlit.count()) {
      await unlit.click();
      await page.locator('.why summary').first().click();
    }
    await sound(page, 'in progress');
    for (const tab of ['Chat', 'Hints', 'More']) {
      await page.getByRole('tab', { name: tab }).click();
      await sound(page, tab, '.side');
    }
    await page.keyboard.press('Escape');
    for (let i = 0; i < 24 && (await step(page, pick)).kind !== 'over'; i++) {
      if (i % 12 === 11) await sound(page, `${i + 1} steps later`, '.board');
    }
  });
}
