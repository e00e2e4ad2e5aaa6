/** A slip of the hand costs nothing: clicks that were aimed at something else, and choices that give something up. */
import { answered, ASKED, expect, GATE, seated, test, type Page } from './bottega';

const finish = (page: Page) => page.getByRole('button', { name: 'Finish with your laboratories' });
const pass = (page: Page) => page.getByRole('button', { name: 'Pass and place nobody else this turn' });
const doubt = (page: Page) => page.locator('.bar .doubt');
const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true });
const decisions = async (page: Page, id: string): Promise<number> => {
  const news = (await (await page.request.get(`/api/matches/${id}`)).json()) as {
    table: { decisions: number };
  };
  return news.table.decisions;
};

test(
  'a double click loses no turn of Leonardo, and undo brings back what bots have answered',
  GATE,
  async ({ visit }) => {
    const page = await visit({ careful: true });
    const id = await seated(page, 'leonardo');
    await finish(page).waitFor();
    const box = (await finish(page).boundingBox())!;
    const [x, y] = [box.x + 20, box.y + box.height / 2];
    await page.locator(ASKED).waitFor();
    const before = await decisions(page, id);
    await page.mouse.click(x, y);
    await page.waitForTimeout(300);
    await page.mouse.click(x, y);
    // The second click came at once, or somewhat later: workers are left, so the pass asks.
    await pass(page).first().waitFor();
    await page.locator(ASKED).waitFor();
    await page.mouse.click(x, y);
    await page.mouse.click(x, y);
    await expect(doubt(page)).toContainText('Pass all the same?');
    const yes = (await page.locator('.doubt .danger').boundingBox())!;
    expect(x < yes.x || y < yes.y || y > yes.y + yes.height, 'yes is not where the pass was').toBe(true);
    await page.keyboard.press('Escape');
    await expect(doubt(page)).toHaveCount(0);

    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await pass(page).click();
    await expect(page.locator('.bar[aria-busy=false] .doubt')).toBeVisible();
    await page.locator('.doubt .danger').click();
    await expect.poll(() => decisions(page, id)).toBeGreaterThan(before + 2);
    // The bot has moved since; only bots are here, so nobody is asked.
    await undo(page).click();
    await expect(page.locator(ASKED)).toContainText('Place workers, or pass.');
  },
);

test('a leader of Masters opens to its uses and is not discarded by a touch', async ({ visit }) => {
  const page = await visit({ careful: true });
  const id = await seated(page, 'masters');
  const leader = page.locator('[data-target^="leader"].lit').first();
  await answered(page, id, 1); // Two leaders of four are kept first.
  await expect(page.locator(ASKED)).toContainText('Your turn');
  const before = await decisions(page, id);
  await leader.click();
  await page.waitForTimeout(600);
  await leader.click();
  expect(await decisions(page, id)).toBe(before);
  await expect(page.locator('.doubt')).toContainText('Discard this leader?');
  await expect(page.locator('.doubt .small'), 'why it cannot be played').not.toHaveCount(0);
});

test('keys: numbers choose, ? lists the rest, and the focus stays at the decision', async ({ visit }) => {
  const page = await visit();
  const id = await seated(page, 'leonardo');
  await finish(page).waitFor();
  const before = await decisions(page, id);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('.unfold').click();
  await page.keyboard.press('1');
  await expect.poll(() => decisions(page, id)).toBeGreaterThan(before);
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  await page.keyboard.press('u');
  await expect.poll(() => decisions(page, id)).toBe(before);
});
