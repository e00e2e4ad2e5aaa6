/** Whether everything has room: what lies on something else, runs out of its card, or cannot be reached. */
import type { Page } from './bottega';

export interface Layout {
  /** What holds text and controls. Cards lie within each other or apart. */
  cards: string;
  /** Within a card: what must not lie on each other. */
  apart: [string, string][];
  /** What somebody has, in the dialog that shows everything of a seat. */
  things: string;
  /** What keeps its size from one decision to the next, for every viewer. */
  still?: string;
  /** What keeps its place as well. */
  fixed?: string;
}

/** A board that says nothing of its cards: what lies on it directly. */
export const USUAL: Layout = { cards: '.board > *', apart: [], things: '.inside' };
export const LAYOUTS: Record<string, Layout> = {
  masters: {
    cards: '.track .track, .market svg, .deck, .glance, .depots, .strongbox, .base, .slot, .slip, .leader',
    apart: [],
    things: '.stores',
    fixed: '.part.market, .part.market svg, .part.stacks',
  },
  leonardo: {
    cards: '.city > div > .area, .purse, .lab[data-place], .cards[data-place], .invention, .rival',
    apart: [
      ['.title', '.state'],
      ['.work', '.middle'],
      ['.benefits', '.plate'],
      ['.plate', '.stock'],
      ['.answers', '.plate'],
      ['.answers', '.stock'],
    ],
    things: '.hand',
    fixed: '.city > div > .area',
  },
  inventors: {
    cards: '.plate, .tile, .rival, .progress, .team[data-target]',
    apart: [
      ['.name', '.knowledge'],
      ['.medallion', '.knowledge'],
      ['.picture', '.slots'],
      ['header', '.slots'],
    ],
    things: '.tray',
    still: '.cabinet:not(.bare) .own .tile',
  },
};

/** What is wrong with the cards in this place as they lie there. */
export const faults = (page: Page, { cards, apart }: Layout, place = '.board'): Promise<string[]> =>
  page
    .locator(place)
    .first()
    .evaluate(
      (board, { cards, apart }) => {
        const SLACK = 1.5; // px: borders, and what is rounded
        const LINE = 6; // px: letters claim more height than they fill
        const wrong: string[] = [];
        const shown = (one: Element) => one.checkVisibility() && getComputedStyle(one).clipPath === 'none';
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
            // One's team and a slip of paper stay in sight while the table is scrolled below them; an auction is held
            // over the city.
            if (
              ['.tiles', '.auction', '.part.slip'].some((each) => one.closest(each) !== other.closest(each))
            )
              continue;
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

/** What is wrong with the frame: parts that lie on each other or run out of the window, words that are cut. */
export const frameFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const SLACK = 1.5; // px
    const wrong: string[] = [];
    const { scrollWidth, scrollHeight } = document.documentElement;
    if (scrollWidth > innerWidth) wrong.push(`the page is ${scrollWidth} px wide`);
    if (scrollHeight > innerHeight) wrong.push(`the page is ${scrollHeight} px high`);
    const board = document.querySelector('.board')!;
    if (board.scrollWidth > board.clientWidth + SLACK)
      wrong.push(`the board has ${board.scrollWidth} px in ${board.clientWidth}`);
    const selector =
      'header .home, header nav > *, .frame > .top li, .board, .frame > .bottom .bar, [role=tab]';
    const parts = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
    const called = (one: Element) => {
      const text = one.textContent?.trim().slice(0, 12);
      return one.matches('.board, .bar') ? `.${one.classList[0]}` : `${one.tagName} “${text}”`;
    };
    for (const [i, one] of parts.entries()) {
      const box = one.getBoundingClientRect();
      if (box.left < -SLACK || box.top < -SLACK || box.right > innerWidth + SLACK)
        wrong.push(`${called(one)} is out of the window`);
      if (box.bottom > innerHeight + SLACK) wrong.push(`${called(one)} is below the window`);
      for (const other of parts.slice(i + 1)) {
        const its = other.getBoundingClientRect();
        const wide = Math.min(box.right, its.right) - Math.max(box.left, its.left);
        const high = Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top);
        if (wide > SLACK && high > SLACK) wrong.push(`${called(one)} lies on ${called(other)}`);
      }
    }
    for (const one of document.querySelectorAll('.bar .prompt, .bar .choice')) {
      const { scrollHeight, clientHeight, scrollWidth, clientWidth } = one;
      if (scrollHeight > clientHeight + 2 || scrollWidth > clientWidth + 2)
        wrong.push(`“${one.textContent?.trim()}” is cut`);
    }
    return wrong;
  });

/** The share of the window that is board: the area of its place over that of the window. Nothing may cover it. */
export const share = (page: Page): Promise<number> =>
  page.locator('.board').evaluate((board) => {
    const { width, height } = board.getBoundingClientRect();
    return (width * height) / (innerWidth * innerHeight);
  });

/** What glows and cannot be touched without scrolling. */
export const outOfSight = (page: Page): Promise<string[]> =>
  page.locator('.board').evaluate((board) => {
    const { top, bottom } = board.getBoundingClientRect();
    const seen = new Set<string>();
    const glows = [...board.querySelectorAll('[data-target].lit')].filter((one) => one.checkVisibility());
    for (const one of glows) {
      const box = one.getBoundingClientRect();
      if (box.top + box.height / 2 > top && box.top + box.height / 2 < bottom)
        seen.add(one.getAttribute('data-target')!);
    }
    return glows.map((one) => one.getAttribute('data-target')!).filter((each) => !seen.has(each));
  });

/** What can be chosen and cannot be touched even after scrolling: things that glow, and answers in the bar. */
export const outOfReach = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const hit = (one: Element): boolean => {
      one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { x, y, width, height } = one.getBoundingClientRect();
      return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    };
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
    const lit = shown('.board [data-target].lit');
    const reached = new Set(lit.filter(hit).map((one) => one.getAttribute('data-target')));
    const missed = lit.map((one) => one.getAttribute('data-target')!).filter((each) => !reached.has(each));
    for (const one of shown('.bar button, .frame > .top .mark')) {
      const { width, height } = one.getBoundingClientRect();
      if (!hit(one)) missed.push(one.getAttribute('aria-label') ?? one.textContent!.trim());
      else if (width < 24 || height < 24) missed.push(`${one.textContent?.trim()}: ${width} × ${height}`);
    }
    document.querySelector('.board')!.scrollTop = 0;
    document.querySelector('.bar')!.scrollTop = 0;
    return missed;
  });

/** The sizes of the things that keep them, and the places of those that keep these, too, before any scrolling. */
export const measures = (page: Page, { still = '', fixed = '' }: Layout): Promise<string[]> =>
  page.locator('.board').evaluate(
    (board, { still, fixed }) => {
      const { left, top } = board.getBoundingClientRect();
      const called = (one: Element) =>
        [...one.classList].find((name) => !/^(svelte-|part$|lit$)/.test(name)) ?? one.tagName;
      const all = (selector: string) => (selector ? [...board.querySelectorAll(selector)] : []);
      const size = (one: Element) => {
        const { width, height } = one.getBoundingClientRect();
        return `${called(one)} ${width.toFixed()} × ${height.toFixed()}`;
      };
      const place = (one: Element) => {
        const box = one.getBoundingClientRect();
        const [x, y] = [box.left - left + board.scrollLeft, box.top - top + board.scrollTop];
        return `${size(one)} at ${x.toFixed()}, ${y.toFixed()}`;
      };
      return [...all(still).map(size), ...all(fixed).map(place)];
    },
    { still, fixed },
  );
