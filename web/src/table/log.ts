/** The log as it is shown: the pieces of its sentences, and its lines in groups that fold. */
import type { EventTold } from '../api/types';

export interface Piece {
  text: string;
  /** What it stands for, as the server says; empty where it is only text. */
  mark: string;
}

type Marked = Pick<EventTold, 'text' | 'marks'>;

/** A sentence in pieces. Marks count characters; some, such as pictures in a name, are two units of a string. */
export function pieces({ text, marks }: Marked): Piece[] {
  const letters = /[\ud800-\udbff]/.test(text ?? '') ? [...text!] : text;
  const slice = (from: number, to?: number): string => {
    const part = letters?.slice(from, to) ?? '';
    return typeof part === 'string' ? part : part.join('');
  };
  const found: Piece[] = [];
  let at = 0;
  for (const [start, end, mark] of marks ?? []) {
    if (start > at) found.push({ text: slice(at, start), mark: '' });
    found.push({ text: slice(start, end), mark });
    at = end;
  }
  const rest = slice(at);
  if (rest) found.push({ text: rest, mark: '' });
  return found;
}

/** An event with what only follows from it. */
export interface Line {
  key: string;
  event: EventTold;
  asides: EventTold[];
  /** It was taken back: the match went on as if it had not happened. */
  undone: boolean;
}

/** A part of the match: what begins it, and its lines and parts. The first may begin with nothing. */
export interface Group {
  key: string;
  depth: number;
  head: Line | null;
  lines: (Line | Group)[];
}

export const isGroup = (one: Line | Group): one is Group => 'lines' in one;

/** The events that have a text, in groups: the largest parts of the match, each with its own parts. */
export function grouped(log: readonly EventTold[]): Group[] {
  const told = log.filter((event) => event.text);
  const gone = takenBack(told);
  const root: Group = { key: '', depth: 0, head: null, lines: [] };
  const open = [root];
  let last: Line | null = null;
  told.forEach((event, i) => {
    if (event.aside && last) {
      last.asides.push(event);
      return;
    }
    const line: Line = { key: String(i), event, asides: [], undone: gone[i]! };
    last = line;
    const depth = event.chapter ?? 0;
    if (depth) {
      while (open.at(-1)!.depth >= depth) open.pop();
      const group: Group = { key: line.key, depth, head: line, lines: [] };
      open.at(-1)!.lines.push(group);
      open.push(group);
    } else open.at(-1)!.lines.push(line);
  });
  return parts(root);
}

/** What stands before the first part is a part without a head. */
function parts(root: Group): Group[] {
  const first = root.lines.findIndex(isGroup);
  const before = first < 0 ? root.lines : root.lines.slice(0, first);
  const groups = root.lines.slice(before.length) as Group[];
  return before.length ? [{ key: 'start', depth: 1, head: null, lines: before }, ...groups] : groups;
}

/** Which events were taken back: those after which more decisions stood than after a later one. */
function takenBack(told: readonly EventTold[]): boolean[] {
  let fewest = Infinity;
  return told
    .toReversed()
    .map(({ step }) => {
      const gone = step > fewest;
      fewest = Math.min(fewest, step);
      return gone;
    })
    .reverse();
}
