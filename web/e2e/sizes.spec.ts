/** Boards of every size: nothing runs out of its card, nothing lies on something else, all of it can be reached. */
import {
  answered,
  ASKED,
  comeIn,
  expect,
  GAMES,
  GATE,
  quick,
  seated,
  table,
  test,
  type BrowserContextOptions,
  type Page,
} from './bottega';
import {
  faults,
  frameFaults,
  LAYOUTS,
  measures,
  outOfReach,
  outOfSight,
  share,
  USUAL,
  type Layout,
} from './room';
import { kindsOf, walked, walkOf } from './walks';

type Size = readonly [width: number, height: number];

/** Tablets lie and stand, and so do phones. */
const KINDS: Record<string, Size[]> = {
  laptops: [
    [1280, 720],
    [1366, 768],
  ],
  tablets: [
    [1024, 768],
    [1180, 820],
    [768, 1024],
    [820, 1180],
  ],
  phones: [
    [360, 740],
    [390, 844],
    [844, 390],
  ],
};
const SCREENS: Size[] = Object.values(KINDS).flat();
/** With letters half as large again. */
const LARGE: Size[] = [
  [1280, 720],
  [1024, 768],
  [768, 1024],
  [390, 844],
  [844, 390],
];
/** What is left of a laptop and a tablet at a zoom of 200 %. */
const ZOOMED: Size[] = [
  [640, 360],
  [512, 384],
  [384, 512],
];
// Without a trace: it would take longer than the test.
test.use({ trace: 'off' });

/** The least share of a screen that is board. */
const BOARD = 0.6;

const asked = async (page: Page) => {
  await page.locator(ASKED).first().waitFor();
  await page.locator('.board [data-target].lit').or(page.locator('.choices button')).first().waitFor();
  await page.evaluate(() => document.fonts.ready);
};

/** Gives the window this size, and the page the moment it needs to lay itself out anew. */
async function resized(page: Page, [width, height]: Size): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Everything that is wrong at this decision in a window of this size. Fonts, news and sizes may need a moment. */
async function wrong(page: Page, layout: Layout, size: Size): Promise<string[]> {
  await resized(page, size);
  let found: string[] = [];
  for (let tries = 0; tries < 3; tries++) {
    await page.waitForTimeout(60 * 4 ** tries);
    found = [...(await frameFaults(page)), ...(await faults(page, layout))];
    for (const each of await outOfReach(page)) found.push(`${each} cannot be reached`);
    if (!found.length) break;
  }
  return found;
}

/** On a desk and on a tablet that lies, one decides without scrolling. */
const roomy = ([width, height]: Size) => width > height && height > 600;

/** Opens everything of each other seat by one touch: it fits, and what they have is there. */
async function others(page: Page, layout: Layout, place: string): Promise<void> {
  const marks = page.locator('.frame > .top .mark');
  expect.soft(await marks.count(), place).toBe((await page.locator('.frame > .top li').count()) - 1);
  for (const mark of await marks.all()) {
    await mark.click();
    await expect(page.locator(`dialog ${layout.things}`).first(), place).toBeVisible();
    expect.soft(await faults(page, layout, 'dialog'), `${place}: everything of another`).toEqual([]);
    const wide = await page.locator('dialog').evaluate((one) => one.scrollWidth - one.clientWidth);
    expect.soft(wide, `${place}: the dialog runs over`).toBeLessThanOrEqual(1);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog')).toHaveCount(0);
  }
}

/** Goes through a match at the largest table and looks at every kind of decision in windows of these sizes. */
async function look(
  visit: (options: BrowserContextOptions) => Promise<Page>,
  game: string,
  windows: Size[],
  { board = 0, scale = 1, text = 100 } = {},
): Promise<void> {
  const layout = LAYOUTS[game] ?? USUAL;
  const people: Page[] = [];
  for (let seat = 0; seat < walkOf(game).seats; seat++) {
    const page = await visit({ hasTouch: true, deviceScaleFactor: scale });
    await page.addInitScript((text) => localStorage.setItem('bottega-settings', `{"text":${text}}`), text);
    people.push(page);
  }
  const met = new Set<string>();
  const before = new Map<string, string[]>();
  for await (const { page, id, kind, full } of walked(people, game)) {
    met.add(kind);
    await page.goto(`/match/${id}`);
    await asked(page);
    for (const size of windows) {
      const place = `${kind}${full ? ', much on the table' : ''}, ${size.join(' × ')}`;
      expect.soft(await wrong(page, layout, size), place).toEqual([]);
      if (board) expect.soft(await share(page), `${place}: share of the board`).toBeGreaterThanOrEqual(board);
      if (board && roomy(size)) expect.soft(await outOfSight(page), `${place}: in sight`).toEqual([]);
      const now = board ? await measures(page, layout) : [];
      if (now.length) {
        const same = before.get(String(size)) ?? now;
        before.set(String(size), same);
        expect.soft(now, `${place}: nothing has moved`).toEqual(same);
      }
      if (full) await others(page, layout, place);
    }
  }
  expect([...met].sort()).toEqual((await kindsOf(people[0]!, game)).sort());
}

for (const game of GAMES) {
  const layout = LAYOUTS[game] ?? USUAL;

  for (const [kind, screens] of Object.entries(KINDS))
    test(`${game} has room on ${kind}`, async ({ visit }) => {
      test.slow(); // Every kind of decision in windows of several sizes.
      await look(visit, game, screens, { board: BOARD });
    });

  test(`${game} has room for large letters`, async ({ visit }) => {
    test.slow();
    await look(visit, game, LARGE, { text: 150 });
  });

  test(`${game} has room at a zoom of 200 %`, async ({ visit }) => {
    test.slow();
    await look(visit, game, ZOOMED, { scale: 2 });
  });

  test(`${game} has room for long names on laptops`, async ({ visit }) => {
    test.slow();
    const people: Page[] = [];
    for (let seat = 0; seat < walkOf(game).seats; seat++) people.push(await visit());
    // As long as a name may be.
    for await (const { page, id, kind, full } of walked(people, game, 'Massimiliano S.')) {
      if (!full) continue;
      await page.goto(`/match/${id}`);
      await asked(page);
      for (const size of KINDS.laptops!) {
        await resized(page, size);
        const names = page.locator('.board b.long');
        await expect(names).toHaveCount(people.length - 1);
        const cut = await names.evaluateAll((all) =>
          all.filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth),
        );
        expect.soft(cut.length, `${kind}, ${size.join(' × ')}: names that are cut`).toBe(0);
      }
    }
  });

  test(`${game} for two has room on a desk`, async ({ visit }) => {
    const page = await visit();
    await comeIn(page);
    const id = await table(page, quick(game, { word: 'room' }));
    for (const times of [2, 12]) {
      await answered(page, id, times);
      await page.goto(`/match/${id}`);
      await asked(page);
      for (const size of [[1280, 800], [1440, 900], ...SCREENS.filter(roomy)] as Size[]) {
        expect.soft(await wrong(page, layout, size), String(size)).toEqual([]);
        expect.soft(await outOfSight(page), `${size}: in sight`).toEqual([]);
      }
    }
  });
}

test('every board has room on a laptop and on a phone that lies', GATE, async ({ visit }) => {
  const page = await visit({ hasTouch: true });
  await comeIn(page);
  for (const game of GAMES) {
    const bots = Array.from({ length: walkOf(game).seats - 1 }, () => ({ bot: 'random' }));
    const id = await table(page, quick(game, { seats: [{ me: true }, ...bots] }));
    await page.goto(`/match/${id}`);
    await asked(page);
    for (const size of [
      [1280, 720],
      [844, 390],
    ] as const) {
      const place = `${game}, ${size.join(' × ')}`;
      expect.soft(await wrong(page, LAYOUTS[game] ?? USUAL, size), place).toEqual([]);
      expect.soft(await share(page), `${place}: share of the board`).toBeGreaterThanOrEqual(BOARD);
      // What the others did opens where it can be read.
      const since = page.getByRole('button', { name: 'Since your last move' });
      await since.click();
      await expect(page.getByRole('region', { name: 'Since your last move' }), place).toBeInViewport({
        ratio: 0.95,
      });
      await since.click();
    }
  }
});

/** Around a match: everything in the window, nothing on something else. */
async function sound(page: Page, size: Size, place: string): Promise<void> {
  await resized(page, size);
  await expect.poll(() => frameFaults(page), place).toEqual([]);
}

for (const text of [100, 150])
  test(`a replay, a result and a table that waits have room with letters of ${text} %`, async ({ visit }) => {
    test.slow(); // Three pages in windows of nine sizes.
    const page = await visit({ hasTouch: true });
    await page.addInitScript((text) => localStorage.setItem('bottega-settings', `{"text":${text}}`), text);
    await comeIn(page);
    const screens = text === 100 ? SCREENS : LARGE;
    const id = await table(page, {
      game: 'masters',
      seats: [{ me: true }, { bot: 'random' }, { bot: 'random' }, { bot: 'random' }],
      order: 'fixed',
      start: true,
    });
    await answered(page, id);

    await page.goto(`/match/${id}/replay?step=40`);
    await page.locator('.said .told').first().waitFor();
    const log = page.locator('.log');
    for (const size of screens) {
      const place = `replay, ${size.join(' × ')}`;
      await sound(page, size, place);
      expect.soft(await outOfReach(page), place).toEqual([]);
      if (text === 100)
        expect.soft(await share(page), `${place}: share of the board`).toBeGreaterThanOrEqual(BOARD);
      // One touch opens the log, the newest line in sight, and one closes it.
      if (!(await log.isVisible())) await page.locator('#tab-log').click();
      await expect(log.locator('.line').last(), place).toBeInViewport({ ratio: 0.95 });
      await page.getByRole('button', { name: 'Close the side panel' }).click();
      await expect(log, place).toBeHidden();
    }

    await page.goto(`/match/${id}`);
    await page.locator('.ending').waitFor();
    for (const size of screens) {
      const place = `result, ${size.join(' × ')}`;
      await sound(page, size, place);
      await page.locator('.board').evaluate((board) => (board.scrollTop = 0));
      await expect(page.locator('.ending h1'), place).toBeInViewport();
      const wide = await page
        .locator('.ending *')
        .evaluateAll(
          (all) =>
            all.filter((one) => one.scrollWidth > one.clientWidth + 1 && one.matches('div, table, section'))
              .length,
        );
      expect.soft(wide, `${place}: nothing is wider than its place`).toBe(0);
    }

    const open = await table(page, { game: 'leonardo', seats: [{ me: true }, {}, {}, {}, {}] });
    await page.goto(`/match/${open}`);
    await page.locator('main input[readonly]').waitFor();
    for (const [width, height] of screens) {
      const place = `waiting, ${width} × ${height}`;
      await page.setViewportSize({ width, height });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), place)
        .toBeLessThanOrEqual(width);
      const cut = await page
        .locator('.chairs li > *')
        .evaluateAll((all) =>
          all.filter((one) => one.getBoundingClientRect().right > innerWidth).map((one) => one.textContent),
        );
      expect.soft(cut, place).toEqual([]);
    }
  });

test('the panel beside the board stays as one has left it', async ({ visit }) => {
  const page = await visit();
  await seated(page, 'masters');
  const log = page.locator('#side-panel');
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(log, 'closed on a small laptop').toBeHidden();
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(log).toBeVisible();
  await page.reload();
  await expect(log, 'open, as it was left').toBeVisible();
  await page.getByRole('button', { name: 'Close the side panel' }).click();
  await expect(log).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.reload();
  await page.locator(ASKED).first().waitFor();
  await expect(log, 'closed on a large desk as well').toBeHidden();
  // A drawer is open only for a while.
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(log).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(log).toBeHidden();
});
