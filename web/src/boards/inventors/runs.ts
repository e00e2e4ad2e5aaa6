/** What a camp is worth so far. Everything that scores is public. */
import { DISCIPLINES, TOKENS, type BoxFigures, type Camp, type InventorFigures, type Levels } from './view';

/** How many numbers there are on the cards: 0 to 5. */
export const NUMBERS = 6;

/** A run from 0 on: for each of its numbers, whether a classification token stands there. */
export type Run = boolean[];

interface Reach {
  points: number;
  used: number;
  /** How many runs have each number. */
  reach: number[];
}

/** The runs that are worth most together, the longest first, with as few tokens as that takes. */
export function bestRuns(counts: readonly number[], stars: number): Run[] {
  let best: Reach = { points: 0, used: 0, reach: [0] };
  for (let wanted = 1; wanted <= Math.max(...counts, stars) + stars; wanted++) {
    const candidate = reaching(counts, stars, 0, wanted);
    if (candidate && better(candidate, best)) best = candidate;
  }
  const runs: Run[] = [];
  for (let run = 0; run < best.reach[0]!; run++) {
    const length = best.reach.filter((number) => number > run).length;
    if (length < 2) continue; // A 0 alone is worth nothing.
    runs.push(Array.from({ length }, (_, number) => run >= (counts[number] ?? 0)));
  }
  return runs;
}

/** More points are better, then fewer tokens, then more runs of the same length. */
function better(one: Reach, other: Reach): boolean {
  if (one.points !== other.points) return one.points > other.points;
  if (one.used !== other.used) return one.used < other.used;
  const at = one.reach.findIndex((count, number) => count !== (other.reach[number] ?? 0));
  return at >= 0 && one.reach[at]! > (other.reach[at] ?? 0);
}

/** The best result of `wanted` runs that all have this number; null where that is impossible. */
function reaching(counts: readonly number[], stars: number, number: number, wanted: number): Reach | null {
  const used = Math.max(0, wanted - (counts[number] ?? 0));
  if (used > stars) return null;
  let best: Reach = { points: 0, used, reach: [wanted] };
  for (let longer = 1; longer <= wanted; longer++) {
    const further = reaching(counts, stars - used, number + 1, longer);
    if (!further) continue;
    const candidate = {
      points: longer + further.points,
      used: used + further.used,
      reach: [wanted, ...further.reach],
    };
    if (better(candidate, best)) best = candidate;
  }
  return best;
}

export function runsOf(box: BoxFigures, camp: Camp): Run[] {
  const counts = Array<number>(NUMBERS).fill(0);
  for (const id of camp.cards) counts[box.inventions[id]!.classification]!++;
  return bestRuns(counts, camp.tokens.classification);
}

export const reached = (inventor: InventorFigures, levels: Levels): boolean =>
  DISCIPLINES.every((discipline) => levels[discipline] >= inventor.goal[discipline]);

export interface Score {
  inventions: number;
  runs: number;
  tokens: number;
  goals: number;
  total: number;
}

export function scoreOf(box: BoxFigures, camp: Camp): Score {
  const inventions = camp.cards.reduce((sum, id) => sum + box.inventions[id]!.points, 0);
  const runs = runsOf(box, camp).reduce((sum, run) => sum + run.length - 1, 0);
  const tokens = TOKENS.filter((name) => name.startsWith('victory_points')).reduce(
    (sum, name) => sum + camp.tokens[name] * Number(name.at(-1)),
    0,
  );
  const goals = camp.inventors.reduce((sum, { id, levels }) => {
    const inventor = box.inventors[id]!;
    return sum + (reached(inventor, levels) ? inventor.points : 0);
  }, 0);
  return { inventions, runs, tokens, goals, total: inventions + runs + tokens + goals };
}
