/* global measured */
/** What the site without a server costs: time until the host is ready (first visit, second visit), until the first
 * board, for a decision of a person and of a bot; the longest task of the page meanwhile; how many iterations a level
 * gets; and memory. `bench/page.py` serves the site and runs this.
 *
 *   node scripts/site/measure.mjs http://127.0.0.1:8000/ [GAME] [LEVEL]
 *
 * Times are on the clock of the wall; beside each stands the processor time of the browser's pages, which says more on
 * a busy machine. */
import { readFileSync, readdirSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { DISABLED } from '../chromium.mjs';

const [site, game = 'masters', level = 'journeyman'] = process.argv.slice(2);
const browser = await chromium.launchPersistentContext('', {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', `--disable-features=${DISABLED.join(',')}`],
});

/** The renderers that descend from this process: seconds of processor time of all, and megabytes of memory (PSS) of the
 * largest, which is the page with its workers. Chromium keeps an empty one in reserve. */
function renderers() {
  const parents = new Map();
  const lines = new Map();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
      parents.set(pid, stat[1]);
      lines.set(pid, { seconds: (Number(stat[11]) + Number(stat[12])) / 100 });
    } catch {
      // It has ended meanwhile.
    }
  const ours = (pid) => pid === String(process.pid) || (parents.has(pid) && ours(parents.get(pid)));
  let [seconds, memory] = [0, 0];
  for (const [pid, line] of lines)
    try {
      if (!ours(pid) || !readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('--type=renderer')) continue;
      seconds += line.seconds;
      const own = Number(/Pss:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))[1]) / 1024;
      memory = Math.max(memory, own);
    } catch {
      // It has ended meanwhile.
    }
  return { seconds, memory };
}

/** Memory as it is, and when the page has no garbage left: with much room, a browser lets it lie for long. */
async function memory(name) {
  const before = renderers().memory;
  const devtools = await browser.newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  await page.waitForTimeout(1000);
  await devtools.detach();
  console.log(`${name}: ${renderers().memory.toFixed(0)} MB, and ${before.toFixed(0)} MB with garbage`);
}

async function timed(name, work) {
  const [from, before] = [Date.now(), renderers()];
  await work();
  const after = renderers();
  const cpu = Math.max(0, after.seconds - before.seconds);
  console.log(
    `${name}: ${((Date.now() - from) / 1000).toFixed(2)} s (${cpu.toFixed(2)} s of processor time)`,
  );
}

const part = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))].toFixed(1);
function spread(name, times) {
  const sorted = times.toSorted((a, b) => a - b);
  if (!sorted.length) return console.log(`${name}: none`);
  console.log(`${name}: p50 ${part(sorted, 0.5)} ms, p99 ${part(sorted, 0.99)} ms (${sorted.length})`);
}

const ready = (page) =>
  page.waitForFunction(() => document.querySelector('.game') && !document.querySelector('progress'));
// The one that is open: another would be one more process.
const page = browser.pages()[0];
// The messages between page and host, with their times.
await browser.addInitScript(() => {
  globalThis.measured = { asked: null, done: [], seen: [], bots: [], last: 0, tasks: [], replies: new Map() };
  new PerformanceObserver((list) => {
    for (const task of list.getEntries()) measured.tasks.push(task.duration);
  }).observe({ type: 'longtask' });
  const RealWorker = Worker;
  globalThis.Worker = class extends RealWorker {
    constructor(...named) {
      super(...named);
      measured.host = this;
    }
    postMessage(message, ...more) {
      if (message.op === 'socket' && message.message.op === 'answer')
        measured.asked = { key: message.message.key, at: performance.now() };
      return super.postMessage(message, ...more);
    }
    set onmessage(listener) {
      super.onmessage = (event) => {
        if (event.data.op === 'reply') measured.replies.get(event.data.number)?.(event.data.body);
        if (event.data.op === 'told') {
          const told = JSON.parse(event.data.text);
          const { asked, last } = measured;
          const now = performance.now();
          // An answer brings its own news first, then word that it is done. All other news are a bot's, and their
          // time runs from the news before them.
          if (told.op === 'news') {
            if (asked) measured.seen.push(now - asked.at);
            else if (last) measured.bots.push(now - last);
          } else if (asked && told.key === asked.key) {
            measured.done.push(now - asked.at);
            measured.asked = null;
          }
          measured.last = now;
        }
        listener(event);
      };
    }
  };
});
await timed('first visit, until the host is ready', async () => {
  await page.goto(site);
  await ready(page);
});
await page.waitForTimeout(4000); // The worker keeps the files.
await timed('second visit', async () => {
  await page.reload();
  await ready(page);
});
await page.goto(`${site}#/new/${game}`);
await page.evaluate(() => localStorage.setItem('bottega-glance', '0'));
await page.evaluate(() => localStorage.setItem('bottega-settings', JSON.stringify({ pace: 'instant' })));
await page.reload();
await page.locator('form button.primary').waitFor();
const levels = page.getByRole('combobox', { name: /level/i });
for (let i = 0; i < (await levels.count()); i++) await levels.nth(i).selectOption(level);
await page.locator('form button.primary').click();
await page.getByRole('dialog').getByRole('textbox').fill('Nina');
await timed('the first board', async () => {
  await page.getByRole('dialog').locator('button.primary').click();
  await page.locator('.bar .prompt strong').first().waitFor();
});
await memory('memory of the page');
const before = await page.evaluate(() => measured.tasks.splice(0));
console.log(`the longest task until then: ${Math.max(0, ...before).toFixed(0)} ms`);
for (let i = 0; i < Number(process.env.DECISIONS ?? 40); i++) {
  const bar = page.locator('.bar:not([aria-busy=true])');
  const ending = page.locator('.ending');
  await bar.locator('.prompt strong').or(ending).first().waitFor();
  if (await ending.count()) break;
  const open = page.getByRole('button', { name: /^Show all/ });
  if (await open.count()) await open.click();
  const choice = bar.locator('.choices button:enabled').first();
  await choice.click({ timeout: 20_000 }).catch(() => {});
  const sure = page.locator('.doubt .danger');
  if (await sure.count()) await sure.click();
}
const { seen, done, bots, tasks } = await page.evaluate(() => ({ ...measured, host: null, replies: null }));
spread('a decision of a person, until its news are there', seen);
spread('a decision of a person, until they are drawn', done);
spread(`a decision of a bot (${level})`, bots);
// Browsers tell of tasks above 50 ms only.
console.log(`the longest task of the page while it was played: ${Math.max(0, ...tasks).toFixed(0)} ms`);
/** What a bot that searches gets to do, as a hint. */
let hints = 1e9;
async function thought() {
  const match = page.url().split('/match/')[1];
  const asked = { match, number: hints++, bot: level };
  const body = await page.evaluate(({ match, number, bot }) => {
    return new Promise((done) => {
      measured.replies.set(number, done);
      const path = `/matches/${match}/hint`;
      measured.host.postMessage({
        op: 'ask',
        number,
        method: 'GET',
        path,
        query: { bot },
        lang: 'en',
        body: null,
      });
    });
  }, asked);
  const { iterations, seconds } = JSON.parse(body);
  console.log(`${level}: ${iterations} iterations in ${seconds?.toFixed(2)} s`);
}
if (!(await page.locator('.ending').count())) {
  await page.locator('.bar:not([aria-busy=true]) .prompt strong').first().waitFor();
  await thought();
  await thought();
}
await memory('memory at the end');
await browser.close();
