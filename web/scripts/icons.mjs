// The icons of the app as PNG, drawn from public/icon.svg: node scripts/icons.mjs. CHROMIUM names the browser.
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const folder = new URL('../public/', import.meta.url).pathname;
const seal = readFileSync(`${folder}icon.svg`, 'utf8');
// Launchers cut a maskable icon to their own shape: the ground fills it, what matters stays in the middle.
const full = seal.replace(
  'viewBox="0 0 64 64">',
  'viewBox="4 4 56 56"><rect width="64" height="64" fill="#7d3b1f"/>',
);
// Only the shape of a badge counts: it is shown in one colour.
const shape = seal
  .replace(/<circle cx="32" cy="32"[^>]*>/g, '')
  .replace(/#[0-9a-f]{6}/g, '#fff')
  .replace('0 0 64 64', '11 11 42 42');
const wanted = [
  ['icon-192.png', seal, 192],
  ['icon-512.png', seal, 512],
  ['icon-maskable-512.png', full, 512],
  ['badge.png', shape, 96],
];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run'],
});
const page = await browser.newPage();
for (const [name, svg, size] of wanted) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`,
  );
  await page.screenshot({ path: folder + name, omitBackground: true });
}
await browser.close();
