/** What somebody points at, and what they are told of it: its name at once, an explanation a little later.
 *
 * A pointer that rests, a long press and the key `i` ask for an explanation; the focus shows a name. An element with
 * `data-name` has a name, one with `data-about` is a thing that can be explained (see `explaining`), one with
 * `data-sign` a sign on such a thing. */
import { Problem } from '../api/client';
import type { Explanation } from '../api/types';
import { labelled } from '../lang/words.svelte';
import { announce } from '../lib/notices.svelte';
import { explaining } from './explaining.svelte';

/** Milliseconds until a pointer that rests is answered. */
export const REST = 600;
/** Milliseconds that an explanation stays after the pointer has left: time enough to move onto it. */
export const LINGER = 700;
/** Milliseconds of a long press. */
export const PRESS = 450;
/** Milliseconds in which the click of a touch follows its end. */
const CLICK = 400;
/** The key that explains what is focused, and keeps the explanation. */
export const KEY = 'i';

/** How to go on from a thing: to the next or the one before, by one thing or by one kind of things. */
export type Step = { by: 1 | -1; kind?: boolean };

/** An explanation that is open. */
export interface Opened {
  element: Element;
  /** The thing itself, and below it the sign on it that is pointed at. */
  told: Explanation[];
  /** What touching the thing would do; empty for nothing. */
  does: string;
  /** At an edge of the window, after a long press. */
  sheet: boolean;
  /** It has the focus, and stays until it is closed. */
  kept: boolean;
}

const EXPLAINED = '[data-about], [data-sign]';

/** What is to be explained of an element: the thing that it is, or the thing that it is a sign on and the sign. */
export function aboutOf(element: Element): string[] {
  const thing = element.closest('[data-about]')?.getAttribute('data-about');
  const sign = element.closest(EXPLAINED)?.getAttribute('data-sign');
  return [thing, sign].filter((each) => typeof each === 'string');
}

const nameOf = (element: Element): string =>
  element.getAttribute('data-sign') ?? element.getAttribute('data-about') ?? '';

const kindOf = (element: Element | undefined): string => (element ? nameOf(element).split(':')[0]! : '');

const doesOf = (element: Element): string => element.closest('[data-does]')?.getAttribute('data-does') ?? '';

const typing = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

/** All of an explanation, for those who hear it. */
const spoken = ({ title, lines, figures }: Explanation): string =>
  [`${title}.`, ...lines, ...figures.map(({ name, value }) => `${labelled(name, value)}.`)].join(' ');

export class Pointing {
  /** The element whose name is shown. */
  named = $state.raw<Element | null>(null);
  opened = $state.raw<Opened | null>(null);

  /** The thing that is pointed at. */
  #at: Element | null = null;
  /** Where the pointer was last. */
  #x = NaN;
  #y = NaN;
  #resting: ReturnType<typeof setTimeout> | undefined;
  #closing: ReturnType<typeof setTimeout> | undefined;
  #pressing: ReturnType<typeof setTimeout> | undefined;
  #clicking: ReturnType<typeof setTimeout> | undefined;
  /** What a finger is on, until it is clear whether it stays there. */
  #pressed: Element | null = null;
  /** A touch had its answer: the click that follows is not meant. */
  #held = false;
  /** Where the focus was before the explanation took it. */
  #before: HTMLElement | null = null;

  // Pointers

  move({ clientX, clientY }: PointerEvent): void {
    [this.#x, this.#y] = [clientX, clientY];
  }

  over(event: PointerEvent): void {
    const element = event.target instanceof Element ? event.target : null;
    this.#check();
    if (element?.closest('.explanation')) {
      clearTimeout(this.#resting);
      clearTimeout(this.#closing);
      this.#at = this.opened?.element ?? null;
      this.named = null;
      return;
    }
    // If the board moved and not the pointer, nobody points at what is below it now.
    const pointed = event.clientX !== this.#x || event.clientY !== this.#y;
    const thing = pointed ? this.#thing(element) : null;
    const open = thing !== null && this.opened?.element === thing;
    this.named = pointed && !open ? (element?.closest('[data-name]') ?? null) : null;
    if (!this.opened?.kept) this.#point(thing);
  }

  down(event: PointerEvent): void {
    clearTimeout(this.#clicking);
    this.#held = false;
    if (event.target instanceof Element && event.target.closest('.explanation')) return;
    // A touch beside a sheet closes it and does nothing else.
    const closes = this.opened?.sheet ?? false;
    this.close();
    if (event.pointerType !== 'touch') return this.move(event);
    if (closes) this.#held = true;
    else {
      this.#pressed = event.target as Element;
      this.#pressing = setTimeout(() => this.#press(), PRESS);
    }
  }

  /** The finger is lifted, or it scrolls. */
  up(): void {
    clearTimeout(this.#pressing);
    this.#pressed = null;
    if (this.#held) this.#clicking = setTimeout(() => (this.#held = false), CLICK);
  }

  #press(): void {
    clearTimeout(this.#pressing);
    const element = this.#pressed!;
    this.#pressed = null;
    const thing = this.#thing(element);
    this.named = thing ? null : element.closest('[data-name]');
    this.#held = thing !== null || this.named !== null;
    if (thing) void this.explain(thing, { sheet: true });
  }

  /** Before anything else sees a click or a menu: those that follow an answered touch are not meant. */
  swallow(event: Event): void {
    // Some devices think that a press is long before we do.
    if (event.type === 'contextmenu' && this.#pressed) this.#press();
    if (!this.#held) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  // The keyboard

  focus(target: EventTarget | null): void {
    const element = target as Element;
    if (element.closest('.explanation')) return;
    if (this.opened?.kept) this.close();
    if (element.matches(':focus-visible')) this.named = element.closest('[data-name]');
  }

  blur(): void {
    this.named = null;
  }

  key(event: KeyboardEvent): void {
    this.#check();
    if (event.key === 'Escape') {
      // It closes this, and nothing else.
      if (this.opened) event.preventDefault();
      this.close(true);
    } else if (
      event.key.toLowerCase() === KEY &&
      !typing(event.target) &&
      !(event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
    ) {
      this.#ask(event);
    }
  }

  #ask(event: KeyboardEvent): void {
    if (this.opened?.kept) return this.close(true);
    const all = things();
    const element =
      this.#thing(document.activeElement) ??
      this.#at ??
      all.find((each) => each.closest('.lit, .chosen')) ??
      all[0];
    if (!element || !explaining.table) return;
    event.preventDefault();
    void this.explain(element, { kept: true });
    // Arrow keys go on from here: one question for all, so that each step has its answer at once.
    explaining.prepare(all.map(nameOf));
  }

  /** From one thing on the table to another. */
  step({ by, kind = false }: Step): void {
    const all = things();
    const from = this.#at ?? this.opened?.element;
    const here = all.findIndex((each) => each === from || (from && nameOf(each) === nameOf(from)));
    let next = here < 0 && by < 0 ? 0 : here;
    do next = (next + by + all.length) % all.length;
    while (kind && kindOf(all[next]) === kindOf(all[here]) && next !== here);
    const element = all[next];
    if (!element) return;
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    void this.explain(element, { kept: true, alone: true });
  }

  // Both

  #thing(element: Element | null): Element | null {
    return explaining.table ? (element?.closest(EXPLAINED) ?? null) : null;
  }

  #point(thing: Element | null): void {
    if (thing === this.#at) return;
    clearTimeout(this.#resting);
    clearTimeout(this.#closing);
    this.#at = thing;
    if (thing) this.#resting = setTimeout(() => void this.explain(thing), REST);
    else if (this.opened) this.#closing = setTimeout(() => this.close(), LINGER);
  }

  /** `alone`: a sign without the thing that it stands on. */
  async explain(element: Element, { sheet = false, kept = false, alone = false } = {}): Promise<void> {
    clearTimeout(this.#resting);
    this.#at = element;
    const told = await this.#told(alone ? [nameOf(element)] : aboutOf(element));
    if (this.#at !== element || !told.length || !element.isConnected) return;
    if (kept && !this.opened?.kept) this.#before = document.activeElement as HTMLElement | null;
    this.#describe(null);
    this.opened = { element, told, does: doesOf(element), sheet, kept };
    this.named = null;
    this.#describe(element);
    if (kept || sheet) announce(told.map(spoken).join(' '));
  }

  async #told(targets: string[]): Promise<Explanation[]> {
    try {
      return await explaining.about(targets);
    } catch (error) {
      if (error instanceof Problem) return []; // Without a network there is only the name.
      throw error;
    }
  }

  /** The table has changed: what is told must be true of what is there now. */
  async refresh(): Promise<void> {
    const { opened } = this;
    if (!opened) return;
    const told = await this.#told(opened.told.map(({ target }) => target));
    if (this.opened !== opened) return;
    const element = opened.element.isConnected ? opened.element : this.#same(opened.element);
    if (!element || told.length < opened.told.length) return this.close(true);
    this.#describe(null);
    this.#at = element;
    this.opened = { ...opened, element, told, does: doesOf(element) };
    this.#describe(element);
  }

  /** A board may draw a thing anew. */
  #same(element: Element): Element | undefined {
    return things().find((each) => nameOf(each) === nameOf(element));
  }

  /** Nothing explains what is gone. */
  #check(): void {
    if (this.opened && !this.opened.element.isConnected && !this.#same(this.opened.element)) this.close(true);
  }

  /** The thing that is explained, for eyes and ears; null for none any more. */
  #describe(element: Element | null): void {
    const before = this.opened?.element;
    before?.removeAttribute('aria-describedby');
    before?.classList.remove('explained');
    element?.setAttribute('aria-describedby', 'explanation');
    if (this.opened?.kept || this.opened?.sheet) element?.classList.add('explained');
  }

  /** `back`: the focus goes where it was. */
  close(back = false): void {
    for (const timer of [this.#resting, this.#closing, this.#pressing]) clearTimeout(timer);
    this.named = null;
    this.#at = null;
    this.#pressed = null;
    this.#describe(null);
    const { opened } = this;
    this.opened = null;
    if (back && opened?.kept && this.#before?.isConnected) this.#before.focus();
  }
}

/** Everything that can be explained and is in sight, each thing once, in the order of the page. */
function things(): Element[] {
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const seen = new Map<string, Element>();
  for (const element of root.querySelectorAll(EXPLAINED)) {
    const about = nameOf(element);
    if (!seen.has(about) && element.checkVisibility()) seen.set(about, element);
  }
  return [...seen.values()];
}
