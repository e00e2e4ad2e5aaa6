/** Things on the table. `{@attach target('row:1', 'Row 1')}` makes any SVG or HTML element one: it glows and
 * can be focused when a choice touches it; its label says what it does. Clicked in vain, it asks the server why not. */
import type { Attachment } from 'svelte/attachments';
import { labelled } from '../../lang/words.svelte';
import type { Places } from './places.svelte';

export interface Labelling {
  /** The label already says what touching the thing does. */
  whole?: boolean;
  /** The name that is shown beside the thing, where the label is a description for those who do not see it. */
  short?: string;
  /** What is explained, where that is something else than what can be touched. */
  about?: string;
}

export type TargetOf = (
  name: string,
  label?: string,
  more?: Labelling,
) => Attachment<HTMLElement | SVGElement>;

/** What a thing on the table needs of a match. A replay gives one in which nothing can be touched. */
export interface Touchable {
  readonly targets: ReadonlySet<string>;
  readonly selected: readonly string[];
  readonly hinted: readonly string[];
  readonly places?: Places;
  select(target: string): void;
  choose(choice: number): void;
  /** What touching the target would do, or null. */
  does(target: string): string | null;
}

/** A table that is only looked at: nothing can be touched, some things may stand out. */
export const untouchable = (hinted: () => readonly string[]): Touchable => ({
  targets: new Set(),
  selected: [],
  get hinted() {
    return hinted();
  },
  select: () => {},
  choose: () => {},
  does: () => null,
});

export function targetsOf(match: Touchable): TargetOf {
  return (name, label, { whole = false, short = label, about = name } = {}) =>
    (element) => {
      element.dataset.target = name;
      element.dataset.about = about;
      element.setAttribute('role', 'button');
      const click = (event: Event) => {
        event.stopPropagation();
        match.select(name);
      };
      const key = (event: Event) => {
        const pressed = (event as KeyboardEvent).key;
        if (pressed !== 'Enter' && pressed !== ' ') return;
        event.preventDefault();
        click(event);
      };
      const forget = match.places?.add(name, element);
      element.addEventListener('click', click);
      element.addEventListener('keydown', key);
      $effect(() => {
        const lit = match.targets.has(name);
        const chosen = match.selected.includes(name);
        element.classList.toggle('lit', lit);
        element.classList.toggle('chosen', chosen);
        element.setAttribute('tabindex', lit || chosen ? '0' : '-1');
        element.setAttribute('aria-pressed', String(chosen));
        const does = lit || chosen ? match.does(name) : null;
        const called = (text: string | undefined) =>
          text && does && !whole ? labelled(text, does) : text || does || name;
        element.setAttribute('aria-label', called(label));
        element.setAttribute('data-name', called(short));
        if (does) element.dataset.does = does;
        else delete element.dataset.does;
      });
      $effect(() => {
        element.classList.toggle('hinted', match.hinted.includes(name));
      });
      return () => {
        forget?.();
        element.removeEventListener('click', click);
        element.removeEventListener('keydown', key);
        // Svelte may use the element for something else next.
        element.classList.remove('lit', 'chosen', 'hinted');
        for (const each of ['target', 'about', 'name', 'does']) element.removeAttribute(`data-${each}`);
        for (const each of ['role', 'tabindex', 'aria-pressed', 'aria-label', 'aria-describedby'])
          element.removeAttribute(each);
      };
    };
}
