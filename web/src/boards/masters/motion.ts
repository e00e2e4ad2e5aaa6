/** What moves on the board of Masters: marbles slide, goods fly, cards are laid, markers step. */
import { mount, unmount } from 'svelte';
import type { EventTold } from '../../api/types';
import { within, type Motion } from '../kit/motion.svelte';
import { play } from '../kit/sounds';
import Sign from './Sign.svelte';
import { held, stackOf, type Counts, type Gain, type MarbleName, type MastersFacts } from './view';

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

/** Milliseconds between two events that move something. */
const STEP = 170;
/** Stacks are copied before the news: their top card may be gone. */
export const COPIED = /^stack:/;

/** Shows the events of Masters, one shortly after the other. */
export class MastersMotion {
  #delay = 0;
  #spent = '';

  constructor(
    readonly motion: Motion,
    readonly market: readonly MarbleName[],
    readonly facts: MastersFacts,
    readonly own: number | null,
  ) {}

  show(events: EventTold[]): void {
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
        if (values.seat === this.own) this.#goods(values.resources, this.motion.was('slip'), 'warehouse');
        break;
      case 'pay':
        this.#paid(values.seat, values.warehouse, values.strongbox);
        play('coin');
        break;
      case 'produce':
        if (values.seat === this.own) this.#goods(values.resources, this.motion.now('power:base'), 'chest');
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
    return this.motion.root.querySelector(`[data-cell="${cell}"]`);
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
      this.motion.run(element, frames, 620, this.#delay);
    });
  }

  #taken(axis: string, number: number, seat: number): void {
    const to = seat === this.own && this.motion.now('slip') ? 'slip' : this.#home(seat, 'warehouse');
    this.#cells(axis, number).forEach((cell, i) => {
      const marble = this.market[cell];
      const gives = marble ? this.facts.market.gives[marble] : null;
      const from = this.#cell(cell)?.getBoundingClientRect();
      if (!gives || !from) return;
      this.#fly(gives, from, gives === 'faith' ? `marker:${seat}` : to, 120 + 60 * i);
    });
  }

  #paid(seat: number, warehouse: Counts, strongbox: Counts): void {
    const to = this.#spent;
    if (seat !== this.own && to === 'power:base') return; // Another's production is not in sight.
    this.#goods(warehouse, this.motion.was(this.#home(seat, 'warehouse')), to);
    this.#goods(strongbox, this.motion.was(this.#home(seat, 'chest')), to);
  }

  #goods(counts: Counts, start: DOMRect | null, to: string): void {
    let i = 0;
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
    this.motion.fly({
      from: within(from, size),
      to: this.motion.now(to),
      what: () => drawn(what, size),
      delay: this.#delay + delay,
      length: 520,
    });
  }

  #laid(stack: string, to: string): void {
    const what = this.motion.copy(stack);
    if (!what) return;
    const [from, goal] = [this.motion.was(stack), this.motion.now(to)];
    this.motion.fly({ from, to: goal, what, delay: this.#delay, length: 560 });
  }

  /** A marker goes from space to space. */
  #steps(marker: string, from: number, to: number): void {
    const element = this.motion.element(marker);
    const end = element?.getBoundingClientRect();
    if (!element || !end) return;
    const frames: Keyframe[] = [];
    for (let space = Math.max(0, from); space < to; space++) {
      const cell = this.motion.root.querySelector(`[data-space="${space}"]`)?.getBoundingClientRect();
      if (!cell) continue;
      const dx = cell.x + cell.width / 2 - end.x - end.width / 2;
      const dy = cell.y + cell.height * 0.66 - end.y - end.height / 2;
      frames.push(
        { transform: `translate(${dx}px, ${dy}px)` },
        { transform: `translate(${dx}px, ${dy - 12}px) scale(1.25)` },
      );
    }
    if (frames.length)
      this.motion.run(element, [...frames, { transform: 'none' }], 260 * (to - from) + 160, this.#delay);
  }

  #stir(name: string): void {
    const element = this.motion.element(name);
    if (element)
      this.motion.run(
        element,
        [{ transform: 'scale(1)' }, { transform: 'scale(1.12) rotate(-1.5deg)' }, { transform: 'none' }],
        480,
        this.#delay,
      );
  }
}

function drawn(what: Gain, size: number): Element {
  const ground = document.createElement('div');
  const sign = mount(Sign, { target: ground, props: { what, size: `${size}px` } });
  // Only the picture is needed: the component can go.
  const picture = ground.firstElementChild!;
  void unmount(sign, { outro: false });
  return picture;
}
