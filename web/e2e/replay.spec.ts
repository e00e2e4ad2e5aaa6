/** A finished match, step by step, through anybody's eyes; and playing on from a moment of it. */
import { chance, comeIn, expect, finished, GATE, step, test } from './bottega';

test('a replay steps, jumps, changes eyes, and is forked', GATE, async ({ visit }) => {
  const page = await visit();
  const name = await comeIn(page);
  const id = await finished(page, 'masters');
  await page.goto(`/match/${id}`);
  await page.getByRole('link', { name: 'Replay' }).click();
  const at = page.locator('.bar .number');
  await expect(at).toHaveText(/^0\/\d+$/);
  const all = Number(/\d+$/.exec(await at.innerText())![0]);
  const lines = page.locator('.log li');
  const forth = page.getByRole('button', { name: 'Step forward' });
  await forth.click();
  await forth.click();
  await expect(at).toHaveText(`2/${all}`);
  await expect(lines).toHaveCount(2);
  await page.locator('main').focus();
  await page.keyboard.press('ArrowRight');
  await expect(at).toHaveText(`3/${all}`);
  await page.getByRole('button', { name: 'Step back' }).click();
  await expect(at).toHaveText(`2/${all}`);
  await page.getByRole('slider', { name: 'Position' }).fill('5');
  await expect(at).toHaveText(`5/${all}`);
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(lines).toHaveCount(all);
  await page.getByRole('button', { name: 'To the beginning' }).click();
  await expect(lines).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Point of view' }).selectOption(name);
  await expect(page.locator('.board')).not.toBeEmpty();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  // It goes on while one looks.
  await expect.poll(async () => parseInt(await at.innerText())).toBeGreaterThanOrEqual(2);
  await page.getByRole('button', { name: 'Pause', exact: true }).click();

  await page.getByRole('slider', { name: 'Position' }).fill('4');
  await expect(lines).toHaveCount(4);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page.locator('dialog')).toContainText('decision 4');
  await page.getByRole('combobox', { name: 'Bot level' }).selectOption('apprentice');
  await page.locator('dialog').getByRole('button', { name: 'Play on', exact: true }).click();
  await expect(page).toHaveURL(/\/match\/[^/]+$/);
  expect(page.url()).not.toContain(id);
  await page.locator('.prompt strong').waitFor();
  const seen = await step(page, chance(1));
  expect(['touch', 'choose']).toContain(seen.kind);
});
