/** Whose cube stands in which slot. A view says how many slots of a discipline are filled and how many cubes
 * each player has on an invention, as the rules need no more; who filled which slot is read from the events.
 * Where the events do not say it (in the middle of a replay, say), the seat of a slot is null. */
import type { EventTold } from '../../api/types';
import { DISCIPLINES, type Discipline, type InventionFigures, type Plate } from './view';

/** By discipline, in the order in which they were filled: a seat, or null where it is not known. */
export type Slots = Record<Discipline, (number | null)[]>;

interface Put {
  /** The entry of the match with this event. */
  number: number;
  invention: string;
  discipline: Discipline;
  seat: number;
}

export class Ledger {
  #puts: Put[] = [];
  /** The entries read so far, in their order. */
  #numbers: number[] = [];
  /** The invention that was worked on last: additional cubes go there. */
  #last = '';

  /** The ledger after these events. Events that it has already read are passed over. */
  after(events: readonly EventTold[]): Ledger {
    const known = this.#numbers.at(-1) ?? 0;
    const next = new Ledger();
    next.#puts = [...this.#puts];
    next.#numbers = [...this.#numbers];
    next.#last = this.#last;
    // The events of a replay have no numbers.
    for (const event of events) if (!event.number || event.number > known) next.#read(event);
    return next;
  }

  #read({ kind, values, number }: EventTold): void {
    if (kind === 'undo') {
      // The entry of the undo stays the last one known, but its decisions are gone.
      const gone = new Set(this.#numbers.splice(-Number(values.count)));
      this.#puts = this.#puts.filter((put) => !gone.has(put.number));
    }
    if (this.#numbers.at(-1) !== number) this.#numbers.push(number);
    if (kind === 'work') {
      this.#last = String(values.invention);
      const cubes = values.cubes as Partial<Record<Discipline, number>>;
      for (const discipline of DISCIPLINES)
        this.#put(number, Number(values.seat), discipline, cubes[discipline] ?? 0);
    } else if (kind === 'cube') {
      this.#put(number, Number(values.seat), values.discipline as Discipline, 1);
    }
  }

  #put(number: number, seat: number, discipline: Discipline, count: number): void {
    for (let i = 0; i < count; i++) this.#puts.push({ number, invention: this.#last, discipline, seat });
  }

  /** The filled slots of an invention. Where the events disagree with the view, the view counts. */
  slots(plate: Plate, figures: InventionFigures): Slots {
    const filled = (discipline: Discipline) => figures.slots[discipline] - plate.empty[discipline];
    const puts = this.#puts.filter((put) => put.invention === plate.id);
    const by = (discipline: Discipline) =>
      puts.flatMap((put) => (put.discipline === discipline ? [put.seat] : [])).slice(0, filled(discipline));
    const read = Object.fromEntries(DISCIPLINES.map((each) => [each, by(each)])) as Record<
      Discipline,
      number[]
    >;
    const seats = DISCIPLINES.flatMap((each) => read[each]);
    const agrees =
      DISCIPLINES.every((each) => read[each].length === filled(each)) &&
      plate.cubes.every((count, seat) => seats.filter((each) => each === seat).length === count);
    if (agrees) return read;
    const there = plate.cubes.flatMap((count, seat) => (count ? [seat] : []));
    const only = there.length === 1 ? there[0]! : null;
    return Object.fromEntries(DISCIPLINES.map((each) => [each, Array(filled(each)).fill(only)])) as Slots;
  }
}
