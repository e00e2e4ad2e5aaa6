/** A phone: 360 px wide, played with a thumb. */
import { chance, expect, GAMES, glowing, seated, step, test, type Page } from './bottega';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

async function fits(page: Page): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(360);
}

/** What a thumb cannot hit: less than 24 px wide or high (WCAG 2.5.8). */
const small = (page: Page): Promise<string[]> =>
  glowing(page).evaluateAll((all) =>
    all.flatMap((one) => {
      const { width, height } = one.getBoundingClientRect();
      return width < 24 || height < 24 ? [`${one.getAttribute('data-target')}: ${width.toFixed(1)} × ${height.toFixed(1)}`] : [];
    }),
  );

test('no page is wider than the phone', async ({ visit }) => {
  const page = await visit(PHONE);
  for (const path of ['/', '/new/leonardo', '/new/masters?device', '/rules/inventors', '/ranking', '/account', '/notices', '/nothing']) {
    await page.goto(path);
    await page.locator('main h1').first().waitFor();
    await fits(page);
  }
});

for (const game of GAMES) {
  test(`${game} is played with a thumb`, async ({ visit }) => {
    const page = await visit(PHONE);
    await seated(page, game);
    const pick = chance(4);
    for (let i = 0; i < 30; i++) {
      if ((await step(page, pick, { tap: true })).kind === 'over') break;
      await fits(page);
      expect(await small(page), 'what glows is large enough to be hit').toEqual([]);
    }
    await page.locator('.prompt strong').first().waitFor();
    await expect(page.locator('.bar')).toBeInViewport();
    await page.getByRole('tab', { name: 'Rules' }).tap();
    await expect(page.getByRole('searchbox')).toBeVisible();
    await fits(page);
  });
}
