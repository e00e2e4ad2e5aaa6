/** What the tests share: visitors whose consoles stay clean, tables, and playing by what glows. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type BrowserContextOptions, type Locator, type Page } from '@playwright/test';

export { expect, type BrowserContextOptions, type Page };
/** Tests that every change must pass (`npm run e2e`); `npm run e2e:all` runs the others as well. */
export const GATE = { tag: '@gate' };

const BOARDS = join(import.meta.dirname, '../src/boards');
/** The games that have a board of their own. */
export const GAMES = readdirSync(BOARDS).filter((name) => existsSync(join(BOARDS, name, 'Board.svelte')));

/** What the browser itself reports while there is no network; nothing that the client could prevent. */
export const OUTAGE = /^(WebSocket connection to|Failed to load resource: net::)/;

/** What the browser itself reports when the server answers 404. */
export const NOWHERE = /^Failed to load resource: the server responded with a status of 404/;

interface Visits {
  /** A visitor with a browser of their own. A test fails if a console has complained. What others do is shown at once,
   * unless the test wants another `pace`. Clicks count at once, unless `careful` says that they count as they do for
   * people: see `src/table/glance.svelte.ts`. */
  visit: (
    options?: BrowserContextOptions & { mayLack?: RegExp; pace?: string; careful?: boolean },
  ) => Promise<Page>;
}

export const test = base.extend<Visits>({
  baseURL: async ({}, use) => use(process.env.BOTTEGA_SITE!),
  visit: async ({ browser, contextOptions, baseURL }, use) => {
    const complaints: string[] = [];
    const opened: { close: () => Promise<void> }[] = [];
    await use(async ({ mayLack, pace = 'instant', careful = false, ...options } = {}) => {
      const context = await browser.newContext({ ...contextOptions, baseURL, ...options });
      if (!careful) await context.addInitScript(() => localStorage.setItem('bottega-glance', '0'));
      opened.push(context);
      await context.addInitScript((pace) => {
        if (location.protocol.startsWith('http') && !localStorage.getItem('bottega-settings'))
          localStorage.setItem('bottega-settings', JSON.stringify({ pace }));
      }, pace);
      const page = await context.newPage();
      page.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type()) || mayLack?.test(message.text())) return;
        complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => complaints.push(error.stack ?? error.message));
      return page;
    });
    for (const context of opened) await context.close();
    expect(complaints, 'the consoles are clean').toEqual([]);
  },
});

/** A short number for a text, always the same. */
const numbered = (text: string): string => {
  let sum = 7;
  for (const sign of text) sum = (Math.imul(sum, 31) + sign.codePointAt(0)!) >>> 0;
  return sum.toString(36).padStart(7, '0');
};

/** How many people have come in, by the names of tests. */
const guests = new Map<string, number>();

/** A name that nobody else has, and the same one each time a test runs. */
export function someone(called = 'Nina'): string {
  const { titlePath, project, repeatEachIndex, retry } = test.info();
  const here = [...titlePath, project.name, repeatEachIndex, retry].join(' ');
  const count = (guests.get(here) ?? 0) + 1;
  guests.set(here, count);
  return `${called} ${numbered(here)}${count}`;
}

export const HEADERS = { 'x-bottega': '1' };

/** Comes in by the API, so that the browser finds itself known. */
export async function comeIn(page: Page, lang = 'en', called?: string): Promise<string> {
  const name = someone(called);
  const answer = await page.request.post('/api/guests', { data: { name, lang }, headers: HEADERS });
  expect(answer.status(), await answer.text()).toBe(201);
  return name;
}

/** A table by the API; returns its id. The word makes the deal that of this test: see serve.py. */
export async function table(page: Page, form: object): Promise<string> {
  const data = { word: test.info().title, ...form };
  const answer = await page.request.post('/api/matches', { data, headers: HEADERS });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { match: string }).match;
}

/** The fastest match of a game: two seats, a bot that answers at once. */
export const quick = (game: string, more: object = {}): object => ({
  game,
  seats: [{ me: true }, { me: false, bot: 'random' }],
  order: 'fixed',
  start: true,
  ...more,
});

/** What is to be decided, while no answer to the last decision is on its way. */
export const ASKED = '.bar:not([aria-busy=true]) .prompt strong';

/** Somebody at a table against a bot, with the board before them. */
export async function seated(page: Page, game: string, more: object = {}, lang = 'en'): Promise<string> {
  await comeIn(page, lang);
  const id = await table(page, quick(game, more));
  await page.goto(`/match/${id}`);
  await page.locator(ASKED).first().waitFor();
  return id;
}

export const glowing = (page: Page): Locator => page.locator('[data-target].lit');

/** The lines of the log without the drawings of things, in the order in which they happened. */
export const logOf = (page: Page): Promise<string[]> =>
  page.locator('[role=tabpanel] .told').evaluateAll((lines) =>
    lines.map((line) => {
      const words = line.cloneNode(true) as Element;
      for (const drawn of words.querySelectorAll('svg, [aria-hidden=true]')) drawn.remove();
      return words.textContent!;
    }),
  );

/** Answers decisions at a table by the API: this many, or all to the end. Afterwards a decision is pending, or the
 * match is over. */
export async function answered(page: Page, id: string, times = Infinity): Promise<void> {
  for (let done = 0; ;) {
    const answer = await page.request.get(`/api/matches/${id}`);
    const news = (await answer.json()) as {
      table: { status: string };
      decision: { id: string; choices: { id: number }[] } | null;
    };
    if (news.table.status === 'over') {
      if (times < Infinity)
        throw new Error(
          `After ${done} decisions the match was over. Another word for its table gives another deal.`,
        );
      return;
    }
    if (!news.decision) {
      await page.waitForTimeout(20); // A bot decides.
      continue;
    }
    if (done++ >= times) return;
    const { id: decision, choices } = news.decision;
    const data = { decision, action: choices[choices.length >> 1]!.id };
    const accepted = await page.request.post(`/api/matches/${id}/answers`, { data, headers: HEADERS });
    expect(accepted.ok(), await accepted.text()).toBe(true);
  }
}

/** A match that was played to its end, by the API. */
export async function finished(page: Page, game: string): Promise<string> {
  const id = await table(page, quick(game));
  await answered(page, id);
  return id;
}

type Seen =
  | { kind: 'over' }
  | { kind: 'touch'; count: number }
  | { kind: 'choose'; count: number }
  | { kind: 'sure' }
  | { kind: 'other'; which: string };

/** Waits until there is something to do, and says what: a thing that glows rather than a line of the list. */
async function ready(page: Page, other: string): Promise<Seen> {
  const handle = await page.waitForFunction((other) => {
    const seen = (element: Element) => {
      const box = element.getBoundingClientRect();
      return box.width > 0 && box.height > 0 && getComputedStyle(element).visibility !== 'hidden';
    };
    if (document.querySelector('.ending')) return { kind: 'over' } as const;
    if (other && document.querySelector(other)) return { kind: 'other', which: other } as const;
    const bar = document.querySelector('.bar');
    if (!bar || bar.getAttribute('aria-busy') === 'true') return null;
    if (bar.querySelector('.doubt .danger')) return { kind: 'sure' } as const;
    const lit = [...document.querySelectorAll('.board [data-target].lit')].filter(seen);
    for (const old of document.querySelectorAll('[data-test]')) old.removeAttribute('data-test');
    for (const [i, element] of lit.entries()) element.setAttribute('data-test', String(i));
    if (lit.length) return { kind: 'touch', count: lit.length } as const;
    const choices = bar.querySelectorAll('.choices button:enabled');
    return choices.length ? ({ kind: 'choose', count: choices.length } as const) : null;
  }, other);
  return (await handle.jsonValue()) as Seen;
}

/** Scrolls a thing to the middle of its board; says whether its own middle is not covered there. */
export function uncover(element: Element): boolean {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

/** Numbers that look random and are the same in every run. */
export function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor(((state >>> 8) / 2 ** 24) * below);
  };
}

/** One step by a click (or a tap): on something that glows where anything does, else on a choice. None where the
 * page shows what `unless` names. */
export async function step(
  page: Page,
  pick: (below: number) => number,
  { tap = false, unless = '' }: { tap?: boolean; unless?: string } = {},
): Promise<Seen> {
  const seen = await ready(page, unless);
  if (seen.kind === 'over' || seen.kind === 'other') return seen;
  const one =
    seen.kind === 'touch'
      ? page.locator(`.board [data-target].lit[data-test="${pick(seen.count)}"]`)
      : seen.kind === 'sure'
        ? page.locator('.doubt .danger')
        : page.locator('.choices button:enabled').nth(pick(seen.count));
  // With a thumb one scrolls first, past what stays at the edges.
  if (tap) await one.evaluate(uncover);
  await (tap ? one.tap() : one.click());
  return seen;
}
