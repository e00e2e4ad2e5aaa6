/** A page that is its own host: whole matches by clicks, a reload in the middle, a start without a network. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { accessible } from '../accessible';
import { expect, GAMES, GATE, OUTAGE, NOWHERE, test } from '../bottega';
import { begun, kept, played, PROMPT, under } from './playing';
import { served, SITE } from './serve';

test.use({ trace: 'off' });

test('the first visit loads at most 5.5 MB beside the client', GATE, () => {
  const python = readdirSync(SITE).find((name) => name.startsWith('python-'))!;
  const sizes = new Map(
    readdirSync(join(SITE, python))
      .filter((name) => name.endsWith('.br'))
      .map((name) => [name, statSync(join(SITE, python, name)).size]),
  );
  const texts = [...sizes].filter(([name]) => name.startsWith('texts.')).map(([, size]) => size);
  expect(texts).toHaveLength(3);
  const files = [...sizes].filter(([name]) => !name.startsWith('texts.')).map(([, size]) => size);
  expect(files).toHaveLength(5);
  // The texts of one language are loaded.
  expect(files.reduce((sum, size) => sum + size) + Math.max(...texts)).toBeLessThanOrEqual(5_500_000);
});
const MOST = 1500;

for (const game of GAMES) {
  const about = game === 'inventors' ? GATE : {};
  test(
    `${game}: a whole match, with the server gone and a reload in the middle`,
    about,
    async ({ visit }) => {
      test.slow();
      const { site, stop } = await served();
      const page = await visit({ mayLack: OUTAGE });
      await begun(page, game, 'apprentice', site);
      await played(page, 6);
      await kept(page);
      await stop();
      const place = page.url();
      const asked = await page.locator(PROMPT).first().textContent();
      await page.reload();
      expect(page.url()).toBe(place);
      await expect(page.locator(PROMPT).first()).toHaveText(asked!);
      expect(await played(page, MOST), 'the match is over').toBe(true);
      await expect(page.locator('.ending h1')).toHaveText(/wins?$|share the victory/);
    },
  );
}

test('without a network, after the first visit', async ({ visit }) => {
  test.slow();
  const page = await visit({ mayLack: OUTAGE });
  await begun(page, 'masters');
  await played(page, 3);
  await kept(page);
  await page.context().setOffline(true);
  await page.reload();
  await page.locator(PROMPT).first().waitFor();
  await played(page, 3);
  await page.goto('#/rules/leonardo');
  await expect(page.locator('h1')).toContainText('Leonardo');
});

test('one tab plays, the other says so and goes on when the first is closed', async ({ visit }) => {
  test.slow();
  const page = await visit();
  await begun(page, 'inventors');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(other.getByText('open in another tab')).toBeVisible();
  await page.close();
  await other.locator(PROMPT).first().waitFor();
});

test('the policy that the documentation recommends is enough', async ({ visit }) => {
  test.slow();
  const page = await visit({ serviceWorkers: 'block', mayLack: /^Service Worker registration blocked/ });
  const docs = readFileSync(join(import.meta.dirname, '../../../docs/page.md'), 'utf8');
  await under(page, /\| Content-Security-Policy \| all \| `(.+?)` \|/.exec(docs)![1]!);
  await begun(page, 'masters');
  await played(page, 3);
});

test('every page with axe', async ({ visit }) => {
  test.slow();
  const page = await visit({ mayLack: NOWHERE });
  await begun(page, 'leonardo');
  await accessible(page, 'match');
  for (const place of [
    '/',
    '/new/masters',
    '/rules/inventors',
    '/learn',
    '/learn/masters/first',
    '/practice/masters',
  ]) {
    await page.goto(`#${place}`);
    await page.locator('main h1, main .bar, main .lesson').first().waitFor();
    await accessible(page, place);
  }
  for (const gone of ['Ranking', 'Log in', 'With friends']) {
    await page.goto('#/');
    await expect(page.getByText(gone, { exact: true })).toHaveCount(0);
  }
});
