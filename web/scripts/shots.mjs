// Pictures of every page at a phone's and a desk's width, in both themes:
//   node scripts/shots.mjs ADDRESS [home,end,…] [fr]
// It fills the house first: people, matches under way and over, a ranking. CHROMIUM names the browser.
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';

const site = process.argv[2] ?? 'http://127.0.0.1:8000';
const only = process.argv[3]?.split(',').filter(Boolean);
const lang = process.argv[4] ?? 'en';
const folder = new URL('../shots/', import.meta.url).pathname;
mkdirSync(folder, { recursive: true });
const wants = (name) => !only?.length || only.includes(name);
const SETTLED = 12;
const GAMES = await fetch(`${site}/api/games`)
  .then((answer) => answer.json())
  .then(({ games }) => games.map(({ name }) => name));

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
let problems = 0;

// People, by the API

/** A person with a cookie of their own. */
async function person(name) {
  const context = await browser.newContext({ baseURL: site });
  const ask = async (method, path, data) => {
    const answer = await context.request.fetch(`/api${path}`, {
      method,
      data,
      headers: { 'x-bottega': '1' },
    });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
    return answer.json();
  };
  const called = `${name} ${Math.floor(Math.random() * 1e4)}`;
  await ask('POST', '/guests', { name: called, lang });
  return { name: called, ask, cookies: () => context.cookies() };
}

const table = async (who, form) => (await who.ask('POST', '/matches', { order: 'fixed', ...form })).match;

/** Two people at a table that has begun. */
async function together(one, two, game, more = {}) {
  const id = await table(one, { game, seats: [{ me: true }, {}], ...more });
  await two.ask('POST', `/matches/${id}/seats`, {});
  await one.ask('POST', `/matches/${id}/start`);
  return id;
}

/** Answer this many decisions of a person, or all to the end. */
async function answer(who, id, times = Infinity) {
  for (let i = 0; i < times;) {
    const { table: at, decision } = await who.ask('GET', `/matches/${id}`);
    if (at.status !== 'playing') return;
    if (!decision) {
      await new Promise((done) => setTimeout(done, 30));
      continue;
    }
    const action =
      decision.choices[(decision.choices.length * 2) % 3 === 0 ? 0 : decision.choices.length >> 1].id;
    await who.ask('POST', `/matches/${id}/answers`, { decision: decision.id, action });
    i++;
  }
}

async function furnish() {
  const [anna, bruno, carla] = [await person('Anna'), await person('Bruno'), await person('Carla')];
  const ranked = async (one, two, game) => {
    const id = await together(one, two, game, { ranked: true });
    await two.ask('POST', `/matches/${id}/resignation`, {});
    return id;
  };
  for (let i = 0; i < SETTLED; i++)
    await ranked(
      ...[
        [anna, bruno],
        [bruno, carla],
        [carla, anna],
      ][i % 3],
      'leonardo',
    );
  const past = await ranked(anna, bruno, 'leonardo');
  await bruno.ask('POST', `/matches/${past}/rematch`);
  const bots = (level, count) => Array.from({ length: count }, () => ({ bot: level }));
  const boards = {};
  for (const game of GAMES) {
    boards[game] = await table(anna, {
      game,
      seats: [{ me: true }, ...bots('apprentice', 2)],
      start: true,
      hints: true,
    });
    await answer(anna, boards[game], 10);
  }
  await table(anna, {
    game: 'masters',
    seats: [{ me: true }, {}, {}],
    public: true,
    tempo: { kind: 'live', minutes: 20, increment: 20 },
  });
  await table(bruno, {
    game: 'inventors',
    seats: [{ me: true }, {}, {}, {}],
    public: true,
    tempo: { kind: 'days', days: 3 },
  });
  await table(carla, { game: 'leonardo', seats: [{ me: true }, {}], public: true });
  await answer(
    anna,
    await together(carla, anna, 'masters', { public: true, tempo: { kind: 'days', days: 2 } }),
    0,
  );
  await together(bruno, carla, 'inventors', { public: true });
  const over = await table(anna, {
    game: 'masters',
    seats: [{ me: true }, ...bots('random', 2)],
    start: true,
  });
  await answer(anna, over);
  for (const [who, text] of [
    [anna, 'Buongiorno!'],
    [anna, 'Shall we?'],
  ])
    await who.ask('POST', `/matches/${boards.leonardo}/chat`, { text });
  const waiting = await table(anna, { game: 'leonardo', seats: [{ me: true }, {}, { bot: 'master' }] });
  const device = await table(anna, {
    game: 'masters',
    seats: [
      { me: true, name: 'Anna' },
      { me: true, name: 'Dario' },
    ],
    device: true,
    start: true,
  });
  const absent = await table(anna, {
    game: 'leonardo',
    seats: [{ bot: 'apprentice' }, { me: true }],
    start: true,
  });
  await answer(anna, absent, 12);
  return { anna, past, boards, over, waiting, device, absent };
}

// Pictures

async function come(width, scheme, cookies) {
  const height = width < 600 ? 780 : 900;
  const locale = { en: 'en-GB', fr: 'fr-FR', it: 'it-IT' }[lang];
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: scheme,
    locale,
    hasTouch: width < 600,
  });
  if (cookies) await context.addCookies(cookies);
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

/** Where to go, what to wait for, and what to do there before the picture is taken. */
function places({ anna, past, boards, over, waiting, device, absent }) {
  const beside = (tab, act) => async (page) => {
    await page.locator('dialog button.primary').or(page.locator('.prompt')).first().waitFor();
    const panel = page.locator(`#side-panel[aria-labelledby=tab-${tab}]`);
    if (!(await panel.isVisible())) await page.locator(`#tab-${tab}`).click();
    await act?.(page);
  };
  const hints = async (page) => {
    await page.locator('#side-panel > button').click();
    await page.locator('#side-panel ol li').first().waitFor({ timeout: 60_000 });
    await page.locator('#side-panel ol li').first().hover();
  };
  return {
    home: ['/', '.game'],
    new: ['/new/leonardo', 'main select'],
    device: ['/new/masters?device', 'main input'],
    rules: ['/rules/masters', 'article'],
    ranking: ['/ranking/leonardo/2', 'main table'],
    player: [`/player/${encodeURIComponent(anna.name)}`, 'main table'],
    account: ['/account', 'main h1'],
    notices: ['/notices', 'main h1'],
    missing: ['/nowhere', 'main h1'],
    waiting: [`/match/${waiting}`, 'main input[readonly]'],
    ...Object.fromEntries(
      GAMES.map((game) => [game, [`/match/${boards[game]}`, '.board [data-target]:visible']]),
    ),
    chat: [`/match/${boards.leonardo}`, '.board [data-target]:visible', beside('chat')],
    hints: [`/match/${boards.masters}`, '.board [data-target]:visible', beside('hints', hints)],
    notes: [`/match/${boards.masters}`, '.board [data-target]:visible', beside('notes')],
    menu: [`/match/${boards.masters}`, '.board [data-target]:visible', beside('menu')],
    beside: [`/match/${boards.inventors}`, '.board [data-target]:visible', beside('rules')],
    log: [
      `/match/${boards.inventors}`,
      '.board [data-target]:visible',
      beside('log', (page) => page.locator('#side-panel li').last().hover()),
    ],
    recap: [`/match/${absent}`, 'dialog .recap', null, true],
    end: [`/match/${over}`, '.ending table'],
    again: [`/match/${past}`, '.ending .wanted'],
    replay: [`/match/${over}/replay?step=30`, '.said .told'],
    curtain: [`/match/${device}`, '.curtain'],
    settings: ['/', '.game', (page) => page.locator('header nav button').first().click()],
  };
}

/** As if one had been away for an hour. */
async function away(page) {
  await page.evaluate(() => localStorage.clear());
  await page.route('**/recap*', async (route) => {
    const recap = await (await route.fetch()).json();
    for (const event of recap.events) event.at -= 3_600_000;
    await route.fulfill({ json: recap });
  });
}

const house = await furnish();
const cookies = await house.anna.cookies();
for (const scheme of ['light', 'dark']) {
  for (const width of [360, 1440]) {
    const page = await come(width, scheme, cookies);
    await page.goto(site);
    for (const [name, [path, ready, act, absent]] of Object.entries(places(house))) {
      if (!wants(name)) continue;
      if (absent) await away(page);
      await page.goto(`${site}${path}`);
      await page.locator(ready).first().waitFor();
      await act?.(page);
      await page.waitForTimeout(350);
      const suffix = lang === 'en' ? '' : `-${lang}`;
      await page.screenshot({ path: `${folder}${name}-${width}-${scheme}${suffix}.png` });
      if (absent) await page.unroute('**/recap*');
    }
    await page.context().close();
  }
}
await browser.close();
console.log(problems ? `${problems} problems` : 'no problems');
process.exit(problems ? 1 : 0);
