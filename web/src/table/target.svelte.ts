/** Things on the table. `{@attach target('row:1', 'Row 1')}` makes any SVG or HTML element one: it glows and
 * can be focused when a choice touches it, says what it does, and says why not when it is clicked in vain. */
import type { Attachment } from 'svelte/attachments';
import type { Match } from './match.svelte';

/** `whole`: the label says already what touching it does. */
export type TargetOf = (
  name: string,
  label?: string,
  whole?: boolean,
) => Attachment<HTMLElement | SVGElement>;

/** What a thing on the table needs of a match; the replay gives one in which nothing can be touched. */
export type Touched = Pick<Match, 'targets' | 'selected' | 'hinted' | 'select' | 'does'> &
  Partial<Pick<Match, 'places'>>;

export function targetsOf(match: Touched): TargetOf {
  return (name, label, whole = false) =>
    (element) => {
      element.dataset.target = name;
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
      const gone = match.places?.add(name, element);
      element.addEventListener('click', click);
      element.addEventListener('keydown', key);
      $effect(() => {
        const lit = match.targets.has(name);
        const chosen = match.selected.includes(name);
        element.classList.toggle('lit', lit);
        element.classList.toggle('chosen', chosen);
        element.setAttribute('tabindex', lit || chosen ? '0' : '-1');
        element.setAttribute('aria-pressed', String(chosen));
        const does = !whole && (lit || chosen) ? match.does(name) : null;
        const words = [label, does].filter(Boolean).join(': ') || name;
        element.setAttribute('aria-label', words);
        element.setAttribute('data-name', words);
      });
      $effect(() => {
        element.classList.toggle('hinted', match.hinted.includes(name));
      });
      return () => {
        gone?.();
        element.removeEventListener('click', click);
        element.removeEventListener('keydown', key);
        // What was a thing may be something else next: nothing of it stays.
        element.classList.remove('lit', 'chosen', 'hinted');
        for (const each of ['data-target', 'role', 'tabindex', 'aria-pressed', 'aria-label', 'data-name'])
          element.removeAttribute(each);
      };
    };
}
