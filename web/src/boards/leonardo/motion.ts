/** What moves on the board of Leonardo: it follows from the events and from what differs between two views. */
import type { EventTold } from '../../api/types';
import { copy } from '../kit/animate';
import { within, type Motion } from '../kit/motion.svelte';
import { play } from '../kit/sounds';
import { AREAS, LABS, type LeonardoView } from './view';

/** Workers and cards are copied before the news: they may be gone afterwards. */
export const COPIED = /^(crew|card):/;

/** Milliseconds between two flights. */
const STEP = 70;
/** More flights than this are not seen apart. */
const MOST = 24;

/** A copy in the board's own pigments. */
function dressed(of: Element): () => Element {
  return () => {
    const dress = document.createElement('div');
    dress.className = 'leonardo-pens';
    dress.append(copy(of, of.getBoundingClientRect()));
    return dress;
  };
}

class LeonardoMotion {
  constructor(readonly motion: Motion) {}

  add(from: string, to: string, of?: Element | null, size?: [number, number]): void {
    const { motion } = this;
    if (motion.count >= MOST) return;
    const start = motion.was(from) ?? motion.now(from);
    const shape = of && !size ? of.getBoundingClientRect() : null;
    const [width, height] = size ?? (shape?.width ? [shape.width, shape.height] : [24, 30]);
    motion.fly({
      from: of && start ? within(start, width, height) : start,
      to: motion.now(to) ?? motion.was(to),
      what: of ? dressed(of) : undefined,
      delay: motion.count * STEP,
      length: 520,
    });
  }

  /** The first sign of this kind on the board: what a coin or a component looks like. */
  sign(name: string): Element | null {
    return this.motion.root.querySelector(`svg.${name}`);
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
          this.add(`home:${each.seat}`, name, this.motion.element(name));
        }
      }
      for (const seat of there.keys()) {
        const name = `crew:${area}:${seat}`;
        this.add(name, `home:${seat}`, this.motion.copy(name), [26, 32]);
      }
    }
    for (let seat = 0; seat < is.players; seat++) {
      for (const lab of LABS) {
        const old = was.boards[seat]!.labs[lab].apprentices + Number(was.boards[seat]!.master === lab);
        const now = is.boards[seat]!.labs[lab].apprentices + Number(is.boards[seat]!.master === lab);
        const worker = this.motion.root.querySelector(`svg.apprentice.s${seat}`);
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
          this.motion.copy(`card:${invention}`)?.querySelector('.emblem'),
          [46, 46],
        );
      } else if (kind === 'requested')
        this.add(
          'deck',
          `card:${invention}`,
          this.motion.element(`card:${invention}`)?.querySelector('.emblem'),
        );
      else if (kind === 'start' || kind === 'start-secret')
        this.add(`hand:${seat}`, `lab:${seat}:${lab}`, this.sign('component') ?? this.sign('wood'), [24, 24]);
      else if (kind === 'cancel')
        this.add(`lab:${seat}:${lab}`, `hand:${seat}`, this.sign('component') ?? this.sign('wood'), [24, 24]);
      else if (kind === 'apprentice')
        this.add(
          'place:academy',
          `home:${seat}`,
          this.motion.root.querySelector(`svg.apprentice.s${seat}`),
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
}

const COINS = ['pay', 'council-florins', 'complete', 'complete-later'];
const PAPERS = ['requested', 'card', 'bid-shown', 'start', 'start-secret'];

/** Show what differs between two views, and the events between them. */
export function show(
  motion: Motion,
  was: LeonardoView,
  is: LeonardoView,
  events: readonly EventTold[],
): void {
  const board = new LeonardoMotion(motion);
  board.workers(was, is);
  board.things(events);
  const kinds = events.map((event) => event.kind);
  if (kinds.some((kind) => COINS.includes(kind))) play('coin');
  else if (kinds.some((kind) => PAPERS.includes(kind))) play('paper');
}
