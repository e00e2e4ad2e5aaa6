/** Toasts, and a live region for screen readers. */
import { language } from '../lang/words.svelte';

export interface Toast {
  id: number;
  text: string;
  kind: 'info' | 'bad';
}

export const notices = $state<{ toasts: Toast[]; said: string; lang: string }>({
  toasts: [],
  /** What was announced last, and in which language: in another one it is not repeated. */
  said: '',
  lang: '',
});
let last = 0;

export function toast(text: string, kind: Toast['kind'] = 'info'): void {
  const id = ++last;
  notices.toasts.push({ id, text, kind });
  setTimeout(() => dismiss(id), kind === 'bad' ? 9000 : 5000);
}

export function dismiss(id: number): void {
  notices.toasts = notices.toasts.filter((each) => each.id !== id);
}

let turn = false;

/** Announce to screen readers. The same sentence twice is announced twice. */
export function announce(text: string): void {
  turn = !turn;
  notices.said = turn ? text : `${text}\u00a0`;
  notices.lang = language.lang;
}
