/** Whatever is on a table explains itself: to a pointer, to the keyboard, to a thumb, in every language. */
import { answered, expect, GAMES, GATE, HEADERS, seated, test, type Page } from './bottega';

interface Told {
  target: string;
  title: string;
  lines: string[];
  rule: { id: string };
}

/** The languages in which everything is told. */
const LANGS = ['en', 'fr', 'it'];
/** How often a table is looked at, and how many decisions lie between. */
const LOOKS = 5;
const BETWEEN = 9;
const THINGS = '.board :is([data-about], [data-sign])';

/** The names of all that can be explained on the board. */
const things = (page: Page): Promise<string[]> =>
  page
    .locator(THINGS)
    .evaluateAll((all) => [
      ...new Set(all.map((each) => each.getAttribute('data-sign') ?? each.getAttribute('data-about')!)),
    ]);

/** What has a name on the board, and nothing that explains it. Buttons of the board do what they say. */
const bare = (page: Page): Promise<string[]> =>
  page
    .locator('.board [data-name]:not(button)')
    .evaluateAll((all) =>
      all
        .filter((each) => !each.closest('[data-about], [data-sign], .chooser'))
        .map((each) => each.getAttribute('data-name')!),
    );

/** What the server says of these things in a language. */
async function told(page: Page, match: string, targets: string[], lang: string): Promise<Told[]> {
  const changed = await page.request.patch('/api/me', { data: { lang }, headers: HEADERS });
  expect(changed.ok(), await changed.text()).toBe(true);
  const all: Told[] = [];
  for (let from = 0; from < targets.length; from += 60) {
    const some = targets.slice(from, from + 60).map((target) => ['target', target]);
    const answer = await page.request.get(`/api/matches/${match}/things?${new URLSearchParams(some)}`);
    all.push(...((await answer.json()) as { things: Told[] }).things);
  }
  return all;
}

for (const game of GAMES) {
  test(`${game}: nothing on the board is without an explanation`, GATE, async ({ visit }) => {
    test.slow();
    const page = await visit();
    const match = await seated(page, game);
    const seen = new Map<string, number>();
    for (let look = 0; look < LOOKS; look++) {
      await page.reload();
      await page.locator(THINGS).first().waitFor();
      expect(await bare(page)).toEqual([]);
      const targets = await things(page);
      for (const lang of LANGS) {
        const explained = await told(page, match, targets, lang);
        expect(explained.map((each) => each.target).sort()).toEqual([...targets].sort());
        for (const { title, lines, rule } of explained) {
          expect([title, rule.id, ...lines].every(Boolean)).toBe(true);
          expect(lines.length).toBeGreaterThan(0);
        }
      }
      for (const target of targets) seen.set(target.split(':')[0]!, look);
      await answered(page, match, BETWEEN);
    }
    expect(seen.size, [...seen.keys()].join(' ')).toBeGreaterThan(14);
  });
}

test(
  'pointing tells the name at once, the rest a little later, and where to read on',
  GATE,
  async ({ visit }) => {
    const page = await visit();
    await seated(page, 'masters');
    const stack = page.locator('[data-target="stack:green1"]');
    await stack.hover();
    await expect(page.locator('.tip:not(.off)')).toContainText('Green I');
    const explanation = page.locator('.explanation');
    await expect(explanation).toContainText('Only the card on top of the stack is for sale');
    await expect(explanation).toContainText('Cost');
    // It covers nothing that one chooses from.
    const covered = await page.evaluate(() => {
      const panel = document.querySelector('.explanation')!.getBoundingClientRect();
      return [...document.querySelectorAll('.board [data-about]')].filter((each) => {
        const box = each.getBoundingClientRect();
        return (
          box.left < panel.right && box.right > panel.left && box.top < panel.bottom && box.bottom > panel.top
        );
      }).length;
    });
    expect(covered).toBe(0);
    // The pointer can go there; the link shows the paragraph beside the board.
    await explanation.getByRole('link', { name: 'Buying a development card' }).click();
    await expect(page.locator('.side article.aimed h2')).toContainText('Buying a development card');
    await expect(explanation).toHaveCount(0);
  },
);

test('the name of a card does not lie on its neighbours', GATE, async ({ visit }) => {
  const page = await visit();
  await seated(page, 'masters');
  for (const target of ['stack:blue2', 'stack:green3', 'stack:purple1']) {
    await page.locator(`[data-target="${target}"]`).hover();
    await expect(page.locator('.tip:not(.off)')).toBeVisible();
    const lies = await page.evaluate((target) => {
      const tip = document.querySelector('.tip')!.getBoundingClientRect();
      return [...document.querySelectorAll('[data-target^="stack:"]')]
        .filter((each) => {
          const box = each.getBoundingClientRect();
          return box.left < tip.right && box.right > tip.left && box.top < tip.bottom && box.bottom > tip.top;
        })
        .map((each) => each.getAttribute('data-target'))
        .filter((each) => each !== target);
    }, target);
    expect(lies).toEqual([]);
    await page.mouse.move(0, 0);
  }
});

test('a key explains what has the focus, arrows go on, Escape comes back', GATE, async ({ visit }) => {
  const page = await visit();
  await seated(page, 'inventors');
  const thing = page.locator('[data-target].lit').first();
  await thing.focus();
  const target = await thing.getAttribute('data-target');
  await page.keyboard.press('i');
  const explanation = page.locator('.explanation');
  await expect(explanation).toBeFocused();
  const title = page.locator('.explanation h3');
  const first = await title.textContent();
  await page.keyboard.press('ArrowRight');
  await expect(title).not.toHaveText(first!);
  await page.keyboard.press('ArrowLeft');
  await expect(title).toHaveText(first!);
  await page.keyboard.press('Escape');
  await expect(explanation).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-target'))).toBe(target);
});

test('a long press explains and decides nothing', GATE, async ({ visit }) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const page = await visit(phone);
  await seated(page, 'leonardo');
  const thing = page.locator('.board [data-target].lit').first();
  await thing.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await thing.boundingBox())!;
  const cdp = await page.context().newCDPSession(page);
  const at = [{ x: x + width / 2, y: y + height / 2 }];
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at });
  await expect(page.locator('.explanation.sheet')).toBeVisible();
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(page.locator('.explanation.sheet')).toBeVisible();
  await expect(page.locator('.chosen')).toHaveCount(0);
  await page.locator('.explanation button').tap();
  await expect(page.locator('.explanation')).toHaveCount(0);
});

test('the legend has a picture and a meaning for every symbol', GATE, async ({ visit }) => {
  const page = await visit();
  for (const game of GAMES) {
    await page.goto(`/rules/${game}`);
    await page.getByRole('button', { name: 'Legend of symbols' }).click();
    const symbols = page.locator('dialog [data-symbol]');
    await symbols.first().waitFor();
    await expect(symbols.first().locator('.picture svg, .picture b').first()).toBeVisible();
    const empty = await symbols.evaluateAll((all) =>
      all
        .filter((each) => !each.querySelector('.picture :is(svg, b, i, .space)') || !each.textContent?.trim())
        .map((each) => each.getAttribute('data-symbol')),
    );
    expect(empty).toEqual([]);
    expect(await symbols.count()).toBeGreaterThan(15);
  }
});
