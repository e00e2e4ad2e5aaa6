/** Settings take effect at once, stay, and follow the account. */
import { comeIn, expect, GATE, test, type Page } from './bottega';

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
