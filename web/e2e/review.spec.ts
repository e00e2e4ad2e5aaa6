/** The review of a finished match, its decisions on the board, and practice. */
import { accessible } from './accessible';
import { ASKED, comeIn, expect, finished, test, type Page } from './bottega';

/** Nothing is wider than the window. */
const fits = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

/** Makes a choice of the list. */
async function choose(page: Page, number: number): Promise<void> {
  await page.locator(ASKED).waitFor();
  const unfold = page.locator('.unfold[aria-expanded=false]');
  if (await unfold.count()) await unfold.click();
  await page.locator('.choice').nth(number).click();
  // A choice that gives something up asks first.
  const verdict = page.getByRole('region', { name: 'Verdict' });
  const sure = page.locator('.doubt .danger');
  await expect(verdict.or(sure).first()).toBeVisible({ timeout: 60_000 });
  if (await sure.isVisible()) await sure.click();
  await expect(verdict).toBeVisible({ timeout: 60_000 });
}

test('a match is reviewed, and a mistake is played again', async ({ visit }) => {
  test.slow(); // The review gives way to everything else on the machine.
  const page = await visit();
  const name = await comeIn(page);
  const id = await finished(page, 'masters');
  await page.goto(`/match/${id}`);
  await page.getByRole('link', { name: 'Review', exact: true }).click();
  await page.getByRole('radio', { name: /Quick/ }).check();
  await page.getByRole('button', { name: 'Review the match' }).click();
  await expect(page.getByRole('heading', { name: 'Turning points' })).toBeVisible({ timeout: 240_000 });

  // The curve, by the keyboard and as a table.
  const slider = page.getByRole('slider', { name: 'Moment of the match' });
  await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`^Beginning: .*${name} \\d+%`));
  await slider.press('End');
  await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`^End: .*${name} \\d+%`));
  await page.getByText('The curve as a table').click();
  await accessible(page, 'review');
  const row = page.getByRole('row', { name: new RegExp(`^${name} `) }).last();
  await expect(row).toContainText('±');

  // A decision on the board.
  await page
    .getByRole('link', { name: /^See the board/ })
    .first()
    .click();
  await expect(page.getByText(`${name} played`).first()).toBeVisible();
  await expect(page.locator('.board [data-target]').first()).toBeVisible();
  await accessible(page, 'a decision of a review');
  await page.locator('main').focus();
  const before = page.url();
  await page.keyboard.press('ArrowRight');
  await expect(page).not.toHaveURL(before);
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(before);

  // The same on a phone.
  await page.setViewportSize({ width: 390, height: 844 });
  await fits(page);
  await page.getByRole('tab', { name: 'Verdict' }).click();
  await expect(page.getByRole('tabpanel').getByText('The bot prefers', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Overview' }).click();
  await expect(page.getByRole('heading', { name: 'Your mistakes' })).toBeVisible();
  await fits(page);

  // Something better. Nothing says what it is before one has chosen.
  await page
    .getByRole('link', { name: /^Find something better/ })
    .first()
    .click();
  await expect(page.getByText(/You played: .* Find something better\./)).toBeVisible();
  await choose(page, 0);
  await accessible(page, 'a verdict');
  await fits(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator(ASKED).waitFor();

  // From now on the result names the turning points, too.
  await page.goto(`/match/${id}`);
  await expect(page.locator('.ending').getByRole('heading', { name: 'Turning points' })).toBeVisible();
  await accessible(page, 'a result with its turning points');
  await fits(page);
});

test('positions that come with a game are practised, without an account', async ({ visit }) => {
  test.slow();
  const page = await visit();
  await page.goto('/practice');
  await page
    .getByRole('link', { name: /^Position 1\b/ })
    .first()
    .click();
  await expect(page.getByText('Find the best choice.')).toBeVisible();
  await choose(page, 0);
  await page.getByRole('link', { name: 'All positions' }).click();
  await accessible(page, 'practice');
  await page
    .getByRole('link', { name: /^Position 2\b/ })
    .first()
    .click();
  await expect(page.getByText('Find the best choice.')).toBeVisible();
});
