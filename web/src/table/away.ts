/** Whether one comes back after an absence. When one last looked at a match is remembered in this browser. */
import type { EventTold } from '../api/types';

export const ABSENT = 10 * 60_000;
const key = (match: string) => `bottega-seen-${match}`;

/** Whether one looked at this match here a moment ago. */
export function recently(match: string): boolean {
  return Date.now() - Number(localStorage.getItem(key(match)) ?? 0) < ABSENT;
}

/** One is here, until what is returned is called. */
export function stay(match: string): () => void {
  const here = () => localStorage.setItem(key(match), String(Date.now()));
  here();
  addEventListener('pagehide', here);
  document.addEventListener('visibilitychange', here);
  return () => {
    here();
    removeEventListener('pagehide', here);
    document.removeEventListener('visibilitychange', here);
  };
}

/** What is worth telling of what happened since one's last decision: nothing where it has just happened. */
export function missed(events: EventTold[], now: number): EventTold[] {
  const told = events.filter((event) => event.text);
  return told.length && now - told[0]!.at > ABSENT ? told : [];
}
