/** Whose cube stands in which slot. A view says how many slots of a discipline are filled and how many cubes
 * each player has on an invention, as the rules need no more; who filled which slot is read from the events.
 * Where these do not tell (a moment of a replay, say) a slot is filled by nobody in particular. */
import type { EventTold } from '../../api/types';
import { DISCIPLINES, type Discipline, type InventionFigures, type Plate } from './view';

/** A seat, or null where it is not known. */
export type Slots = Record<Discipline, (number | null)[]>;

const none = (): Record<Discipline, number[]> => ({ physics: [], chemistry: [], mechanics: [], mathematics: [] });

export class Ledger {
  #filled = new Map<string, Record<Discipline, number[]>>();
  /** The invention that was worked on last: additional cubes go there. */
  #last = '';

  /** Follow what happened. */
  follow(events: readonly EventTold[]): void {
    for (const { kind, values } of events) {
      if (kind === 'work') {
        this.#last = String(values.invention);
        const cubes = values.cubes as Partial<Record<Discipline, number>>;
        for (const discipline of DISCIPLINES) this.#put(Number(values.seat), discipline, cubes[discipline] ?? 0);
      } else if (kind === 'cube') {
        this.#put(Number(values.seat), values.discipline as Discipline, 1);
      }
    }
  }

  #put(seat: number, discipline: Discipline, count: number): void {
    const slots = this.#filled.get(this.#last) ?? none();
    for (let i = 0; i < count; i++) slots[discipline].push(seat);
    this.#filled.set(this.#last, slots);
  }

  /** What was taken back is taken off again: the last cubes of those who have fewer now. */
  check(plates: readonly (Plate | null)[], figures: Record<string, InventionFigures>): void {
    for (const plate of plates) {
      const slots = plate && this.#filled.get(plate.id);
      if (!plate || !slots) continue;
      for (const discipline of DISCIPLINES) {
        const filled = figures[plate.id]!.slots[discipline] - plate.empty[discipline];
        if (slots[discipline].length > filled) slots[discipline].length = filled;
      }
    }
  }

  /** The filled slots of an invention. Nothing is said that does not agree with the view. */
  slots(plate: Plate, figures: InventionFigures): Slots {
    const filled = (discipline: Discipline) => figures.slots[discipline] - plate.empty[discipline];
    const kept = this.#filled.get(plate.id) ?? none();
    const fits = DISCIPLINES.every((each) => kept[each].length === filled(each));
    const counted = plate.cubes.every(
      (count, seat) => DISCIPLINES.flatMap((each) => kept[each]).filter((each) => each === seat).length === count,
    );
    if (fits && counted) return kept;
    const there = plate.cubes.flatMap((count, seat) => (count ? [seat] : []));
    const only = there.length === 1 ? there[0]! : null;
    return Object.fromEntries(DISCIPLINES.map((each) => [each, Array(filled(each)).fill(only)])) as Slots;
  }
}
