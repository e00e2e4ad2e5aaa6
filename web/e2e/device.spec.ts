/** Around one device: a curtain between two hands where there are secrets, none where there are not. */
import { chance, comeIn, expect, GATE, glowing, someone, step, table, test } from './bottega';

test('the curtain hides everything until the next player lifts it', GATE, async ({ visit }) => {
  const page = await visit();
  await page.goto('/');
  await page
    .locator('.game', { hasText: 'Masters of Renaissance' })
    .getByRole('button', { name: 'On this device' })
    .click();
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByLabel('Draw lots').uncheck();
  await page.getByRole('textbox', { name: 'Name' }).first().fill('Berta');
  await page.getByRole('textbox', { name: 'Name' }).last().fill('Carla');
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.locator('dialog input').fill(someone('Haus'));
  await page.getByRole('button', { name: 'Continue' }).click();

  const curtain = page.getByRole('dialog', { name: /’s turn$/ });
  const pick = chance(11);
  const seen = new Set<string>();
  for (let hands = 0; hands < 4; hands++) {
    await expect(curtain).toBeVisible();
    const name = /(.+)’s turn/.exec(await curtain.getByRole('heading').innerText())![1]!;
    seen.add(name);
    // Nothing of anybody's hand is on the page, not even behind the curtain.
    await expect(page.locator('[data-target]')).toHaveCount(0);
    await expect(page.locator('.bar, .choices')).toHaveCount(0);
    await expect(page.getByRole('tabpanel')).toHaveText('');
    await curtain.getByRole('button', { name: `I am ${name}` }).click();
    await expect(curtain).toBeHidden();
    await glowing(page).first().waitFor();
    await expect(page.locator('.top .own')).toContainText(name);
    while ((await step(page, pick, { unless: '.curtain' })).kind !== 'other');
  }
  expect([...seen].sort()).toEqual(['Berta', 'Carla']);
});

test('where there are no secrets the device just goes round', async ({ visit }) => {
  const page = await visit();
  await comeIn(page);
  const seats = ['Berta', 'Carla'].map((name) => ({ me: true, name }));
  const id = await table(page, { game: 'inventors', seats, device: true, start: true });
  await page.goto(`/match/${id}`);
  const pick = chance(2);
  const own = page.locator('.top .own .name');
  const names = new Set<string>();
  for (let i = 0; i < 60 && names.size < 2; i++) {
    await step(page, pick);
    expect(await page.locator('.curtain').count()).toBe(0);
    names.add(await own.innerText());
  }
  expect([...names].sort()).toEqual(['Berta', 'Carla']);
});
