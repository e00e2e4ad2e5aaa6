/** What the others do is shown one thing after another: the order, the boards in between, the ways to the present. */
import { accessible } from './accessible';
import { answered, ASKED, comeIn, expect, GATE, quick, seated, table, test, type Page } from './bottega';

interface Told {
  match: string;
  number: number;
  events: { kind: string; text?: string; values: { seat?: number } }[];
  beats?: { events: number; view: unknown }[];
}

/** The sentences of the steps that the server has told this page since, decision by decision. */
function hears(page: Page): string[][] {
  const steps: string[][] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as { op: string; base?: number } & Told;
      if (message.op !== 'news' || message.base === undefined) return;
      const cuts = [0, ...(message.beats ?? []).map((beat) => beat.events), message.events.length];
      const parts = cuts.slice(1).map((cut, i) => message.events.slice(cuts[i], cut));
      const texts = parts.map((part) => part.flatMap(({ text }) => text ?? []).join(' ')).filter(Boolean);
      // One's own move is not told to oneself.
      if (parts[0]?.[0]?.values.seat === 0) texts.shift();
      if (texts.length) steps.push(texts);
    }),
  );
  return steps;
}

interface Seen {
  text: string;
  /** Who stands where in the city, by the things on the board. */
  city: string[];
  /** The result is shown. */
  ended: boolean;
}

/** Writes down each sentence with the board beside it, from now on. */
async function watch(page: Page): Promise<() => Promise<Seen[]>> {
  await page.evaluate(() => {
    const seen: Seen[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const said = document.querySelector('.prompt .telling')?.cloneNode(true) as Element | undefined;
      for (const drawn of said?.querySelectorAll('svg, [aria-hidden=true]') ?? []) drawn.remove();
      const text = said?.textContent?.trim() ?? '';
      const ended = !!document.querySelector('.ending');
      if (text === (seen.at(-1)?.text ?? '') && !ended) return;
      const crews = [...document.querySelectorAll<HTMLElement>('.board [data-place^="crew:"]')];
      const city = crews.map((crew) => crew.dataset.place!.slice('crew:'.length)).sort();
      seen.push({ text, city, ended });
    };
    const frame = document.querySelector('.frame')!;
    new MutationObserver(look).observe(frame, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { seen: Seen[] }).seen);
}

const telling = (page: Page) => page.locator('.prompt .telling');
const crews = (page: Page) => page.locator('.board [data-place^="crew:"]');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** Somebody at a table of Leonardo with two bots, who has finished with their laboratories and is to place workers. */
async function placing(page: Page): Promise<string> {
  const seats = [{ me: true }, { me: false, bot: 'random' }, { me: false, bot: 'random' }];
  const id = await seated(page, 'leonardo', { seats });
  await button(page, 'Finish with your laboratories').click();
  await button(page, /^Pass/).waitFor();
  await expect(telling(page)).toHaveCount(0);
  return id;
}

/** Pass, and mean it: there are workers left. */
async function pass(page: Page): Promise<void> {
  await button(page, /^Pass/).click();
  await page.locator('.doubt .danger').click();
}

test('a pass shows the phase that follows, thing by thing', async ({ visit }) => {
  const page = await visit({ pace: 'brisk' });
  const told = hears(page);
  await placing(page);
  told.length = 0;
  const seen = await watch(page);
  await pass(page);
  // The others place workers, the city is resolved, the next turn begins; then one is asked again.
  await page.locator(ASKED).waitFor();
  const written = (await seen()).filter(({ text }) => text);
  expect(written.map(({ text }) => text)).toEqual(told.flat());
  expect(Math.max(...told.map((steps) => steps.length)), 'one decision had several steps').toBeGreaterThan(2);

  // The board in between: workers come one group after the other, and go home area by area.
  const placed = written.filter(({ text }) => /sends \d+ apprentices? to the (?!small|large)/.test(text));
  expect(placed.length).toBeGreaterThan(2);
  for (const [i, { text, city }] of placed.entries()) {
    const area = /to the (\w+)/.exec(text)![1]!.toLowerCase();
    expect(
      city.some((crew) => crew.startsWith(`${area}:`)),
      text,
    ).toBe(true);
    if (i) expect(city.length).toBeGreaterThanOrEqual(placed[i - 1]!.city.length);
  }
  const areas = ['council', 'workshop', 'academy', 'blacksmith', 'glassmaker', 'joiner', 'kiln', 'ropemaker'];
  const opened = written.filter(({ text }) => /^\w+: (the order is|only)/.test(text));
  expect(opened.length).toBeGreaterThan(1);
  for (const { text, city } of opened) {
    const area = areas.indexOf(text.split(':')[0]!.toLowerCase());
    const behind = areas.slice(0, area);
    expect(
      city.filter((crew) => behind.includes(crew.split(':')[0]!)),
      text,
    ).toEqual([]);
    expect(city.filter((crew) => crew.startsWith(`${areas[area]!}:`)).length, text).toBeGreaterThan(0);
  }
  // The present.
  await expect(crews(page)).toHaveCount(0);
});

test('whoever acts, skips or comes back is in the present', async ({ visit }) => {
  const page = await visit({ pace: 'calm' });
  const id = await placing(page);
  const news = async () =>
    (await (await page.request.get(`/api/matches/${id}`)).json()) as {
      number: number;
      decision: object | null;
      view: { city: Record<string, unknown[]> };
    };
  const present = async () => Object.values((await news()).view.city).flat().length;
  await pass(page);
  await expect.poll(async () => (await news()).decision).not.toBeNull(); // It is all over.
  await expect(telling(page)).toBeVisible();

  // A pause holds, by button and by key.
  await button(page, 'Pause').click();
  const held = await telling(page).innerText();
  await accessible(page, 'while something is told');
  await page.waitForTimeout(2500);
  await expect(telling(page)).toHaveText(held);
  await page.locator('.board').focus();
  await page.keyboard.press('p');
  await expect(telling(page)).not.toHaveText(held);

  // The present by key.
  await page.keyboard.press('s');
  await expect(telling(page)).toHaveCount(0);
  await expect(page.locator(ASKED)).toBeVisible();
  await expect(crews(page)).toHaveCount(await present());

  // What happened, and how the board was then.
  await button(page, 'Since your last move').click();
  const list = page.getByRole('region', { name: 'Since your last move' });
  await accessible(page, 'the list of moves');
  const moves = list.getByRole('button');
  expect(await moves.count()).toBeGreaterThan(5);
  const first = moves.filter({ hasText: /sends .* to the (?!small|large)/ }).first();
  const text = await first.innerText();
  await first.click();
  await expect(list).toHaveCount(0);
  await expect(telling(page)).toContainText(text.trim());
  await expect(crews(page)).toHaveCount(1);
  await expect(page.locator('.board [data-target].lit')).toHaveCount(0);
  await accessible(page, 'at an earlier moment');
  await button(page, 'The next move').click();
  await expect(telling(page)).not.toContainText(text.trim());
  await page.keyboard.press('Escape');
  await expect(telling(page)).toHaveCount(0);
  await expect(crews(page)).toHaveCount(await present());

  // To act is to be in the present.
  const { number } = await news();
  await button(page, 'Finish with your laboratories').click();
  await expect.poll(async () => (await news()).number).toBeGreaterThan(number);
  await pass(page);
  await expect(telling(page)).toBeVisible();
  await button(page, 'Finish with your laboratories').click();
  await expect(page.locator('.prompt')).not.toHaveText(/sends/);

  // A page that is loaded anew shows the present; what happened before is still told, without the boards.
  await page.reload();
  await page.locator(ASKED).waitFor();
  await expect(telling(page)).toHaveCount(0);
  await expect(crews(page)).toHaveCount(await present());
});

test('a touch on an earlier board leads to the present and decides nothing', GATE, async ({ visit }) => {
  const page = await visit({ pace: 'calm' });
  const id = await placing(page);
  const news = async () =>
    (await (await page.request.get(`/api/matches/${id}`)).json()) as {
      number: number;
      decision: object | null;
    };
  const focused = () => page.evaluate(() => document.activeElement?.className.split(' ')[0] ?? '');
  await pass(page);
  await expect.poll(async () => (await news()).decision).not.toBeNull();
  await expect(telling(page)).toBeVisible();
  await expect(page.locator('.board [data-target].lit'), 'nothing glows').toHaveCount(0);
  await expect(page.locator('.choices'), 'the choices come with their question').toHaveCount(0);
  const { number } = await news();
  await page.locator('.board [data-target="place:workshop"]').first().click();
  await expect(telling(page)).toHaveCount(0);
  await expect(page.locator(ASKED)).toBeVisible();
  expect((await news()).number).toBe(number);

  // By keyboard: what had the focus is gone, and one goes on at the decision.
  await button(page, 'Finish with your laboratories').click();
  await button(page, /^Pass/).waitFor();
  await pass(page);
  await button(page, 'Go to your turn').focus();
  await page.keyboard.press('Enter');
  await expect(telling(page)).toHaveCount(0);
  await expect.poll(focused).toBe('bar');
});

test('the end is shown when everything before it has been', async ({ visit }) => {
  const page = await visit({ pace: 'brisk' });
  const told = hears(page);
  await comeIn(page);
  // Alone against the game, every decision is one's own: the match is the same up to the last ones.
  const alone = quick('masters', { seats: [{ me: true }] });
  const whole = await table(page, alone);
  await answered(page, whole);
  const { decisions } = (
    (await (await page.request.get(`/api/matches/${whole}`)).json()) as { table: { decisions: number } }
  ).table;
  const id = await table(page, alone);
  await answered(page, id, decisions - 6);
  await page.goto(`/match/${id}`);
  await page.locator(ASKED).waitFor();
  const seen = await watch(page);
  await answered(page, id);
  await page.locator('.ending h1').waitFor();
  const steps = told.flat();
  expect(steps.length).toBeGreaterThan(0);
  const written = await seen();
  const end = written.findIndex(({ ended }) => ended);
  expect(written.slice(0, end).flatMap(({ text }) => text || [])).toEqual(steps);
  expect(written.slice(end).flatMap(({ text }) => text || [])).toEqual([]);
});
