/** A page that is its own host: whole matches by clicks, a reload in the middle, a start without a network. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { accessible } from '../accessible';
import { chance, expect, GAMES, GATE, OUTAGE, NOWHERE, step, test } from '../bottega';
import { SITE } from './serve';

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

/** The first page, once the host has started. */
async function started(page: Page, place = ''): Promise<void> {
  await page.goto(place);
  await page.locator('.game').first().waitFor();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

/** A match against one apprentice, by the form. */
async function begun(page: Page, game: string): Promise<void> {
  await started(page);
  await page.goto(`#/new/${game}`);
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByRole('combobox', { name: /level/i }).selectOption('apprentice');
  await page.locator('form button.primary').click();
  await page.getByRole('dialog').getByRole('textbox').fill('Nina');
  await page.getByRole('dialog').locator('button.primary').click();
  await page.locator('.bar .prompt strong').first().waitFor();
}

async function played(page: Page, times: number): Promise<boolean> {
  const pick = chance(7);
  for (let i = 0; i < times; i++) if ((await step(page, pick)).kind === 'over') return true;
  return false;
}

for (const game of GAMES) {
  const about = game === 'inventors' ? GATE : {};
  test(`${game}: a whole match in a page, with a reload in the middle`, about, async ({ visit }) => {
    test.slow();
    const page = await visit();
    await begun(page, game);
    await played(page, 6);
    const place = page.url();
    const asked = await page.locator('.bar .prompt strong').first().textContent();
    await page.reload();
    expect(page.url()).toBe(place);
    await expect(page.locator('.bar .prompt strong').first()).toHaveText(asked!);
    expect(await played(page, MOST), 'the match is over').toBe(true);
    await expect(page.locator('.ending h1')).toHaveText(/wins?$|share the victory/);
  });
}

test('without a network, after the first visit', async ({ visit }) => {
  test.slow();
  const page = await visit({ mayLack: OUTAGE });
  await begun(page, 'masters');
  await played(page, 3);
  // The worker has kept everything.
  await page.waitForFunction(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).length),
    );
    const wanted = performance.getEntriesByType('resource').length;
    return kept.some((count) => count > 20) && wanted > 0 && !!navigator.serviceWorker.controller;
  });
  await page.waitForTimeout(3_000);
  await page.context().setOffline(true);
  await page.reload();
  await page.locator('.bar .prompt strong').first().waitFor();
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
  await other.locator('.bar .prompt strong').first().waitFor();
});

/** Every answer with this policy. */
async function under(page: Page, policy: string): Promise<void> {
  await page.context().route('**/*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      headers: { ...answer.headers(), 'content-security-policy': policy },
    });
  });
}

test('the policy that the documentation recommends is enough', async ({ visit }) => {
  test.slow();
  const page = await visit({ serviceWorkers: 'block' });
  const docs = readFileSync(join(import.meta.dirname, '../../../docs/page.md'), 'utf8');
  await under(page, /\| Content-Security-Policy \| all \| `(.+?)` \|/.exec(docs)![1]!);
  await begun(page, 'masters');
  await played(page, 3);
});

test('a policy without WebAssembly is told', async ({ visit }) => {
  const page = await visit({ mayLack: /./, serviceWorkers: 'block' });
  await under(page, "script-src 'self'");
  await page.goto('');
  await expect(page.getByRole('alert')).toContainText('wasm-unsafe-eval');
});

test('a file that does not arrive is told', async ({ visit }) => {
  const page = await visit({ mayLack: /./, serviceWorkers: 'block' });
  await page.context().route(/library\.zip/, (route) => route.abort());
  await page.goto('');
  await expect(page.getByRole('alert')).toContainText('A file did not arrive');
  await expect(page.locator('.game'), 'the games are shown all the same').toHaveCount(3);
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
