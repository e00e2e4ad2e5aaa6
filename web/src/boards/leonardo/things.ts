/** The things of Leonardo that sentences name. */
import { drawing, type Named, type Thing } from '../contract';
import Inked from './Inked.svelte';
import Peek from './Peek.svelte';
import type { SignName } from './Sign.svelte';
import { COMPONENTS, type Component, type Facts, type LeonardoView } from './view';

const SIGNS: Record<string, SignName> = {
  florins: 'florin',
  weeks: 'week',
  apprentices: 'apprentice',
  lab: 'lab',
};

export function thing(mark: string, board: Named<LeonardoView, Facts>): Thing | null {
  const [kind = '', what = ''] = mark.split(/[:-]/);
  const invention = board.facts.inventions[what];
  if ((kind === 'invention' || kind === 'inventions') && invention) {
    const number = Number(what);
    return {
      sign: drawing(Inked, { invention: { number, metal: invention.metal } }),
      picture: drawing(Peek, { board, number }),
    };
  }
  const sign = COMPONENTS.includes(what as Component) ? (what as Component) : SIGNS[kind];
  return sign ? { sign: drawing(Inked, { sign }) } : null;
}
