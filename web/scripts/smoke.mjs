// A walk through the client in a real browser: node scripts/smoke.mjs ADDRESS
// A match to its end by what glows, its replay and a fork; two browsers at one table with a reload; around one
// device; keyboard only; two other languages. Any console error fails it.
import assert from 'node:assert/strict';
import { chromium } from 'playwright-core';

const site = process.argv[2] ?? 'http://127.0.0.1:8000';
const only = process.argv[3]?.split(',');
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-sync',
    '--disable-component-update',
    '--disable-quic',
  ],
});
const problems = [];
const someone = () => `Nina ${Math.floor(Math.random() * 1e9)}`;

async function come(options = {}) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    ...options,
  });
  const page = await context.newPage();
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || message.location().url.endsWith('/api/me')) return;
    problems.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => problems.push(error.stack));
  page.setDefaultTimeout(20_000);
  return page;
}

async function name(page) {
  await page.locator('dialog input[type=text]').fill(someone());
  await page.locator('dialog button.primary').click();
}

/** One decision: by something that glows at random, then by one of the choices that remain, if any do. */
async function decide(page) {
  const lit = page.locator('[data-target].lit');
  const glowing = await lit.count();
  if (glowing)
    await lit
      .nth(Math.floor(Math.random() * glowing))
      .click({ timeout: 2000 })
      .catch(() => {});
  const left = page.locator('.choices button:enabled');
  const narrowed = await page.locator('[data-target].chosen').count();
  if (narrowed || !glowing)
    await left
      .first()
      .click({ timeout: 2000 })
      .catch(() => {});
  await page.waitForTimeout(40);
}

async function finish(page, most = 900) {
  for (let i = 0; i < most; i++) {
    if (await page.locator('.ending').count()) return;
    if (await page.locator('[data-target].lit, .choices button').count()) await decide(page);
    else await page.waitForTimeout(60);
  }
  assert.fail('the match does not end');
}

const walks = {
  async replay() {
    const page = await come();
    await page.goto(`${site}/new/masters`);
    await page.locator('input[name=count]').first().click();
    await page.locator('form button.primary').last().click();
    await name(page);
    await page.locator('.bar').first().waitFor();
    await finish(page);
    await page.locator('details summary').first().click();
    await page.screenshot({ path: 'shots/end.png' });
    await page.getByRole('link', { name: 'Replay' }).click();
    await page.getByRole('button', { name: 'One step on' }).click();
    await page.getByRole('button', { name: 'One step on' }).click();
    await page.locator('.number', { hasText: '2/' }).waitFor();
    await page.screenshot({ path: 'shots/replay.png' });
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.locator('dialog button.primary').click();
    await page.waitForURL(/\/match\/[^/]+$/);
    await page.locator('.prompt strong').waitFor();
  },
  async friends() {
    const one = await come();
    const two = await come({ locale: 'fr-FR' });
    await one.goto(site);
    await one.locator('.game').nth(2).getByRole('button', { name: 'With friends' }).click();
    await name(one);
    const link = await one.locator('input[readonly]').inputValue();
    await one.locator('select').nth(2).selectOption('apprentice');
    await two.goto(link);
    await two.getByRole('button', { name: 'S’asseoir ici' }).first().click();
    await name(two);
    await one.screenshot({ path: 'shots/waiting.png' });
    await one.getByRole('button', { name: 'Start', exact: true }).click();
    await Promise.all([one, two].map((page) => page.locator('.bar').waitFor()));
    for (let i = 0; i < 12; i++) {
      for (const page of [one, two]) if (await page.locator('[data-target].lit').count()) await decide(page);
      if (i === 5) await two.reload();
      await one.waitForTimeout(250);
    }
    await two.locator('.bar').waitFor();
    await one.getByRole('tab', { name: 'Chat' }).click();
    await one.getByPlaceholder('Say something').fill('Buongiorno!');
    await one.getByRole('button', { name: 'Send' }).click();
    await two.getByRole('tab', { name: 'Chat' }).click();
    await two.getByText('Buongiorno!').first().waitFor();
  },
  async device() {
    const page = await come();
    await page.goto(site);
    await page.locator('.game').first().getByRole('button', { name: 'On this device' }).click();
    await page.locator('form button.primary').last().click();
    await name(page);
    for (let i = 0; i < 8; i++) {
      const lift = page.locator('.curtain button');
      await lift.or(page.locator('[data-target].lit')).first().waitFor();
      if (i === 0) assert.equal(await page.locator('.bar').count(), 0);
      if (await lift.count()) await lift.click();
      await page.locator('[data-target].lit').first().waitFor();
      await decide(page);
      await page.waitForTimeout(300);
    }
    await page.screenshot({ path: 'shots/device.png' });
  },
  async keyboard() {
    const page = await come();
    await page.goto(`${site}/new/inventors`);
    await page.locator('form button.primary').last().focus();
    await page.keyboard.press('Enter');
    await page.locator('dialog input').waitFor();
    await page.keyboard.type(someone());
    await page.keyboard.press('Enter');
    await page.locator('[data-target].lit').first().waitFor();
    const log = page.locator('[role=tabpanel] li');
    const before = await log.count();
    for (let i = 0; i < 60 && !(await page.evaluate(() => document.activeElement?.matches('.lit'))); i++) {
      await page.keyboard.press('Tab');
    }
    assert.ok(await page.evaluate(() => document.activeElement?.matches('.lit')), 'Tab reaches what glows');
    await page.keyboard.press('Enter');
    for (let i = 0; i < 60 && !(await page.evaluate(() => document.activeElement?.matches('.choice'))); i++) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await page.waitForFunction((n) => document.querySelectorAll('[role=tabpanel] li').length > n, before);
  },
  async why() {
    const page = await come({ locale: 'it-IT' });
    await page.goto(`${site}/new/masters`);
    await page.locator('form button.primary').last().click();
    await name(page);
    await page.locator('[data-target^="leader:"].lit').nth(1).waitFor();
    await page.locator('[data-target^="leader:"].lit').nth(0).click();
    await page.locator('[data-target^="leader:"].lit').nth(0).click();
    await page.locator('[data-target^="leader:"]:not(.lit)').nth(3).waitFor();
    await page.locator('[data-target^="leader:"]:not(.lit)').first().click();
    await page.locator('.why details summary', { hasText: 'La regola' }).first().click();
    await page.screenshot({ path: 'shots/why.png' });
  },
};

for (const [walk, go] of Object.entries(walks)) {
  if (only && !only.includes(walk)) continue;
  try {
    await go();
    console.log('ok', walk);
  } catch (error) {
    problems.push(`${walk}: ${error.stack}`);
    for (const context of browser.contexts())
      for (const page of context.pages()) await page.screenshot({ path: `shots/failed-${walk}.png` });
  }
  for (const context of browser.contexts()) await context.close();
}
await browser.close();
for (const problem of problems) console.log(problem);
process.exit(problems.length ? 1 : 0);
