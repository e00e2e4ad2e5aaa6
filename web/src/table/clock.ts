import type { Chair } from '../api/types';
import { say } from '../lang/words.svelte';

/** Milliseconds a seat has left: a clock that does not run shows what is in its bank. */
export function left(clock: NonNullable<Chair['clock']>, now: number): number | null {
  if (clock.since === null || clock.since === undefined) return clock.bank || null;
  return clock.deadline === null || clock.deadline === undefined ? null : Math.max(0, clock.deadline - now);
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A time of waiting: minutes and seconds, later whole hours, then days. */
export function lasted(millis: number): string {
  if (millis >= DAY) return say('clock-days', { count: Math.floor(millis / DAY) });
  if (millis >= HOUR) return say('clock-hours', { count: Math.floor(millis / HOUR) });
  const seconds = Math.max(0, Math.floor(millis / SECOND));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
