/** What moves on the board of Inventors: cubes fly to the invention, tokens and cards to the seat that takes them. */
import type { EventTold } from '../../api/types';
import type { Motion } from '../kit/motion.svelte';
import { play } from '../kit/sounds';
import { DISCIPLINES, type InventorsView } from './view';

/** A copy of something drawn on the board, in the middle of a place of any size. */
function drawn(selector: string, size: number): (() => Element) | undefined {
  const drawing = document.querySelector(selector);
  if (!drawing) return undefined;
  const twin = drawing.cloneNode(true) as SVGElement;
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

/** Show the events between two views. */
export function show(
  motion: Motion,
  before: InventorsView,
  after: InventorsView,
  events: readonly EventTold[],
): void {
  const members = (seat: number) => after.boards[seat]?.inventors.map(({ id }) => id) ?? [];
  let delay = 0;
  let space = (before.pending.space ?? 0) - 1;
  const at = (id: unknown) =>
    [before, after].map((view) => view.inventions.findIndex((each) => each?.id === id)).find((n) => n >= 0) ??
    -1;
  const place = (name: string) => motion.was(name) ?? motion.now(name);

  const cube = (seat: number, discipline: string, from: DOMRect | null) => {
    const to = place(`slots:${space + 1}:${discipline}`);
    motion.fly({ from, to, what: drawn(`.cube.s${seat}`, 20), delay, length: 520 });
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
      motion.fly({ from, to: place(`shelf:${seat}`) ?? place(`seat:${seat}`), delay, length: 650 });
      play('paper');
    } else if (kind === 'token') {
      const gift = before.inventions[space]?.rewards.findIndex((each) => each === values.token) ?? -1;
      delay += 260;
      const to = motion.now(`held:${seat}:${values.token}`) ?? place(`seat:${seat}`);
      const what = drawn(`[data-place^="held:"][data-place$=":${values.token}"] .token svg`, 30);
      motion.fly({ from: place(`gift:${space + 1}:${gift + 1}`), to, what, delay, length: 650 });
      play('coin');
    } else if (kind === 'raise') {
      const who = members(seat).indexOf(String(values.inventor));
      const to = motion.now(`level:${seat}:${who}:${values.discipline}`) ?? place(`person:${seat}:${who}`);
      const what = drawn(`[data-place^="held:"][data-place$=":${values.token}"] .token svg`, 30);
      motion.fly({
        from: place(`held:${seat}:${values.token}`) ?? place(`seat:${seat}`),
        to,
        what,
        delay,
        length: 520,
      });
      play('paper');
    }
  }
}
