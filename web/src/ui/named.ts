/** Names for things that are drawn: `{@attach named('Stone')}` on any HTML or SVG element. The name shows on
 * hover, on focus and on a long press (see Tooltip), and is what a screen reader reads. */
import type { Attachment } from 'svelte/attachments';

export function named(name: string, role: 'img' | null = 'img'): Attachment<Element> {
  return (element) => {
    element.setAttribute('data-name', name);
    if (role && !element.hasAttribute('role')) element.setAttribute('role', role);
    if (!element.hasAttribute('data-target')) element.setAttribute('aria-label', name);
  };
}
