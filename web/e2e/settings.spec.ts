/** Settings take effect at once, stay, and follow the account. */
import { comeIn, expect, GATE, seated, test, type Page } from './bottega';

const root = (page: Page) => page.locator('html');
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const size = (page: Page) =>
  page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize));

test('light, motion and size of text take effect and stay', GATE, async ({ visit }) => {
  const page = await visit({ reducedMotion: 'no-preference' });
  await comeIn(page);
  await page.goto('/');
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
  await expect(root(page)).toHaveAttribute('data-motion', 'full');
  const [light, usual] = [await ground(page), await size(page)];
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByRole('combobox', { name: 'Theme' }).selectOption('Dark');
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await expect.poll(() => ground(page)).not.toBe(light);
  await page.getByRole('combobox', { name: 'Animations' }).selectOption('Off');
  await expect(root(page)).toHaveAttribute('data-motion', 'none');
  await page.getByRole('slider', { name: /^Text size/ }).fill('150');
  await expect.poll(() => size(page)).toBeCloseTo(usual * 1.5, 0);
  await page.getByLabel('High contrast').check();
  await expect(root(page)).toHaveAttribute('data-contrast', 'more');
  await page.keyboard.press('Escape');

  const kept = async () =>
    ((await (await page.request.get('/api/me')).json()) as { settings: object }).settings;
  await expect.poll(kept).toMatchObject({ theme: 'dark', motion: 'none', text: 150, contrast: 'more' });
  await page.reload();
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  // Another browser of the same person.
  const other = await visit({ storageState: { cookies: await page.context().cookies(), origins: [] } });
  await other.goto('/');
  await expect(root(other)).toHaveAttribute('data-theme', 'dark');
  expect(await size(other)).toBeCloseTo(usual * 1.5, 0);
});

test('as the device: its light and its motion', async ({ visit }) => {
  const page = await visit({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await expect(root(page)).toHaveAttribute('data-motion', 'none');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
});

test('Leonardo’s city lives, unless motion is off', async ({ visit }) => {
  const living = (page: Page) =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(({ effect }) => (effect as KeyframeEffect).target?.closest('.city .alive')).length,
    );
  const page = await visit({ reducedMotion: 'no-preference' });
  await seated(page, 'leonardo');
  await expect.poll(() => living(page)).toBeGreaterThan(5);
  // By the device,
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => living(page)).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(() => living(page)).toBeGreaterThan(5);
  // and by the person.
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByRole('combobox', { name: 'Animations' }).selectOption('Off');
  await expect.poll(() => living(page)).toBe(0);
});

test('sounds are offered at the first table, by keyboard, and once', async ({ visit }) => {
  const page = await visit();
  const id = await seated(page, 'masters');
  const offer = page.getByRole('group', { name: 'Play soft sounds?' });
  await expect(offer).toBeVisible();
  await offer.getByRole('button', { name: 'Yes' }).focus();
  await page.keyboard.press('Tab');
  await expect(offer.getByRole('button', { name: 'No' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(offer).toBeHidden();
  const kept = async () =>
    ((await (await page.request.get('/api/me')).json()) as { settings: object }).settings;
  await expect.poll(kept).toMatchObject({ sound: false, offered: true });
  // Another browser of the same person.
  const other = await visit({ storageState: { cookies: await page.context().cookies(), origins: [] } });
  await other.goto(`/match/${id}`);
  await expect(other.locator('.board [data-target]').first()).toBeVisible();
  await expect(other.getByRole('group', { name: 'Play soft sounds?' })).toBeHidden();
});
