/** Remembers when one last looked at a match, in this browser. */
const ABSENT = 10 * 60_000;
const key = (match: string) => `bottega-seen-${match}`;

/** Whether one comes back after an absence; from now on one is here. */
export function away(match: string): boolean {
  const last = Number(localStorage.getItem(key(match)) ?? 0);
  const here = () => localStorage.setItem(key(match), String(Date.now()));
  here();
  addEventListener('pagehide', here, { once: true });
  return last > 0 && Date.now() - last > ABSENT;
}
