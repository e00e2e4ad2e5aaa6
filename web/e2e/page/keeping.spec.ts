/** Nothing is lost: restarts, crashes, a full disk, a store that the browser has deleted, a new version. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { expect, OUTAGE, test } from '../bottega';
import { begun, kept, played, PROMPT, started } from './playing';
import { served, SITE } from './serve';

test.use({ trace: 'off' });

const prompt = (page: Parameters<typeof begun>[0]) => page.locator(PROMPT).first();

test('a browser that is started again goes on', async ({ baseURL }) => {
  test.slow();
  const { executablePath, args } = test.info().project.use.launchOptions!;
  const folder = mkdtempSync(join(tmpdir(), 'bottega-'));
  const open = () =>
    chromium.launchPersistentContext(folder, { executablePath, args, locale: 'en-GB', baseURL });
  let context = await open();
  await context.addInitScript(() => localStorage.setItem('bottega-glance', '0'));
  let page = await context.newPage();
  await begun(page, 'inventors');
  await played(page, 4);
  const [place, asked] = [page.url(), await prompt(page).textContent()];
  await context.close();
  context = await open();
  page = await context.newPage();
  await page.goto(place);
  await expect(prompt(page)).toHaveText(asked!);
  await context.close();
  rmSync(folder, { recursive: true });
});

test('a tab that crashes loses nothing', async ({ visit }) => {
  test.slow();
  const page = await visit({ mayLack: /./ });
  await begun(page, 'inventors');
  await played(page, 4);
  const [place, asked] = [page.url(), await prompt(page).textContent()];
  const crashed = page.waitForEvent('crash');
  void page.goto('chrome://crash').catch(() => {});
  await crashed;
  const other = await page.context().newPage();
  await other.goto(place);
  await expect(prompt(other)).toHaveText(asked!);
});

/** Before the script of the host: a disk that is full when the page says so. Chromium keeps to no quota in tests. */
const DISK = `
const real = IDBDatabase.prototype.transaction;
let full = false;
new BroadcastChannel('full').onmessage = ({ data }) => (full = data);
IDBDatabase.prototype.transaction = function (names, mode, more) {
  if (full && mode === 'readwrite') throw new DOMException('full', 'QuotaExceededError');
  return real.call(this, names, mode, more);
};
`;

test('a decision that finds no room is told, and counts once there is room', async ({ visit }) => {
  test.slow();
  const page = await visit({
    mayLack: /QuotaExceeded|^Service Worker registration blocked/,
    serviceWorkers: 'block',
  });
  await page.context().route(/host\.worker-.*\.js/, async (route) => {
    const script = await (await route.fetch()).text();
    await route.fulfill({ contentType: 'text/javascript', body: DISK + script });
  });
  const full = (whether: boolean) =>
    page.evaluate((whether) => new BroadcastChannel('full').postMessage(whether), whether);
  const entries = () =>
    page.evaluate(
      () =>
        new Promise<number>((done) => {
          const opening = indexedDB.open('bottega');
          opening.onsuccess = () => {
            const counted = opening.result.transaction('entries').objectStore('entries').count();
            counted.onsuccess = () => {
              opening.result.close();
              done(counted.result);
            };
          };
        }),
    );
  await begun(page, 'inventors');
  await played(page, 2);
  const before = await entries();
  await full(true);
  const all = page.getByRole('button', { name: /^Show all/ });
  if (await all.count()) await all.click();
  await page.locator('.bar .choices button:enabled').first().click();
  await expect(page.getByText('has no more room for this match')).toBeVisible();
  expect(await entries()).toBe(before);
  await full(false);
  await page.locator('.bar .choices button:enabled').first().click();
  await expect.poll(entries).toBeGreaterThan(before);
});

test('a match whose store was deleted comes back by its record', async ({ visit }) => {
  test.slow();
  const page = await visit();
  await begun(page, 'inventors');
  await played(page, 3);
  const asked = await prompt(page).textContent();
  await page.getByRole('tab', { name: 'More' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Match record' }).click();
  const file = await (await saving).path();
  expect(readFileSync(file, 'utf8')).toContain('sealed');
  const devtools = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb,local_storage' });
  await page.reload();
  await started(page);
  await expect(page.getByText('Your matches')).toHaveCount(0);
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('dialog').getByRole('textbox').fill('Nina');
  await page.getByRole('dialog').locator('button.primary').click();
  await expect(prompt(page)).toHaveText(asked!);
});

test('a new version is offered, and loaded when somebody wants it', async ({ visit }) => {
  test.slow();
  const folder = mkdtempSync(join(tmpdir(), 'bottega-'));
  cpSync(SITE, folder, { recursive: true });
  const { site, stop } = await served(folder);
  const page = await visit({ mayLack: OUTAGE });
  await begun(page, 'inventors', 'apprentice', site);
  await played(page, 2);
  await kept(page);
  // Another version: the name of its store, and a mark in its page.
  const worker = join(folder, 'sw.js');
  writeFileSync(worker, readFileSync(worker, 'utf8').replaceAll('bottega-page-', 'bottega-page-newer-'));
  const index = join(folder, 'index.html');
  writeFileSync(index, readFileSync(index, 'utf8').replace('<body>', '<body data-newer>'));
  await page.reload();
  await expect(page.getByText('There is a new version.')).toBeVisible();
  await expect(page.locator('body[data-newer]'), 'it is not forced').toHaveCount(0);
  await played(page, 1);
  const asked = await prompt(page).textContent();
  await page.getByRole('button', { name: 'Load it' }).click();
  await expect(page.locator('body[data-newer]')).toHaveCount(1);
  await expect(prompt(page)).toHaveText(asked!);
  await stop();
  rmSync(folder, { recursive: true });
});
