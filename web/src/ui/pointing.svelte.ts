/** What somebody points at, and what they are told of it: its name at once, an explanation a little later.
 *
 * A pointer that rests, the focus, a long press and the key `i` point. An element with `data-name` has a name, one with
 * `data-about` is a thing that can be explained (see `explaining`), one with `data-sign` a sign on such a thing. */
import { Problem } from '../api/client';
import type { Explanation } from '../api/types';
import { announce } from '../lib/notices.svelte';
import { explaining } from './explaining.svelte';

/** Milliseconds until a pointer or the focus that rests is answered. */
export const REST = 600;
/** Milliseconds that an explanation stays after the pointer has left: time enough to move onto it. */
export const LINGER = 1200;
/** Milliseconds of a long press. */
export const PRESS = 450;
/** The key that explains what is focused, and keeps the explanation. */
export const KEY = 'i';

/** An explanation that is open. */
export interface Opened {
  element: Element;
  /** The thing itself, and below it the sign on it that is pointed at. */
  told: Explanation[];
  /** What touching the thing would do; empty for nothing. */
  does: string;
  /** At the lower edge, after a long press. */
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

const typing = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

export class Pointing {
  /** The element whose name is shown. */
  named = $state.raw<Element | null>(null);
  opened = $state.raw<Opened | null>(null);

  #at: Element | null = null;
  #resting: ReturnType<typeof setTimeout> | undefined;
  #closing: ReturnType<typeof setTimeout> | undefined;
  #pressing: ReturnType<typeof setTimeout> | undefined;
  /** A long press was answered: what follows it is no click. */
  #held = false;
  /** Where the focus was before the explanation took it. */
  #before: HTMLElement | null = null;

  // Pointers

  over(target: EventTarget | null): void {
    const element = target instanceof Element ? target : null;
    if (element?.closest('.explanation')) {
      this.#rest();
      clearTimeout(this.#closing);
      this.#at = this.opened?.element ?? null;
      this.named = null;
      return;
    }
    const thing = this.#thing(element);
    this.named = this.opened?.element === thing && thing ? null : (element?.closest('[data-name]') ?? null);
    this.#point(thing);
  }

  down(event: PointerEvent): void {
    this.#held = false;
    if (event.target instanceof Element && event.target.closest('.explanation')) return;
    this.close();
    if (event.pointerType === 'touch') {
      this.#pressing = setTimeout(() => this.#press(event.target as Element), PRESS);
    }
  }

  up(): void {
    clearTimeout(this.#pressing);
  }

  #press(element: Element): void {
    const thing = this.#thing(element);
    this.named = thing ? null : element.closest('[data-name]');
    if (!thing && !this.named) return;
    this.#held = true;
    if (thing) void this.explain(thing, { sheet: true });
  }

  /** A click or a menu after a long press is not meant. */
  swallow(event: Event): void {
    if (!this.#held) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type === 'click') this.#held = false;
  }

  // The keyboard

  focus(target: EventTarget | null): void {
    const element = target as Element;
    if (element.closest('.explanation') || !element.matches(':focus-visible')) return;
    this.named = element.closest('[data-name]');
    this.#point(this.#thing(element));
  }

  blur(): void {
    this.named = null;
    if (!this.opened?.kept) this.#point(null);
  }

  key(event: KeyboardEvent): void {
    if (event.key === 'Escape') this.close(true);
    else if (
      event.key === KEY &&
      !typing(event.target) &&
      !(event.ctrlKey || event.metaKey || event.altKey)
    ) {
      const element = this.#thing(document.activeElement) ?? this.#at ?? things()[0];
      if (!element || !explaining.table) return;
      event.preventDefault();
      void this.explain(element, { kept: true });
    }
  }

  /** From one thing on the table to the next, or back. */
  step(by: 1 | -1): void {
    const all = things();
    const about = this.opened && nameOf(this.opened.element);
    const here = all.findIndex((each) => nameOf(each) === about);
    const next = all.at((here + by + all.length) % all.length);
    if (!next) return;
    next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    void this.explain(next, { kept: true });
  }

  // Both

  #thing(element: Element | null): Element | null {
    return explaining.table ? (element?.closest(EXPLAINED) ?? null) : null;
  }

  #point(thing: Element | null): void {
    if (thing === this.#at) return;
    this.#rest();
    this.#at = thing;
    clearTimeout(this.#closing);
    if (thing) this.#resting = setTimeout(() => void this.explain(thing), REST);
    else if (this.opened && !this.opened.kept) this.#closing = setTimeout(() => this.close(), LINGER);
  }

  #rest(): void {
    clearTimeout(this.#resting);
  }

  async explain(element: Element, { sheet = false, kept = false } = {}): Promise<void> {
    this.#rest();
    this.#at = element;
    let told: Explanation[];
    try {
      told = await explaining.about(aboutOf(element));
    } catch (error) {
      if (error instanceof Problem) return; // Without a network there is only the name.
      throw error;
    }
    if (this.#at !== element || !told.length) return;
    const does = element.closest('[data-does]')?.getAttribute('data-does') ?? '';
    if (kept && !this.opened?.kept) this.#before = document.activeElement as HTMLElement | null;
    this.#describe(null);
    this.opened = { element, told, does, sheet, kept };
    this.named = null;
    this.#describe(element);
    if (kept) announce([told[0]!.title, ...told[0]!.lines].join(' '));
  }

  /** The thing that is explained, for eyes and ears; null for none any more. */
  #describe(element: Element | null): void {
    const before = this.opened?.element;
    before?.removeAttribute('aria-describedby');
    before?.classList.remove('explained');
    element?.setAttribute('aria-describedby', 'explanation');
    if (this.opened?.kept || this.opened?.sheet) element?.classList.add('explained');
  }

  close(back = false): void {
    for (const timer of [this.#resting, this.#closing, this.#pressing]) clearTimeout(timer);
    this.named = null;
    this.#at = null;
    this.#describe(null);
    if (back && this.opened?.kept && this.#before?.isConnected) this.#before.focus();
    this.opened = null;
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

const nameOf = (element: Element): string =>
  element.getAttribute('data-sign') ?? element.getAttribute('data-about') ?? '';
