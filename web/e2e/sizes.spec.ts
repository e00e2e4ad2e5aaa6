/** Boards between the phone and the large screen: nothing runs out of its card, nothing lies on something else. */
import { answered, comeIn, expect, GAMES, quick, table, test, type Page } from './bottega';

interface Layout {
  /** The largest table. */
  seats: number;
  /** After this many decisions there is something on the table. */
  after: number;
  /** What holds text and controls. Cards lie within each other or apart. */
  cards: string;
  /** Within a card: what must not lie on each other. */
  apart: [string, string][];
}

/** A board that says nothing of its cards: two seats, and what lies on it directly. */
const USUAL: Layout = { seats: 2, after: 4, cards: '.board > *', apart: [] };
const LAYOUTS: Record<string, Layout> = {
  masters: {
    seats: 4,
    after: 12,
    cards: '.track .track, .market svg, .deck, .glance, .depots, .strongbox, .base, .slot, .slip',
    apart: [],
  },
  leonardo: {
    seats: 5,
    after: 14,
    cards: '.city > div > .area, .purse, .lab[data-place], .cards[data-place], .invention, .rival',
    apart: [
      ['.title', '.state'],
      ['.work', '.middle'],
      ['.benefits', '.plate'],
      ['.plate', '.stock'],
    ],
  },
  inventors: {
    seats: 5,
    after: 12,
    cards: '.plate, .tile, .rival, .progress',
    apart: [
      ['.name', '.knowledge'],
      ['.medallion', '.knowledge'],
      ['.picture', '.slots'],
      ['header', '.slots'],
    ],
  },
};

/** What is wrong with the board as it lies there. */
const faults = (page: Page, { cards, apart }: Layout): Promise<string[]> =>
  page.locator('.board').evaluate(
    (board, { cards, apart }) => {
      const SLACK = 1.5; // px: borders, and what is rounded
      const LINE = 6; // px: letters claim more height than they fill
      const wrong: string[] = [];
      const shown = (one: Element) =>
        one.getClientRects().length > 0 && getComputedStyle(one).clipPath === 'none';
      const called = (one: Element) => {
        const text = one.textContent?.trim().replace(/\s+/g, ' ').slice(0, 30);
        return `${one.getAttribute('class')?.replace(/ ?svelte-\S+/, '')} “${text}”`;
      };
      const meet = (one: DOMRect, other: DOMRect) =>
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > SLACK &&
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > SLACK;
      const around = (one: Element): DOMRect => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return one.childElementCount ? one.getBoundingClientRect() : range.getBoundingClientRect();
      };
      const all = [...board.querySelectorAll(cards)].filter(shown);
      const boxes = all.map((one) => one.getBoundingClientRect());
      for (const [i, one] of all.entries()) {
        for (const [j, other] of all.entries()) {
          if (j <= i || one.contains(other) || other.contains(one)) continue;
          if (meet(boxes[i]!, boxes[j]!)) wrong.push(`${called(one)} lies on ${called(other)}`);
        }
        const { left, right, top, bottom } = boxes[i]!;
        const words = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
        while (words.nextNode()) {
          const text = words.currentNode;
          const [parent, range] = [text.parentElement!, document.createRange()];
          if (!text.textContent?.trim() || !shown(parent) || parent.closest('svg, .chooser')) continue;
          range.selectNodeContents(text);
          for (const box of range.getClientRects()) {
            const out = Math.max(
              left - box.left,
              box.right - right,
              top - box.top - LINE,
              box.bottom - bottom - LINE,
            );
            // What is cut on purpose ends in dots.
            if (out > SLACK && getComputedStyle(parent).textOverflow !== 'ellipsis')
              wrong.push(`“${text.textContent.trim()}” runs ${out.toFixed()} px out of ${called(one)}`);
          }
        }
        for (const [name, rest] of apart) {
          const [a, b] = [one.querySelector(name), one.querySelector(rest)];
          if (a && b && shown(a) && shown(b) && meet(around(a), around(b)))
            wrong.push(`${name} lies on ${rest} in ${called(one)}`);
        }
        if (one.scrollWidth > one.clientWidth + SLACK && !one.querySelector('.crew, .chooser'))
          wrong.push(`${called(one)}: ${one.scrollWidth} in ${one.clientWidth}`);
      }
      return wrong;
    },
    { cards, apart },
  );

/** What glows and cannot be touched without scrolling. */
const outOfSight = (page: Page): Promise<string[]> =>
  page.locator('.board').evaluate((board) => {
    const { top, bottom } = board.getBoundingClientRect();
    const seen = new Set<string>();
    const glows = [...board.querySelectorAll('[data-target].lit')].filter(
      (one) => one.getClientRects().length,
    );
    for (const one of glows) {
      const box = one.getBoundingClientRect();
      if (box.top + box.height / 2 > top && box.top + box.height / 2 < bottom)
        seen.add(one.getAttribute('data-target')!);
    }
    return glows.map((one) => one.getAttribute('data-target')!).filter((each) => !seen.has(each));
  });

for (const game of GAMES) {
  const layout = LAYOUTS[game] ?? USUAL;
  test(`${game} has room on a small desk and on a tablet`, async ({ visit }) => {
    const page = await visit();
    await comeIn(page);
    for (const count of [2, layout.seats]) {
      const bots = Array.from({ length: count - 1 }, () => ({ bot: 'random' }));
      const id = await table(page, quick(game, { seats: [{ me: true }, ...bots], word: 'room' }));
      for (const times of [2, layout.after]) {
        await answered(page, id, times);
        await page.goto(`/match/${id}`);
        await page.locator('.prompt strong').first().waitFor();
        await page.locator('.board [data-target].lit').or(page.locator('.choices button')).first().waitFor();
        for (const [width, height] of [
          [1280, 800],
          [1280, 720],
          [1024, 768],
        ] as const) {
          await page.setViewportSize({ width, height });
          const place = `${count} seats, ${width} × ${height}`;
          await expect.poll(() => faults(page, layout), place).toEqual([]);
          if (width > 1200) expect(await outOfSight(page), `${place}: to be scrolled to`).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth), place).toBeLessThanOrEqual(
            width,
          );
        }
      }
    }
  });
}
