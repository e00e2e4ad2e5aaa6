import type { Chair } from '../api/types';

/** Milliseconds a seat has left: a clock that does not run shows what is in its bank. */
export function left(clock: NonNullable<Chair['clock']>, now: number): number | null {
  if (clock.since === null || clock.since === undefined) return clock.bank || null;
  return clock.deadline === null || clock.deadline === undefined ? null : Math.max(0, clock.deadline - now);
}
