/** What moves when something happens: cubes fly to the invention, tokens and cards to who takes them. */
import type { EventTold } from '../../api/types';
import { move, remember, where, type Flight } from '../kit/animate';
import { play } from '../kit/sounds';
import { DISCIPLINES, TOKENS, tokenName, type InventorsView } from './view';

/** Everything that something may fly from: it is measured before the board changes. */
export function measured(view: InventorsView): Map<string, DOMRect> {
  const names: string[] = [];
  view.inventions.forEach((plate, space) => {
    if (!plate) return;
    names.push(`plate:${space + 1}`, `emblem:${space + 1}`, `gift:${space + 1}:1`, `gift:${space + 1}:2`);
    for (const discipline of DISCIPLINES) names.push(`slots:${space + 1}:${discipline}`);
  });
  view.boards.forEach((_, seat) => {
    names.push(`seat:${seat}`, `shelf:${seat}`);
    for (let i = 0; i < 4; i++) names.push(`person:${seat}:${i}`);
    for (const token of TOKENS) names.push(`held:${seat}:${token}`);
  });
  return remember(names);
}

/** A copy of something drawn on the board, in the middle of a place of any size. */
function drawn(selector: string, size: number): (() => Element) | undefined {
  const found = document.querySelector(selector);
  if (!found) return undefined;
  const twin = found.cloneNode(true) as SVGElement;
  return () => {
    for (const [key, value] of Object.entries({
      position: 'absolute',
      left: '50%',
      top: '50%',
      width: `${size}px`,
      height: `${size}px`,
      transform: 'translate(-50%, -50%)',
    }))
      twin.style.setProperty(key, value);
    return twin;
  };
}

/** Let the events between two views be seen. */
export function show(
  events: readonly EventTold[],
  before: InventorsView,
  after: InventorsView,
  rects: Map<string, DOMRect>,
  members: (seat: number) => string[],
): void {
  const flights: Flight[] = [];
  let delay = 0;
  let space = before.pending.space;
  const at = (id: unknown) =>
    [before, after].map((view) => view.inventions.findIndex((each) => each?.id === id)).find((n) => n >= 0) ??
    -1;
  const place = (name: string) => rects.get(name) ?? where(name);

  const cube = (seat: number, discipline: string, from: DOMRect | null) => {
    const to = place(`slots:${space + 1}:${discipline}`);
    flights.push({ from, to, what: drawn(`.cube.s${seat}`, 20), delay, length: 520 });
    delay += 90;
  };

  for (const { kind, values } of events) {
    const seat = Number(values.seat);
    if (kind === 'work') {
      space = at(values.invention);
      const who = members(seat).indexOf(String(values.inventor));
      const from = place(`person:${seat}:${who}`) ?? place(`seat:${seat}`);
      const cubes = values.cubes as Record<string, number>;
      for (const each of DISCIPLINES) for (let i = 0; i < (cubes[each] ?? 0); i++) cube(seat, each, from);
      play('stone');
    } else if (kind === 'cube') {
      cube(
        seat,
        String(values.discipline),
        place(`held:${seat}:additional_knowledge`) ?? place(`seat:${seat}`),
      );
    } else if (kind === 'card') {
      const from = place(`emblem:${at(values.invention) + 1}`);
      delay += 260;
      flights.push({ from, to: place(`shelf:${seat}`) ?? place(`seat:${seat}`), delay, length: 650 });
      play('paper');
    } else if (kind === 'token') {
      const gift =
        before.inventions[space]?.rewards.findIndex((each) => each && tokenName(each) === values.token) ?? -1;
      delay += 260;
      const to = where(`held:${seat}:${values.token}`) ?? place(`seat:${seat}`);
      const what = drawn(`[data-place^="held:"][data-place$=":${values.token}"] .token svg`, 30);
      flights.push({ from: place(`gift:${space + 1}:${gift + 1}`), to, what, delay, length: 650 });
      play('coin');
    } else if (kind === 'raise') {
      const who = members(seat).indexOf(String(values.inventor));
      const to = where(`level:${seat}:${who}:${values.discipline}`) ?? place(`person:${seat}:${who}`);
      const what = drawn(`[data-place^="held:"][data-place$=":${values.token}"] .token svg`, 30);
      flights.push({
        from: place(`held:${seat}:${values.token}`) ?? place(`seat:${seat}`),
        to,
        what,
        delay,
        length: 520,
      });
      play('paper');
    }
  }
  void move(...flights);
}
