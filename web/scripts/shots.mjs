// Pictures of every page at a phone's and a desk's width, in both lights: node scripts/shots.mjs ADDRESS
// It plays a few decisions of each game on the way. CHROMIUM names the browser.
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';

const site = process.argv[2] ?? 'http://127.0.0.1:8000';
const only = process.argv[3]?.split(',');
const folder = new URL('../shots/', import.meta.url).pathname;
mkdirSync(folder, { recursive: true });

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-sync', '--disable-component-update', '--disable-quic'],
});
let problems = 0;

async function come(width, scheme, locale = 'en-GB') {
  const height = width < 600 ? 780 : 900;
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: scheme, locale, hasTouch: width < 600 });
  const page = await context.newPage();
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    problems++;
    console.log('console', message.type(), message.text(), message.location().url);
  });
  page.on('pageerror', (error) => {
    problems++;
    console.log('error', error.stack);
  });
  return page;
}

async function shot(page, name) {
  await page.waitForTimeout(350);
  await page.screenshot({ path: `${folder}${name}.png` });
}

/** Answer `count` decisions with whatever is offered first. */
async function play(page, count) {
  for (let i = 0; i < count; i++) {
    const all = page.locator('.unfold[aria-expanded=false]');
    const choice = page.locator('.choices button:enabled').first();
    await all.or(choice).first().waitFor({ timeout: 20000 });
    if (!(await choice.isVisible())) await all.click();
    const text = await page.locator('.prompt').innerText();
    await choice.click();
    await page.waitForFunction((before) => document.querySelector('.prompt')?.textContent !== before || !document.querySelector('.choices button:disabled'), text);
    await page.waitForTimeout(150);
  }
}

for (const scheme of ['light', 'dark']) {
  for (const width of [360, 1440]) {
    const page = await come(width, scheme);
    const as = (name) => `${name}-${width}-${scheme}`;
    const wants = (name) => !only || only.includes(name);
    await page.goto(site);
    await page.locator('.game').nth(2).waitFor();
    if (wants('home')) await shot(page, as('home'));
    for (const name of ['new/leonardo', 'rules/masters', 'ranking/leonardo', 'nowhere']) {
      if (!wants(name.split('/')[0])) continue;
      await page.goto(`${site}/${name}`);
      await shot(page, as(name.split('/')[0]));
    }
    for (const [i, game] of ['masters', 'leonardo', 'inventors'].entries()) {
      if (!wants(game)) continue;
      await page.goto(site);
      await page.locator('.game').nth(i).locator('button.primary').click();
      const name = page.locator('dialog input[type=text]');
      const bar = page.locator('.bar');
      await name.or(bar).first().waitFor();
      if (await name.isVisible()) {
        if (i === 0 && wants('name')) await shot(page, as('name'));
        await name.fill(`Anna ${width}${scheme[0]}${Math.floor(Math.random() * 1e6)}`);
        await page.locator('dialog button.primary').click();
      }
      await bar.waitFor();
      await play(page, 4);
      await shot(page, as(game));
    }
    for (const name of ['account', 'notices']) {
      if (!wants(name)) continue;
      await page.goto(`${site}/${name}`);
      await shot(page, as(name));
    }
    if (wants('player')) {
      await page.goto(`${site}/account`);
      await page.locator('nav a[href^="/player/"]').click();
      await shot(page, as('player'));
    }
    await page.context().close();
  }
}
await browser.close();
console.log(problems ? `${problems} problems` : 'no problems');
process.exit(problems ? 1 : 0);
