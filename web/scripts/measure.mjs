// How long a link to a match takes until its board can be played, with nothing kept, and what is loaded for it:
//   node scripts/measure.mjs http://127.0.0.1:8000 [times]
// With 0 times it tells sizes alone. Sizes are compressed, but for what comes through the WebSocket.
// Slow: every connection goes through a line of 1.6 Mbit/s with 200 ms each way (a new one waits for a handshake
// first, the WebSocket too), and the processor is four times slower. CHROMIUM names the browser.
import { connect, createServer } from 'node:net';
import { chromium } from 'playwright-core';

const site = new URL(process.argv[2] ?? 'http://127.0.0.1:8000');
const times = Number(process.argv[3] ?? 3);
const GAMES = await fetch(new URL('/api/games', site))
  .then((answer) => answer.json())
  .then(({ games }) => games.map(({ name }) => name));
const WAY = 200;
const BYTES = 1.6e6 / 8 / 1000; // in a millisecond

/** A line to the site that is as slow as that of a phone. */
function line() {
  const free = { up: 0, down: 0 }; // until when the line is busy
  const slowly = (from, to, way) => {
    const under = []; // way, in the order in which it came: two timers may not keep it
    const later = (what, size) => {
      const now = Date.now();
      free[way] = Math.max(now, free[way]) + size / BYTES;
      under.push(what);
      setTimeout(() => under.shift()(), free[way] - now + WAY);
    };
    from.on('data', (some) => later(() => to.write(some), some.length));
    from.on('end', () => later(() => to.end(), 0));
    for (const [one, other] of [
      [from, to],
      [to, from],
    ])
      one.on('error', () => other.destroy());
  };
  return createServer((near) => {
    near.pause();
    setTimeout(() => {
      const far = connect(Number(site.port || 80), site.hostname);
      slowly(near, far, 'up');
      slowly(far, near, 'down');
      near.resume();
    }, 2 * WAY);
  });
}

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

/** Somebody at a table of each game, whose decision it is. */
async function seated() {
  const context = await browser.newContext({ baseURL: site.origin });
  const post = async (path, data) => {
    const answer = await context.request.post(`/api${path}`, { data, headers: { 'x-bottega': '1' } });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return answer.json();
  };
  await post('/guests', { name: `Livia ${Math.floor(Math.random() * 1e6)}`, lang: 'en' });
  const seats = [{ me: true }, { bot: 'random' }];
  const matches = {};
  for (const game of GAMES)
    matches[game] = (await post('/matches', { game, seats, order: 'fixed', start: true })).match;
  const [cookie] = await context.cookies();
  await context.close();
  return { matches, cookie };
}

/** From nothing to the moment when `ready` is there: milliseconds, and what was loaded. */
async function load(origin, path, ready, cookie, slow) {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
  });
  if (cookie)
    await context.addCookies([
      {
        name: cookie.name,
        value: cookie.value,
        url: origin,
        httpOnly: true,
        sameSite: cookie.sameSite,
      },
    ]);
  const page = await context.newPage();
  let news = 0;
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => (news += Buffer.byteLength(payload))),
  );
  if (slow) {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  }
  await page.goto(`${origin}${path}`, { waitUntil: 'commit', timeout: 120_000 });
  const handle = await page.waitForFunction(
    (wanted) => document.querySelector(wanted) && performance.now(),
    ready,
    { polling: 'raf', timeout: 120_000 },
  );
  const took = await handle.jsonValue();
  await page.waitForLoadState('networkidle');
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .concat(performance.getEntriesByType('navigation'))
      .map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize]),
  );
  await context.close();
  return { took, files: new Map([...files, ['news', news]]) };
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];
const kB = (files) => (files.reduce((sum, [, size]) => sum + size, 0) / 1000).toFixed(1);
const row = (...cells) => console.log(`| ${cells.join(' | ')} |`);
const only = (files, ...ends) => [...files].filter(([name]) => ends.some((end) => name.endsWith(end)));

const { matches, cookie } = await seated();
const relay = line();
await new Promise((done) => relay.listen(0, '127.0.0.1', done));
const slowly = `http://127.0.0.1:${relay.address().port}`;
const boards = '.board [data-target].lit';
row('page', 'scripts and styles', 'fonts', 'in all', 'requests', 'cold', 'cold and slow');
row('---', '---', '---', '---', '---', '---', '---');
for (const [name, path, ready, who] of [
  ['first page', '/', '.game h2:not(:empty)', null],
  ...GAMES.map((game) => [`a match of ${game}`, `/match/${matches[game]}`, boards, cookie]),
]) {
  const fast = [];
  const slow = [];
  for (let i = 0; i < Math.max(1, times); i++) fast.push(await load(site.origin, path, ready, who, false));
  for (let i = 0; i < times; i++) slow.push(await load(slowly, path, ready, who, true));
  const { files } = fast[0];
  const second = (loads) => times && `${(median(loads.map((each) => each.took)) / 1000).toFixed(2)} s`;
  row(
    name,
    `${kB(only(files, '.js', '.css'))} kB`,
    `${kB(only(files, '.woff2'))} kB`,
    `${kB([...files])} kB`,
    files.size - 1,
    second(fast) || '',
    second(slow) || '',
  );
}
relay.close();
await browser.close();
