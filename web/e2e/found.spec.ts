/** A game that is installed as a package of its own, without a board of its own, is listed and played like the others. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { chance, comeIn, expect, GATE, quick, step, table, test } from './bottega';
import { folder, install, Server } from './server';

const place = folder();
const server = new Server(process.env.BOTTEGA_WEB!, join(place, 'data'), join(place, 'packages'));

test.beforeAll(async () => {
  install('tests/coins', join(place, 'packages'));
  await server.start();
});
test.afterAll(async () => {
  await server.stop();
  rmSync(place, { recursive: true, force: true });
});

test('a game of another package is chosen, explained and played to the end', GATE, async ({ visit }) => {
  const page = await visit({ baseURL: server.address });
  await comeIn(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Coins' })).toBeVisible();
  await page.locator('a[href="/new/coins"]').click();
  await expect(page.getByText('How long does the match last?')).toBeVisible();
  await page.goto('/rules/coins');
  await expect(page.getByText('Nobody else sees them.')).toBeVisible();

  const id = await table(page, quick('coins'));
  await page.goto(`/match/${id}`);
  const pick = chance(1);
  for (let i = 0; i < 40; i++) if ((await step(page, pick)).kind === 'over') break;
  await expect(page.locator('.ending')).toBeVisible();
});
