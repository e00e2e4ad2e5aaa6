/** What moves when something has happened: told by the events and by what differs between two views. */
import type { EventTold } from '../../api/types';
import { move, type Flight } from '../kit/animate';
import { play } from '../kit/sounds';
import { AREAS, LABS, type LeonardoView } from './view';

interface Kept {
  box: DOMRect;
  copy: Element | null;
}
export type Memory = Map<string, Kept>;

/** Where everything is now, before the board changes; a copy of what may be gone afterwards. */
export function measure(root: Element | undefined): Memory {
  const found: Memory = new Map();
  for (const each of root?.querySelectorAll<HTMLElement>('[data-place], [data-target]') ?? []) {
    const box = each.getBoundingClientRect();
    if (!box.width) continue;
    for (const name of [each.dataset.place, each.dataset.target]) {
      if (!name || found.has(name)) continue;
      found.set(name, { box, copy: /^(crew|card):/.test(name) ? (each.cloneNode(true) as Element) : null });
    }
  }
  return found;
}

/** A box of this size in the middle of another: what flies starts small. */
function within(box: DOMRect, width: number, height: number): DOMRect {
  return new DOMRect(box.x + (box.width - width) / 2, box.y + (box.height - height) / 2, width, height);
}

const STEP = 70;
const MOST = 24;

export class Flights {
  #all: Flight[] = [];

  constructor(
    readonly root: Element,
    readonly before: Memory,
  ) {}

  #now(name: string): HTMLElement | null {
    const safe = CSS.escape(name);
    return this.root.querySelector<HTMLElement>(`[data-place="${safe}"], [data-target="${safe}"]`);
  }

  #box(name: string): DOMRect | undefined {
    return this.#now(name)?.getBoundingClientRect() ?? this.before.get(name)?.box;
  }

  /** A copy in the board's own pigments, of this width. */
  #dressed(of: Element | null | undefined): (() => Element) | undefined {
    if (!of) return undefined;
    return () => {
      const dress = document.createElement('div');
      dress.className = 'leonardo-pens';
      const twin = of.cloneNode(true) as Element;
      for (const each of [twin, ...twin.querySelectorAll('*')]) {
        for (const name of ['data-target', 'data-place', 'data-name', 'tabindex', 'id'])
          each.removeAttribute(name);
        each.classList.remove('lit', 'chosen', 'hinted');
      }
      dress.append(twin);
      return dress;
    };
  }

  add(from: string, to: string, of?: Element | null, size?: [number, number]): void {
    if (this.#all.length >= MOST) return;
    const start = this.before.get(from)?.box ?? this.#box(from);
    const end = this.#box(to);
    if (!start || !end) return;
    const shape = of && !size ? of.getBoundingClientRect() : null;
    const [width, height] = size ?? (shape?.width ? [shape.width, shape.height] : [24, 30]);
    this.#all.push({
      from: of ? within(start, width, height) : start,
      to: end,
      what: this.#dressed(of),
      delay: this.#all.length * STEP,
      length: 520,
    });
  }

  /** The first sign of this kind on the board: what a coin or a component looks like. */
  sign(name: string): Element | null {
    return this.root.querySelector(`svg.${name}`);
  }

  /** Workers walk out, and home again. */
  workers(was: LeonardoView, is: LeonardoView): void {
    for (const area of AREAS) {
      const there = new Map(was.city[area].map((each) => [each.seat, each]));
      for (const each of is.city[area]) {
        const old = there.get(each.seat);
        there.delete(each.seat);
        const name = `crew:${area}:${each.seat}`;
        if (!old || old.apprentices < each.apprentices || (each.master && !old.master)) {
          this.add(`home:${each.seat}`, name, this.#now(name));
        }
      }
      for (const seat of there.keys()) {
        const name = `crew:${area}:${seat}`;
        this.add(name, `home:${seat}`, this.before.get(name)?.copy, [26, 32]);
      }
    }
    for (let seat = 0; seat < is.players; seat++) {
      for (const [i, lab] of LABS.entries()) {
        const old = was.boards[seat]!.labs[i]!.apprentices + Number(was.boards[seat]!.master === lab);
        const now = is.boards[seat]!.labs[i]!.apprentices + Number(is.boards[seat]!.master === lab);
        const worker = this.root.querySelector(`svg.apprentice.s${seat}`);
        if (now > old) this.add(`home:${seat}`, `lab:${seat}:${lab}`, worker, [22, 22]);
        if (now < old) this.add(`lab:${seat}:${lab}`, `home:${seat}`, worker, [22, 22]);
      }
    }
  }

  /** Coins, goods and cards change hands. */
  things(events: readonly EventTold[]): void {
    let place = '';
    for (const { kind, values } of events) {
      const { seat, invention, component, lab } = values as Record<string, string | number>;
      if (typeof values.place === 'string') place = values.place;
      const purse = `purse:${seat}`;
      if (kind === 'component')
        this.add(`component:${component}`, `hand:${seat}`, this.sign(String(component)), [26, 26]);
      else if (kind === 'pay' && values.florins)
        this.add(purse, place ? `place:${place}` : 'deck', this.sign('florin'), [24, 24]);
      else if (kind === 'council-florins') this.add('council-florins', purse, this.sign('florin'), [24, 24]);
      else if (kind === 'complete' || kind === 'complete-later') {
        this.add(`lab:${seat}:${lab}`, purse, this.sign('florin'), [30, 30]);
      } else if (kind === 'card') {
        this.add(
          `card:${invention}`,
          `cards:${seat}`,
          this.before.get(`card:${invention}`)?.copy?.querySelector('.emblem'),
          [46, 46],
        );
      } else if (kind === 'requested')
        this.add('deck', `card:${invention}`, this.#now(`card:${invention}`)?.querySelector('.emblem'));
      else if (kind === 'start' || kind === 'start-secret')
        this.add(`hand:${seat}`, `lab:${seat}:${lab}`, this.sign('component') ?? this.sign('wood'), [24, 24]);
      else if (kind === 'cancel')
        this.add(`lab:${seat}:${lab}`, `hand:${seat}`, this.sign('component') ?? this.sign('wood'), [24, 24]);
      else if (kind === 'apprentice')
        this.add(
          'place:academy',
          `home:${seat}`,
          this.root.querySelector(`svg.apprentice.s${seat}`),
          [22, 22],
        );
      else if (kind === 'improve') {
        const [what, which] = String(values.improvement).split('-');
        this.add(
          'place:workshop',
          `lab:${seat}:${which}`,
          what === 'man' ? this.sign('man') : this.sign('lab'),
          [26, 26],
        );
      } else if (kind === 'leonardo')
        this.add('leonardo', `home:${values.to_seat}`, this.sign('leonardo'), [26, 26]);
    }
  }

  go(): void {
    if (!this.#all.length) return;
    void move(...this.#all);
  }
}

const COINS = ['pay', 'council-florins', 'complete', 'complete-later'];
const PAPERS = ['requested', 'card', 'bid-shown', 'start', 'start-secret'];

/** Things fly from where they were to where they are. */
export function fly(
  root: Element,
  before: Memory,
  was: LeonardoView,
  is: LeonardoView,
  events: readonly EventTold[],
): void {
  const flights = new Flights(root, before);
  flights.workers(was, is);
  flights.things(events);
  flights.go();
  const kinds = events.map((event) => event.kind);
  if (kinds.some((kind) => COINS.includes(kind))) play('coin');
  else if (kinds.some((kind) => PAPERS.includes(kind))) play('paper');
}
