/** What moves on the table of Masters after the news: marbles slide, goods fly, cards are laid, markers step. The board
 * is already as it should be when this begins; everything ends at once on a click or a key. */
import { mount, unmount } from 'svelte';
import type { EventTold } from '../../api/types';
import { moving } from '../../lib/settings.svelte';
import { move, where, type Flight } from '../kit/animate';
import { play } from '../kit/sounds';
import Sign from './Sign.svelte';
import {
  held,
  stackOf,
  type Counts,
  type Gain,
  type MarbleName,
  type MastersFacts,
  type MastersView,
} from './view';

/** The values that events of this game may have: each kind has some of them. */
interface Values {
  seat: number;
  axis: 'row' | 'column';
  number: number;
  card: number;
  slot: number;
  leader: number;
  section: number;
  space: number;
  count: number;
  stack: string;
  resources: Counts;
  warehouse: Counts;
  strongbox: Counts;
}

/** How things lay before the news. */
export interface Before {
  places: Map<string, DOMRect>;
  twins: Map<string, Element>;
  market: readonly MarbleName[];
}

const STEP = 170;
const running = new Set<Animation>();
if (typeof addEventListener !== 'undefined') {
  for (const event of ['pointerdown', 'keydown']) {
    addEventListener(event, () => [...running].forEach((each) => each.finish()), { capture: true });
  }
}

/** Measure, and copy what the news takes away: call it before the board changes. */
export function before(root: Element, shown: MastersView | null): Before {
  const places = new Map<string, DOMRect>();
  const twins = new Map<string, Element>();
  if (!moving()) return { places, twins, market: [] };
  for (const element of root.querySelectorAll<HTMLElement>('[data-place], [data-target]')) {
    const name = element.dataset.place ?? element.dataset.target!;
    if (!places.has(name)) places.set(name, element.getBoundingClientRect());
    if (name.startsWith('stack:')) twins.set(name, element.cloneNode(true) as Element);
  }
  return { places, twins, market: shown?.market ?? [] };
}

export class Motion {
  #flights: Flight[] = [];
  #delay = 0;
  #spent = '';

  constructor(
    readonly root: Element,
    readonly was: Before,
    readonly facts: MastersFacts,
    readonly own: number | null,
  ) {}

  /** Let the events be seen, one shortly after the other. */
  show(events: EventTold[]): void {
    if (!moving() || document.hidden) return;
    const last = events.findLast((event) => event.kind === 'market');
    for (const [i, event] of events.entries()) {
      // What is paid goes to the card that is bought with it, or to the production it feeds.
      const bought = events
        .slice(i)
        .find(({ kind, values }) => kind === 'buy' && values.seat === event.values.seat);
      this.#spent = bought ? `stack:${stackOf(this.facts.cards[String(bought.values.card)]!)}` : 'power:base';
      this.#one(event, event === last);
      if (['market', 'buy', 'produce', 'pay', 'take-away'].includes(event.kind)) this.#delay += STEP;
    }
    void move(...this.#flights);
  }

  #one(event: EventTold, slides: boolean): void {
    const values = event.values as unknown as Values;
    switch (event.kind) {
      case 'market':
        if (slides) this.#slide(values.axis, values.number);
        this.#taken(values.axis, values.number, values.seat);
        play('stone');
        break;
      case 'keep':
        if (values.seat === this.own) this.#goods(values.resources, this.was.places.get('slip'), 'warehouse');
        break;
      case 'pay':
        this.#paid(values.seat, values.warehouse, values.strongbox);
        play('coin');
        break;
      case 'produce':
        if (values.seat === this.own) this.#goods(values.resources, 'power:base', 'chest');
        break;
      case 'buy':
        this.#laid(
          `stack:${stackOf(this.facts.cards[values.card]!)}`,
          this.#home(values.seat, `place:${values.slot}`),
        );
        play('paper');
        break;
      case 'take-away':
        this.#laid(`stack:${values.stack}`, 'lorenzo');
        break;
      case 'faith':
        this.#steps(`marker:${values.seat}`, values.space - values.count, values.space);
        break;
      case 'cross':
        this.#steps('marker:cross', values.space - values.count, values.space);
        break;
      case 'play-leader':
        this.#stir(`leader:${values.leader}`);
        play('paper');
        break;
      case 'tile-kept':
      case 'tile-lost':
        if (values.seat === (this.own ?? 0)) this.#stir(`tile:${values.section}`);
    }
  }

  /** Where a seat's things are: on one's own board, or at the other's glance. */
  #home(seat: number, own: string): string {
    return seat === this.own ? own : `seat:${seat}`;
  }

  #cells(axis: string, number: number): number[] {
    const at = number - 1;
    return axis === 'row' ? [0, 1, 2, 3].map((i) => 4 * at + i) : [0, 1, 2].map((i) => 4 * i + at);
  }

  #cell(cell: number): SVGGraphicsElement | null {
    return this.root.querySelector(`[data-cell="${cell}"]`);
  }

  /** Every marble of the line comes from its neighbour, the last from the slide, the slide's from the far end. */
  #slide(axis: string, number: number): void {
    const line = [...this.#cells(axis, number), 12];
    const elements = line.map((cell) => this.#cell(cell));
    const spots = elements.map((element) => element?.getBoundingClientRect());
    const scale = elements[0]?.ownerSVGElement?.getScreenCTM()?.a ?? 1;
    line.forEach((_, i) => {
      const element = elements[i];
      const to = spots[i];
      const from = spots[(i + 1) % line.length];
      if (!element || !to || !from) return;
      const dx = (from.x + from.width / 2 - to.x - to.width / 2) / scale;
      const dy = (from.y + from.height / 2 - to.y - to.height / 2) / scale;
      const frames: Keyframe[] = [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }];
      // The one that drops out rolls around the tray to the slide, over the others.
      if (i === line.length - 1)
        frames.splice(1, 0, { transform: `translate(${dx * 0.6}px, ${Math.min(dy, 0) - 14}px)` });
      this.#run(element, frames, 620, this.#delay);
    });
  }

  #taken(axis: string, number: number, seat: number): void {
    const to = seat === this.own && where('slip') ? 'slip' : this.#home(seat, 'warehouse');
    this.#cells(axis, number).forEach((cell, i) => {
      const marble = this.was.market[cell];
      const gives = marble ? this.facts.market.gives[marble] : null;
      const from = this.#cell(cell)?.getBoundingClientRect();
      if (!gives || !from) return;
      this.#fly(gives, from, gives === 'faith' ? `marker:${seat}` : to, 120 + 60 * i);
    });
  }

  #paid(seat: number, warehouse: Counts, strongbox: Counts): void {
    const to = this.#spent;
    if (seat !== this.own && to === 'power:base') return; // Another's production is not in sight.
    this.#goods(warehouse, this.was.places.get(this.#home(seat, 'warehouse')), to);
    this.#goods(strongbox, this.was.places.get(this.#home(seat, 'chest')), to);
  }

  #goods(counts: Counts, from: DOMRect | string | undefined, to: string): void {
    let i = 0;
    const start = where(from);
    for (const [what, count] of held(counts)) {
      for (let each = 0; each < count && start; each++, i++) {
        const spot = new DOMRect(
          start.x + start.width / 2 + 16 * (i % 4) - 36,
          start.y + start.height / 2 - 12,
          24,
          24,
        );
        this.#fly(what, spot, to, 45 * i);
      }
    }
  }

  #fly(what: Gain, from: DOMRect, to: string, delay: number): void {
    const size = 26;
    const spot = new DOMRect(from.x + (from.width - size) / 2, from.y + (from.height - size) / 2, size, size);
    this.#flights.push({
      from: spot,
      to,
      what: () => drawn(what, size),
      delay: this.#delay + delay,
      length: 520,
    });
  }

  #laid(stack: string, to: string): void {
    const from = this.was.places.get(stack);
    const what = this.was.twins.get(stack);
    if (from && what) this.#flights.push({ from, to, what, delay: this.#delay, length: 560 });
  }

  /** A marker goes from space to space. */
  #steps(marker: string, from: number, to: number): void {
    const element = this.root.querySelector(`[data-place="${marker}"]`);
    const end = element?.getBoundingClientRect();
    if (!element || !end) return;
    const frames: Keyframe[] = [];
    for (let space = Math.max(0, from); space < to; space++) {
      const cell = this.root.querySelector(`[data-space="${space}"]`)?.getBoundingClientRect();
      if (!cell) continue;
      const dx = cell.x + cell.width / 2 - end.x - end.width / 2;
      const dy = cell.y + cell.height * 0.66 - end.y - end.height / 2;
      frames.push(
        { transform: `translate(${dx}px, ${dy}px)` },
        { transform: `translate(${dx}px, ${dy - 12}px) scale(1.25)` },
      );
    }
    if (frames.length)
      this.#run(element, [...frames, { transform: 'none' }], 260 * (to - from) + 160, this.#delay);
  }

  #stir(name: string): void {
    const element = this.root.querySelector(`[data-target="${name}"], [data-place="${name}"]`);
    if (element)
      this.#run(
        element,
        [{ transform: 'scale(1)' }, { transform: 'scale(1.12) rotate(-1.5deg)' }, { transform: 'none' }],
        480,
        this.#delay,
      );
  }

  #run(element: Element, frames: Keyframe[], duration: number, delay: number): void {
    const animation = element.animate(frames, { duration, delay, easing: 'ease-in-out', fill: 'backwards' });
    running.add(animation);
    const end = () => running.delete(animation);
    animation.finished.then(end, end);
  }
}

function drawn(what: Gain, size: number): Element {
  const ground = document.createElement('div');
  const sign = mount(Sign, { target: ground, props: { what, size: `${size}px` } });
  // It is only a picture: nothing in it needs to live on.
  const picture = ground.firstElementChild!;
  void unmount(sign, { outro: false });
  return picture;
}
