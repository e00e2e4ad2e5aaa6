/** What the tests of the site share. */
import type { Page } from '@playwright/test';
import { chance, expect, step } from '../bottega';
import { KEPT } from './serve';

export const PROMPT = '.bar .prompt strong';

/** The first page, once the host has started. */
export async function started(page: Page, place = ''): Promise<void> {
  await page.goto(place);
  await page.locator('.game').first().waitFor();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

/** A match against one bot, by the form. */
export async function begun(page: Page, game: string, level = 'apprentice', site = ''): Promise<void> {
  await started(page, site);
  await page.goto(`${site}#/new/${game}`);
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByRole('combobox', { name: /level/i }).selectOption(level);
  await page.locator('form button.primary').click();
  await page.getByRole('dialog').getByRole('textbox').fill('Nina');
  await page.getByRole('dialog').locator('button.primary').click();
  await page.locator(PROMPT).first().waitFor();
}

/** Some decisions, or fewer if the match is over: then the answer is true. */
export async function played(page: Page, times: number): Promise<boolean> {
  const pick = chance(7);
  for (let i = 0; i < times; i++) if ((await step(page, pick)).kind === 'over') return true;
  return false;
}

/** Until the service worker has kept every file: then no network is needed. */
export async function kept(page: Page): Promise<void> {
  await page.waitForFunction(async (wanted) => {
    const names = await caches.keys();
    const counts = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).length),
    );
    // With the first page.
    return !!navigator.serviceWorker.controller && counts.some((count) => count >= wanted + 1);
  }, KEPT());
}

/** Every answer with this policy. */
export async function under(page: Page, policy: string): Promise<void> {
  await page.context().route('**/*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      headers: { ...answer.headers(), 'content-security-policy': policy },
    });
  });
}
