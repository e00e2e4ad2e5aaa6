/** Choosing by touching: which choices remain, and which things on the table may still be touched. No rule is
 * known here; everything follows from the targets of the choices that the server offers. */
import type { Choice } from '../../api/types';

/** The choices that touch everything selected. */
export function remaining(choices: readonly Choice[], selected: readonly string[]): Choice[] {
  return choices.filter((choice) => selected.every((target) => choice.action.targets.includes(target)));
}

/** The targets that can be touched next: those of the remaining choices, without those already selected. */
export function touchable(choices: readonly Choice[], selected: readonly string[]): Set<string> {
  const targets = new Set<string>();
  for (const choice of remaining(choices, selected)) {
    for (const target of choice.action.targets) if (!selected.includes(target)) targets.add(target);
  }
  return targets;
}

export type Outcome =
  | { kind: 'done'; choice: Choice }
  | { kind: 'narrowed'; selected: string[] }
  | { kind: 'no'; target: string };

/** What touching a target does: it is unselected, it decides, it narrows the choices, or no choice allows it. */
export function touch(choices: readonly Choice[], selected: readonly string[], target: string): Outcome {
  if (selected.includes(target)) {
    return { kind: 'narrowed', selected: selected.filter((each) => each !== target) };
  }
  const both = [...selected, target];
  let left = remaining(choices, both);
  let next = both;
  if (!left.length) {
    // It goes with nothing selected: start again from it.
    left = remaining(choices, [target]);
    next = [target];
  }
  if (!left.length) return { kind: 'no', target };
  if (left.length === 1) return { kind: 'done', choice: left[0]! };
  return { kind: 'narrowed', selected: next };
}

/** What is said of a thing that can be touched: the choice itself where there is one, else how many. */
export function hint(choices: readonly Choice[], selected: readonly string[], target: string): Choice[] {
  const with_ = selected.includes(target) ? selected : [...selected, target];
  const left = remaining(choices, with_);
  return left.length ? left : remaining(choices, [target]);
}
