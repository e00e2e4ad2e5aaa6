/** A phone: 360 px wide, played with a thumb. */
import {
  ASKED,
  chance,
  expect,
  GAMES,
  GATE,
  glowing,
  seated,
  step,
  test,
  uncover,
  type Page,
} from './bottega';

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
      if (!one.isConnected) return [];
      return width < 24 || height < 24
        ? [`${one.getAttribute('data-target')}: ${width.toFixed(1)} × ${height.toFixed(1)}`]
        : [];
    }),
  );

test('no page is wider than the phone', GATE, async ({ visit }) => {
  const page = await visit(PHONE);
  for (const path of [
    '/',
    '/new/leonardo',
    '/new/masters?device',
    '/rules/inventors',
    '/ranking',
    '/account',
    '/notices',
    '/nothing',
  ]) {
    await page.goto(path);
    await page.locator('main h1').first().waitFor();
    await fits(page);
  }
});

/** Waits until something is to be decided; false where the match is over. */
async function deciding(page: Page): Promise<boolean> {
  await page.locator(`${ASKED}, .ending`).first().waitFor();
  return !(await page.locator('.ending').count());
}

/** Folded, the bar leaves the screen to the board, and nothing that glows stays under it. */
async function roomy(page: Page): Promise<void> {
  const covered = await page.evaluate(() =>
    ['.bottom', '[role=tablist]'].reduce(
      (sum, each) => sum + document.querySelector(each)!.getBoundingClientRect().height,
      0,
    ),
  );
  expect(covered, 'the bar and the tabs').toBeLessThan(0.3 * PHONE.viewport.height);
  for (const thing of await glowing(page).all()) {
    if (!(await thing.isVisible())) continue;
    expect(await thing.evaluate(uncover), `${await thing.getAttribute('data-target')} can be tapped`).toBe(
      true,
    );
  }
}

for (const game of GAMES) {
  test(`${game} keeps its choices folded`, async ({ visit }) => {
    test.slow(); // It tries to reach everything that glows, twenty times.
    const page = await visit(PHONE);
    await seated(page, game);
    const pick = chance(9);
    const unfold = page.locator('.unfold');
    let folded = 0;
    for (let i = 0; i < 20 && (await deciding(page)); i++) {
      if (await unfold.isVisible()) {
        if (!folded++) {
          await expect(unfold).toHaveAttribute('aria-expanded', 'false');
          await roomy(page);
          await unfold.tap();
          await expect(unfold).toHaveAttribute('aria-expanded', 'true');
          const choices = page.locator('.choices button');
          expect(String(await choices.count()), 'all are there').toBe(
            await unfold.locator('.count').innerText(),
          );
          const high = await page
            .locator('.choices')
            .evaluate((list) => list.getBoundingClientRect().height / innerHeight);
          expect(high, 'the list scrolls in itself').toBeLessThan(0.45);
          await choices.last().scrollIntoViewIfNeeded();
          await expect(choices.last()).toBeInViewport();
          await unfold.tap();
        }
        await roomy(page);
      } else {
        // The next decision may just be on its way to the board: what has no place there is listed.
        const offered = page.locator('.choices button').or(glowing(page)).or(unfold);
        await expect(offered.first(), 'something can be touched').toBeVisible();
      }
      // What a touch leaves is listed under the thumb: to decide begins anew with the next round.
      do {
        await step(page, pick, { tap: true });
        await page.locator('.bar:not([aria-busy=true]), .ending').first().waitFor();
      } while (await page.locator('[data-target].chosen').count());
    }
    expect(folded, 'there was something to fold').toBeGreaterThan(0);
  });

  test(`${game}: nothing shows above what stays in sight`, async ({ visit }) => {
    const page = await visit(PHONE);
    await seated(page, game);
    await page.locator('.board [data-target]:visible').first().waitFor();
    const edge = await page.locator('.board').evaluate((board) => {
      board.scrollTop = board.scrollHeight / 3;
      const { left, top, width } = board.getBoundingClientRect();
      let one = document.elementFromPoint(left + width / 2, top + 1);
      while (one && one !== board && getComputedStyle(one).position !== 'sticky') one = one.parentElement;
      return { scrolled: board.scrollTop > 50, sticky: !!one && one !== board };
    });
    expect(edge).toEqual({ scrolled: true, sticky: true });
  });

  test(`${game} is played with a thumb`, game === 'masters' ? GATE : {}, async ({ visit }) => {
    const page = await visit(PHONE);
    await seated(page, game);
    const pick = chance(4);
    for (let i = 0; i < 30; i++) {
      if ((await step(page, pick, { tap: true })).kind === 'over') break;
      await fits(page);
      expect(await small(page), 'what glows is large enough to be hit').toEqual([]);
    }
    if (await deciding(page)) await expect(page.locator('.bar')).toBeInViewport();
    await page.getByRole('tab', { name: 'Rules' }).tap();
    await expect(page.getByRole('searchbox')).toBeVisible();
    await fits(page);
  });
}
