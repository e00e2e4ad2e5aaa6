/** The curve of chances: where its lines and its points lie, and what a point says. */
import type { Judged, Review, ReviewMoment, TurningPoint } from '../api/types';

/** Dashes of the lines, by seat: a colour never tells seats apart alone. */
export const DASHES = ['none', '9 4', '2 4', '12 4 2 4', '5 3'] as const;

/** The part of the width at which the moment after this number of decisions lies, 0 to 1. */
export const across = (number: number, last: number): number => (last ? number / last : 0);

/** The line of a seat on a field of this size; the chance 1 is at the top. */
export function line(curve: readonly ReviewMoment[], seat: number, width: number, height: number): string {
  const last = curve.at(-1)?.number ?? 0;
  return curve
    .map(({ number, chances }, i) => {
      const [x, y] = [across(number, last) * width, (1 - (chances[seat] ?? 0)) * height];
      return `${i ? 'L' : 'M'}${round(x)} ${round(y)}`;
    })
    .join('');
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** The last moment of the curve at or before a number of decisions, by its index. */
export function momentAt(curve: readonly ReviewMoment[], number: number): number {
  return Math.max(
    0,
    curve.findLastIndex((moment) => moment.number <= number),
  );
}

/** The judged decision of this number. */
export const judgedAt = (review: Review, number: number): Judged | undefined =>
  review.decisions.find((decision) => decision.number === number);

const ERRORS: readonly string[] = ['inaccuracy', 'mistake', 'blunder'];

/** The decisions that were clearly not the best, of a seat or of all, the costliest first. */
export function errorsOf(review: Review, seat: number | null = null): Judged[] {
  return review.decisions
    .filter((decision) => ERRORS.includes(decision.grade) && (seat === null || decision.seat === seat))
    .sort((one, other) => other.loss.chance - one.loss.chance);
}

/** The decisions one may want to look at: turning points and mistakes, in the order of the match. */
export function stopsOf(review: Review): number[] {
  const turning = review.turning_points.filter(isDecision).map(({ number }) => number);
  return [...new Set([...turning, ...errorsOf(review).map(({ number }) => number)])].sort((a, b) => a - b);
}

export const isDecision = ({ kind }: TurningPoint): boolean => kind === 'decision';

/** The beginnings of the parts of a match, for those who read the curve as a table. */
export function partsOf(curve: readonly ReviewMoment[]): ReviewMoment[] {
  return curve.filter(
    ({ text }, i) => !i || i === curve.length - 1 || (text !== '' && text !== curve[i - 1]!.text),
  );
}
