/** Without a pointer: from the first page to decisions on the board and in the list. */
import { ASKED, expect, GATE, logOf, someone, test, type Page } from './bottega';

/** Tab on to something, as a person would. */
async function tabTo(page: Page, what: string): Promise<void> {
  const there = () => page.evaluate((what) => document.activeElement?.matches(what) ?? false, what);
  for (let i = 0; i < 200; i++) {
    if (await there()) return;
    await page.keyboard.press('Tab');
  }
  expect(await there(), `Tab reaches ${what}`).toBe(true);
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

test('from the first page to a decision, with Tab, Enter and arrows', GATE, async ({ visit }) => {
  const page = await visit();
  await page.goto('/');
  await page.locator('.game').first().waitFor();
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Skip to the content');
  await page.keyboard.press('Enter');
  await tabTo(page, 'a[href="/new/inventors"]');
  await page.keyboard.press('Enter');
  await page.locator('input[name=count]').first().waitFor();
  await tabTo(page, 'input[name=count]');
  await page.keyboard.press('ArrowLeft'); // From three players to two.
  await expect(page.locator('select[aria-label="Bot level"]')).toHaveCount(1);
  await tabTo(page, 'select[aria-label="Bot level"]');
  await page.keyboard.press('Home');
  await expect(page.locator('select[aria-label="Bot level"]')).toHaveValue('apprentice');
  await tabTo(page, 'form button.primary');
  await page.keyboard.press('Enter');
  await page.locator('dialog input').waitFor();
  await page.keyboard.type(someone());
  await page.keyboard.press('Enter');

  // On the board: what glows takes the focus and is touched with Enter or the space bar.
  await page.locator(ASKED).waitFor();
  await tabTo(page, '[data-target].lit');
  const outline = await page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle);
  expect(outline, 'the focus is seen').not.toBe('none');
  const before = (await logOf(page)).length;
  await page.keyboard.press('Space');
  // It is selected, or it was a decision and is in the log.
  await expect
    .poll(async () => (await page.locator('[data-target].chosen').count()) + (await logOf(page)).length)
    .toBeGreaterThan(before);

  // In the list: all choices are buttons.
  for (let i = 0; i < 3; i++) {
    await page.locator(ASKED).waitFor();
    const before = (await logOf(page)).length;
    const unfold = page.locator('.unfold[aria-expanded=false]');
    if (await unfold.count()) {
      await tabTo(page, '.unfold');
      await page.keyboard.press('Enter');
      await expect(page.locator('.unfold')).toHaveAttribute('aria-expanded', 'true');
    }
    await tabTo(page, '.choice:enabled');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await logOf(page)).length).toBeGreaterThan(before);
  }

  // The tabs beside the board: Tab leads to the open one, the arrows to the others.
  await tabTo(page, '[role=tab]');
  await expect(page.locator('#tab-log')).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.locator('#tab-menu')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('#tab-rules')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('searchbox')).toBeVisible();
});

test('a dialog keeps the focus, and Escape closes it', GATE, async ({ visit }) => {
  const page = await visit();
  await page.goto('/');
  await tabTo(page, 'header nav button');
  await page.keyboard.press('Enter');
  await expect(page.locator('dialog')).toBeVisible();
  for (let i = 0; i < 15; i++) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () =>
          !document.activeElement ||
          document.activeElement === document.body ||
          !!document.activeElement.closest('dialog'),
      ),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
});
