/** Names for things that are drawn: `{@attach named('Stone')}` on any HTML or SVG element. The name shows on
 * hover, on focus and on a long press (see Tooltip), and is what a screen reader reads. */
import type { Attachment } from 'svelte/attachments';

/** `about` is the target of the thing on the table that it is: a little later, the thing is explained. */
export function named(name: string, role: 'img' | null = 'img', about?: string): Attachment<Element> {
  return called(name, role, 'data-about', about);
}

/** A sign on a thing, such as the coins that a card costs: it is explained together with the thing. */
export function signed(name: string, about: string): Attachment<Element> {
  return called(name, 'img', 'data-sign', about);
}

function called(name: string, role: 'img' | null, key: string, about?: string): Attachment<Element> {
  return (element) => {
    element.setAttribute('data-name', name);
    if (about) element.setAttribute(key, about);
    if (role && !element.hasAttribute('role')) element.setAttribute('role', role);
    if (!element.hasAttribute('data-target')) element.setAttribute('aria-label', name);
    return () => element.removeAttribute(key);
  };
}
