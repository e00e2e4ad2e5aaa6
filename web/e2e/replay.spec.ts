/** A finished match, step by step, through anybody's eyes; and playing on from a moment of it. */
import { chance, comeIn, expect, finished, GATE, step, test } from './bottega';

test('a replay steps, jumps, changes eyes, and is forked', GATE, async ({ visit }) => {
  const page = await visit();
  const name = await comeIn(page);
  const id = await finished(page, 'masters');
  await page.goto(`/match/${id}`);
  await page.getByRole('link', { name: 'Replay', exact: true }).click();
  const at = page.locator('.bar .number');
  await expect(at).toHaveText(/^0\/\d+$/);
  const all = Number(/\d+$/.exec(await at.innerText())![0]);
  const eyes = page.getByRole('combobox', { name: 'Point of view' });
  await expect(eyes.locator('option:checked')).toHaveText(name);
  const lines = page.locator('.log .line');
  await expect(lines).toHaveCount(0);
  const forth = page.getByRole('button', { name: 'Step forward' });
  await forth.click();
  await forth.click();
  await expect(at).toHaveText(`2/${all}`);
  await expect(page).toHaveURL(/\?step=2$/);
  expect(await lines.count()).toBeGreaterThan(0);
  await page.locator('main').focus();
  await page.keyboard.press('ArrowRight');
  await expect(at).toHaveText(`3/${all}`);
  await page.keyboard.press('ArrowLeft');
  await expect(at).toHaveText(`2/${all}`);
  await page.keyboard.press('End');
  await expect(at).toHaveText(`${all}/${all}`);
  const whole = await lines.count();
  await page.keyboard.press('Home');
  await expect(at).toHaveText(`0/${all}`);
  await page.getByRole('slider', { name: 'Position' }).fill('5');
  await expect(at).toHaveText(`5/${all}`);
  expect(await lines.count()).toBeLessThan(whole);

  // To a part of the match, which stands in the address and can be shared.
  const parts = page.getByRole('combobox', { name: 'Part of the match' });
  await parts.selectOption('Round 3');
  await page.locator('main').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(parts.locator('option:checked')).toHaveText('Round 2');
  await page.keyboard.press('PageDown');
  await expect(parts.locator('option:checked')).toHaveText('Round 3');
  const there = await at.innerText();
  await expect(page).toHaveURL(new RegExp(`\\?step=${parseInt(there)}$`));
  const other = await visit();
  await other.goto(page.url());
  await expect(other.locator('.bar .number')).toHaveText(there);
  await expect(other.getByRole('combobox', { name: 'Point of view' }).locator('option:checked')).toHaveText(
    'Spectator',
  );

  await eyes.selectOption('Spectator');
  await expect(page.locator('.board')).not.toBeEmpty();
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('Fast');
  await page.keyboard.press('Escape');
  await page.locator('main').focus();
  await page.keyboard.press('Space');
  // It goes on while one looks.
  await expect.poll(async () => parseInt(await at.innerText())).toBeGreaterThanOrEqual(parseInt(there) + 2);
  await page.getByRole('button', { name: 'Pause', exact: true }).click();

  await page.getByRole('slider', { name: 'Position' }).fill('4');
  await expect(at).toHaveText(`4/${all}`);
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
