/** What the events of Leonardo are about, and what they bring. */
import type { EventTold } from '../../api/types';
import type { GameWords } from '../../lang/words.svelte';
import type { Gain, Sight } from '../contract';

/** The targets an event is about. */
export function touched({ values }: EventTold, sight: Pick<Sight, 'seat'>): string[] {
  const targets: string[] = [];
  const { place, source, benefit, seat, to_seat, of_seat, component, invention, lab } = values as Record<
    string,
    unknown
  >;
  for (const each of [place, source]) if (each) targets.push(`place:${String(each)}`);
  // The spaces of the Council, and the Council itself, which is there when the spaces are not.
  if (benefit) targets.push(`benefit:${String(benefit)}`, 'place:council');
  // Only one's own stores and laboratories are targets.
  const own = seat === undefined || seat === sight.seat;
  if (component && own) targets.push(`component:${String(component)}`);
  if (invention) targets.push(`invention:${String(invention)}`);
  if (lab && own) targets.push(`lab:${String(lab)}`);
  for (const each of [seat, to_seat, of_seat]) if (typeof each === 'number') targets.push(`seat:${each}`);
  return targets;
}

/** Florins come for inventions and from the Council, and go for benefits, components and cards. */
export function gain({ kind, values }: EventTold, words: GameWords): Gain | null {
  const { seat, florins, invention } = values as Record<string, number>;
  if (seat === undefined || florins === undefined) return null;
  const line = 'florins';
  if (kind === 'complete' || kind === 'complete-later')
    return { seat, line, points: florins, mark: `invention:${invention}` };
  if (kind === 'council-florins') return { seat, line, points: florins, text: words.say('place-council') };
  return kind === 'pay' ? { seat, line, points: -florins } : null;
}
