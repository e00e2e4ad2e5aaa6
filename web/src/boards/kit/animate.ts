/** Flights over the page: a copy of a thing goes from one place to another. A click or a key ends all of them. People
 * who turned motion off see none. Boards use `motion.svelte.ts`, which is built on this. */
import { moving } from '../../lib/settings.svelte';

export type Place = Element | DOMRect | string | null | undefined;

let layer: HTMLElement | null = null;
const running = new Set<Animation>();

/** Where something is: an element, a target's name, or a rectangle measured before. */
export function where(place: Place): DOMRect | null {
  if (!place) return null;
  if (place instanceof DOMRect) return place;
  const name = typeof place === 'string' ? CSS.escape(place) : '';
  const element =
    typeof place === 'string'
      ? document.querySelector(`[data-target="${name}"], [data-place="${name}"]`)
      : place;
  const box = element?.getBoundingClientRect();
  return box && box.width ? box : null;
}

export interface Flight {
  from: Place;
  to: Place;
  /** What flies: a copy of this element, or what this function makes. Without it, a spark. */
  what?: Element | (() => Element);
  /** Milliseconds. */
  delay?: number;
  length?: number;
}

/** Start flights; resolves when all have landed or were skipped. */
export async function move(...flights: Flight[]): Promise<void> {
  if (!moving() || document.hidden) return;
  const all = flights.map((flight) => fly(flight)).filter((one) => one !== null);
  await Promise.all(all);
}

function fly({ from, to, what, delay = 0, length = 420 }: Flight): Promise<unknown> | null {
  const start = where(from);
  const end = where(to);
  if (!start || !end) return null;
  const thing = made(what, start);
  ground().append(thing);
  const dx = end.x + end.width / 2 - (start.x + start.width / 2);
  const dy = end.y + end.height / 2 - (start.y + start.height / 2);
  const arc = Math.min(60, Math.hypot(dx, dy) / 5);
  const flight = thing.animate(
    [
      { transform: 'translate(0, 0) scale(1)', opacity: 1 },
      { transform: `translate(${dx / 2}px, ${dy / 2 - arc}px) scale(1.12)`, opacity: 1, offset: 0.5 },
      { transform: `translate(${dx}px, ${dy}px) scale(1)`, opacity: 0.9 },
    ],
    { duration: length, delay, easing: 'cubic-bezier(.35,.1,.3,1)', fill: 'both' },
  );
  return ended(flight).then(() => thing.remove());
}

function made(what: Flight['what'], start: DOMRect): HTMLElement {
  const thing = document.createElement('div');
  thing.className = what ? 'flying' : 'flying spark';
  const size = what ? { w: start.width, h: start.height } : { w: 14, h: 14 };
  thing.style.setProperty('left', `${start.x + (start.width - size.w) / 2}px`);
  thing.style.setProperty('top', `${start.y + (start.height - size.h) / 2}px`);
  thing.style.setProperty('width', `${size.w}px`);
  thing.style.setProperty('height', `${size.h}px`);
  if (what) thing.append(typeof what === 'function' ? what() : copy(what, start));
  return thing;
}

/** A copy that can stand by itself: a part of a drawing gets a drawing around it. */
export function copy(of: Element, box: DOMRect): Element {
  const twin = of.cloneNode(true) as Element;
  for (const each of [twin, ...twin.querySelectorAll('[data-target], [data-place], [id]')]) {
    for (const name of ['data-target', 'data-place', 'data-name', 'tabindex', 'id'])
      each.removeAttribute(name);
    each.classList.remove('lit', 'chosen', 'hinted');
  }
  if (!(of instanceof SVGGraphicsElement) || of instanceof SVGSVGElement) return twin;
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const own = of.getBBox();
  twin.removeAttribute('transform');
  svg.setAttribute('viewBox', `${own.x} ${own.y} ${own.width} ${own.height}`);
  svg.setAttribute('width', String(box.width));
  svg.setAttribute('height', String(box.height));
  svg.append(twin);
  return svg;
}

function ground(): HTMLElement {
  if (!layer) {
    layer = document.createElement('div');
    layer.className = 'flights';
    layer.setAttribute('aria-hidden', 'true');
    document.body.append(layer);
  }
  return layer;
}

/** Animate an element that stays where it is. */
export function run(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
  if (moving() && !document.hidden) void ended(element.animate(frames, timing));
}

/** Resolves when the animation has ended or was skipped. */
function ended(animation: Animation): Promise<void> {
  if (!running.size) {
    for (const event of ['pointerdown', 'keydown']) addEventListener(event, skip, { capture: true });
  }
  running.add(animation);
  const end = () => void running.delete(animation);
  return animation.finished.then(end, end);
}

/** End all motion at once. */
export function skip(): void {
  for (const animation of [...running]) animation.finish();
}
