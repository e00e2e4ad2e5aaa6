/** Whether a person comes back after an absence: this browser remembers when a match was last looked at. */
import type { EventTold } from '../api/types';
import { local } from '../base/local';

export const ABSENT = 10 * 60_000;
const key = (match: string) => `bottega-seen-${match}`;

/** Whether this match was looked at in this browser a moment ago. */
export function recently(match: string): boolean {
  return Date.now() - Number(local.getItem(key(match)) ?? 0) < ABSENT;
}

/** Remember that the match is looked at, until the returned function is called. */
export function stay(match: string): () => void {
  const here = () => local.setItem(key(match), String(Date.now()));
  here();
  addEventListener('pagehide', here);
  document.addEventListener('visibilitychange', here);
  return () => {
    here();
    removeEventListener('pagehide', here);
    document.removeEventListener('visibilitychange', here);
  };
}

/** The events since one's last decision that a recap should show: none where the first has just happened. */
export function missed(events: EventTold[], now: number): EventTold[] {
  const lines = events.filter((event) => event.text);
  return lines.length && now - lines[0]!.at > ABSENT ? lines : [];
}
