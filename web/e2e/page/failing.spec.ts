/** What hinders a page from being its own host is told, with what to do; never an empty page or an endless wait. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { expect, test } from '../bottega';
import { under } from './playing';

test.use({ trace: 'off' });

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

test('a script that does not arrive is told', async ({ visit }) => {
  const page = await visit({ mayLack: /./, serviceWorkers: 'block' });
  await page.context().route(/assets\/shell-.*\.js/, (route) => route.abort());
  await page.goto('');
  await expect(page.getByText('Check your connection and reload the page.')).toBeVisible();
});

test('a browser without WebAssembly is told, and shows the rules all the same', async ({ visit }) => {
  const page = await visit({ mayLack: /./, serviceWorkers: 'block' });
  await page.context().route(/host\.worker-.*\.js/, async (route) => {
    const script = await (await route.fetch()).text();
    const body = `delete globalThis.WebAssembly;${script}`;
    await route.fulfill({ contentType: 'text/javascript', body });
  });
  await page.goto('');
  await expect(page.getByRole('alert')).toContainText('no WebAssembly');
  await page.goto('#/rules/masters');
  await expect(page.locator('h1')).toContainText('Masters');
});

test('a browser that keeps nothing is told', async ({ baseURL }) => {
  const { executablePath, args } = test.info().project.use.launchOptions!;
  const folder = mkdtempSync(join(tmpdir(), 'bottega-'));
  mkdirSync(join(folder, 'Default'));
  const blocked = { profile: { default_content_setting_values: { cookies: 2 } } };
  writeFileSync(join(folder, 'Default/Preferences'), JSON.stringify(blocked));
  const context = await chromium.launchPersistentContext(folder, { executablePath, args, locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto(baseURL!);
  await expect(page.getByRole('alert')).toContainText('lets this page keep nothing');
  await expect(page.locator('.game'), 'the games are shown all the same').toHaveCount(3);
  await context.close();
  rmSync(folder, { recursive: true });
});
