/** A phone: 360 px wide, played with a thumb. */
import { chance, expect, GAMES, glowing, seated, step, test, type Page } from './bottega';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

async function fits(page: Page): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(360);
}

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
    for (let i = 0; i < 10; i++) {
      await step(page, pick, { tap: true });
      await fits(page);
    }
    await page.locator('.prompt strong').first().waitFor();
    await expect(page.locator('.bar')).toBeInViewport();
    const small = await glowing(page).evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).filter(({ width, height }) => width < 20 || height < 20).length,
    );
    expect(small, 'what glows is large enough to be hit').toBe(0);
    await page.getByRole('tab', { name: 'Rules' }).tap();
    await expect(page.getByRole('searchbox')).toBeVisible();
    await fits(page);
  });
}
