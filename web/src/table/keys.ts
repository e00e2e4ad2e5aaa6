/** Keys at the table. They work wherever the focus is, unless somebody is writing or a dialog is open. */

export type Key = 'number' | 'undo' | 'clear' | 'log' | 'chat' | 'hints' | 'rules' | 'keys';

const KEYS: Record<string, Key> = {
  u: 'undo',
  Escape: 'clear',
  l: 'log',
  c: 'chat',
  h: 'hints',
  r: 'rules',
  '?': 'keys',
};

/** For the list of shortcuts: what is on the key, and the message that says what it does. */
export const SHORTCUTS: readonly [string, string][] = [
  ['1 – 9', 'key-number'],
  ['u', 'undo'],
  ['Esc', 'key-clear'],
  ['i', 'key-explain'],
  ['h', 'tab-hints'],
  ['l', 'tab-log'],
  ['c', 'tab-chat'],
  ['r', 'tab-rules'],
  ['?', 'keys'],
];

const WRITING = 'input, textarea, select, [contenteditable], dialog *, [role="dialog"]';

/** What a key press means here, with the number where it is one; null where it means nothing to the table. */
export function meaning(event: KeyboardEvent): { key: Key; n: number } | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.target instanceof Element && event.target.closest(WRITING)) return null;
  if (/^[1-9]$/.test(event.key)) return { key: 'number', n: Number(event.key) };
  const key = KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  return key ? { key, n: 0 } : null;
}
