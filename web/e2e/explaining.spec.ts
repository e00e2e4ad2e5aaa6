/** Whatever is on a table explains itself: to a pointer, to the keyboard, to a thumb, in every language. */
import { accessible } from './accessible';
import {
  answered,
  ASKED,
  comeIn,
  expect,
  GAMES,
  GATE,
  HEADERS,
  quick,
  seated,
  table,
  test,
  type Page,
} from './bottega';
import { walked, walkOf } from './walks';

interface Told {
  target: string;
  title: string;
  lines: string[];
  rule: { id: string };
}

/** The languages in which everything is told; the last is the one in which one goes on. */
const LANGS = ['fr', 'it', 'en'];
/** A laptop: there is no room to spare. */
const LAPTOP = { viewport: { width: 1280, height: 720 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The names of all that can be explained on the board, also of what is out of sight here. */
const things = (page: Page): Promise<string[]> =>
  page
    .locator('.board :is([data-about], [data-sign])')
    .evaluateAll((all) => [
      ...new Set(
        all.flatMap((each) => ['data-sign', 'data-about'].flatMap((key) => each.getAttribute(key) ?? [])),
      ),
    ]);

/** What has a name on the board, and nothing that explains it. Buttons of the board do what they say, and a bar of the
 * result says how many points it is. */
const bare = (page: Page): Promise<string[]> =>
  page
    .locator('.board [data-name]:not(button)')
    .evaluateAll((all) =>
      all
        .filter((each) => !each.closest('[data-about], [data-sign], .chooser, .bars'))
        .map((each) => each.getAttribute('data-name')!),
    );

/** What the server says of these things, in the language of the account. */
async function told(page: Page, match: string, targets: string[]): Promise<Told[]> {
  const all: Told[] = [];
  for (let from = 0; from < targets.length; from += 60) {
    const some = targets.slice(from, from + 60).map((target) => ['target', target]);
    const answer = await page.request.get(`/api/matches/${match}/things?${new URLSearchParams(some)}`);
    all.push(...((await answer.json()) as { things: Told[] }).things);
  }
  return all;
}

/** The board is there: what is to be decided may be known before. */
const laid = (page: Page): Promise<void> => page.locator('.board [data-about]:visible').first().waitFor();

/** The faults of a board: names without an explanation, and things of which the game says nothing or half of it. */
async function unexplained(page: Page, match: string, langs = ['en']): Promise<string[]> {
  await laid(page);
  const faults = (await bare(page)).map((name) => `${name}: a name and no explanation`);
  const targets = await things(page);
  if (targets.length < 5) faults.push(`only ${targets.length} things`);
  for (const lang of langs) {
    if (langs.length > 1) {
      const changed = await page.request.patch('/api/me', { data: { lang }, headers: HEADERS });
      expect(changed.ok(), await changed.text()).toBe(true);
    }
    const known = new Map((await told(page, match, targets)).map((each) => [each.target, each]));
    for (const target of targets) {
      const one = known.get(target);
      if (!one) faults.push(`${target}: unknown (${lang})`);
      else if (!one.lines.length || ![one.title, one.rule.id, ...one.lines].every(Boolean))
        faults.push(`${target}: a part is missing (${lang})`);
    }
  }
  return faults;
}

/** What the open explanation lies on though it must not: its own thing, what can be touched, the choices. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const panel = document.querySelector('.explanation')!.getBoundingClientRect();
    const own = document.querySelector('.explained');
    const outside = panel.left < 0 || panel.top < 0 || panel.right > innerWidth || panel.bottom > innerHeight;
    const lies = [...document.querySelectorAll('.explained, .board .lit, .bar button')].filter((each) => {
      const box = each.getBoundingClientRect();
      const width = Math.min(box.right, panel.right) - Math.max(box.left, panel.left);
      const height = Math.min(box.bottom, panel.bottom) - Math.max(box.top, panel.top);
      const some = width > 0 && height > 0 ? width * height : 0;
      return each.checkVisibility() && some > (each === own ? 0 : (box.width * box.height) / 4);
    });
    return [
      ...(outside ? ['it is not within the window'] : []),
      ...lies.map((each) => each.getAttribute('data-target') ?? each.textContent!.trim()),
    ];
  });

for (const game of GAMES) {
  test(`${game}: nothing is without an explanation, at any decision`, async ({ visit }) => {
    test.slow(); // Every kind of decision, in three languages.
    const people: Page[] = [];
    for (let seat = 0; seat < walkOf(game).seats; seat++) people.push(await visit(LAPTOP));
    for await (const { page, id, kind, full } of walked(people, game)) {
      await page.goto(`/match/${id}`);
      await page.locator(ASKED).first().waitFor();
      expect.soft(await unexplained(page, id, LANGS), kind).toEqual([]);
      if (!full) continue;
      // Everything of another seat, in a dialog of the board.
      const mark = page.locator('.top .mark').first();
      await mark.click();
      await page.locator('.board dialog[open]').waitFor();
      expect.soft(await unexplained(page, id), `${kind}, another seat`).toEqual([]);
    }
  });

  test(`${game}: nothing is without an explanation when the match is over, and in its replay`, async ({
    visit,
  }) => {
    const page = await visit();
    await comeIn(page);
    const id = await table(page, quick(game));
    await answered(page, id);
    await page.goto(`/match/${id}`);
    await page.locator('.ending').waitFor();
    expect(await unexplained(page, id)).toEqual([]);
    await page.goto(`/match/${id}/replay?step=7`);
    await page.locator('.board [data-about]:visible').first().hover();
    await expect(page.locator('.explanation')).toBeVisible();
    // Arrow keys belong to what is explained, not to the steps of the replay.
    await page.keyboard.press('i');
    await expect(page.locator('.explanation')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('.explained')).toHaveCount(1);
    expect(new URL(page.url()).searchParams.get('step')).toBe('7');
  });

  test(`${game}: an explanation leaves free what can be touched`, async ({ visit }) => {
    const page = await visit(LAPTOP);
    const id = await seated(page, game);
    const explanation = page.locator('.explanation');
    for (const times of [0, 3, 4]) {
      await answered(page, id, times);
      await page.reload();
      await page.locator(ASKED).first().waitFor();
      await laid(page);
      await page.keyboard.press('i');
      await expect(explanation).toBeFocused();
      for (let step = 0; step < 12; step++) {
        const title = await explanation.locator('h3').textContent();
        expect.soft(await covered(page), `${title}, after ${times}`).toEqual([]);
        await page.keyboard.press(step % 2 ? 'ArrowRight' : 'ArrowDown');
      }
      await page.keyboard.press('Escape');
    }
  });
}

test('masters alone: Lorenzo and his tokens are explained', async ({ visit }) => {
  const page = await visit();
  const id = await seated(page, 'masters', { seats: [{ me: true }] });
  await answered(page, id, 8);
  await page.reload();
  await laid(page);
  expect(await things(page)).toEqual(expect.arrayContaining(['lorenzo', 'cross', 'tokens']));
  expect(await unexplained(page, id, LANGS)).toEqual([]);
});

test('every board explains what is on it', GATE, async ({ visit }) => {
  const page = await visit();
  await comeIn(page);
  for (const game of GAMES) {
    const id = await table(page, quick(game));
    await page.goto(`/match/${id}`);
    await page.locator(ASKED).first().waitFor();
    expect(await unexplained(page, id), game).toEqual([]);
  }
  // What is not explained is found.
  await page.evaluate(() => {
    document
      .querySelector('.board')!
      .insertAdjacentHTML(
        'beforeend',
        '<b data-name="Bare">b</b><b data-name="Unknown" data-about="unknown:1">u</b>',
      );
  });
  const id = page.url().split('/').at(-1)!;
  expect(await unexplained(page, id)).toEqual(['Bare: a name and no explanation', 'unknown:1: unknown (en)']);
});

test('pointing tells the name at once, the rest a little later, and where to read on', async ({ visit }) => {
  const page = await visit();
  await seated(page, 'masters');
  const stack = page.locator('[data-target="stack:green1"]');
  await stack.hover();
  await expect(page.locator('.tip:not(.off)')).toContainText('Green I');
  const explanation = page.locator('.explanation');
  await expect(explanation).toContainText('Only the card on top of the stack is for sale');
  await expect(explanation).toContainText('Cost');
  // It covers nothing that one chooses from.
  const below = await page.evaluate(() => {
    const panel = document.querySelector('.explanation')!.getBoundingClientRect();
    return [...document.querySelectorAll('.board [data-about]')].filter((each) => {
      const box = each.getBoundingClientRect();
      return (
        box.left < panel.right && box.right > panel.left && box.top < panel.bottom && box.bottom > panel.top
      );
    }).length;
  });
  expect(below).toBe(0);
  await accessible(page, 'an explanation', '.explanation');
  // The pointer can go there; the link shows the paragraph beside the board.
  await explanation.getByRole('link', { name: 'Buying a development card' }).click();
  await expect(page.locator('.side article.aimed h2')).toContainText('Buying a development card');
  await expect(explanation).toHaveCount(0);
});

test('the name of a card does not lie on its neighbours', async ({ visit }) => {
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

test('a key explains what has the focus, arrows go on, Escape comes back', async ({ visit }) => {
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

test('a long press explains and decides nothing', async ({ visit }) => {
  const page = await visit(PHONE);
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
  await accessible(page, 'a sheet', '.explanation');
  // A tap beside it puts it away, and nothing else.
  await thing.tap();
  await expect(page.locator('.explanation')).toHaveCount(0);
  await expect(page.locator('.chosen')).toHaveCount(0);
});

test('the legend has a picture and a meaning for every symbol', async ({ visit }) => {
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
    await accessible(page, `the legend of ${game}`, 'dialog');
  }
});

test('explanations are asked for once, and not while the pointer moves', async ({ visit }) => {
  const page = await visit();
  const match = await seated(page, 'masters');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(`/matches/${match}/things`)) asked.push(request.url());
  });
  // Across everything on the board, without a rest.
  await page.evaluate(() => {
    const over = (thing: Element, clientX: number) =>
      thing.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse', clientX }));
    [...document.querySelectorAll('.board [data-name]'), document.body].forEach(over);
  });
  await page.mouse.move(2, 2);
  const stack = page.locator('[data-target="stack:blue2"]');
  const explanation = page.locator('.explanation');
  for (let times = 0; times < 3; times++) {
    await stack.hover();
    await expect(explanation).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(explanation).toHaveCount(0);
    await page.mouse.move(2, 2);
  }
  expect(asked).toHaveLength(1);
  // The keyboard goes through everything: few questions for all of it.
  await page.keyboard.press('i');
  await expect(explanation).toBeFocused();
  for (let step = 0; step < 30; step++) await page.keyboard.press('ArrowRight');
  expect(asked.length).toBeLessThan(6);
});
