/** The things of Masters that sentences name. */
import { drawing, type Named, type Thing } from '../contract';
import Emblem from './Emblem.svelte';
import Flag from './Flag.svelte';
import MarbleSign from './MarbleSign.svelte';
import Peek from './Peek.svelte';
import Sign from './Sign.svelte';
import { Names, type Gain, type MarbleName, type MastersFacts, type MastersView } from './view';

const GAINS: ReadonlySet<string> = new Set<Gain>(['coin', 'stone', 'servant', 'shield', 'faith']);

export function thing(mark: string, { words, facts }: Named<MastersView, MastersFacts>): Thing | null {
  const [kind = '', what = ''] = mark.split(/[:-]/);
  const names = new Names(words, facts);
  if ((kind === 'resource' || kind === 'resources') && GAINS.has(what))
    return { sign: drawing(Sign, { what: what as Gain, size: '1.1em' }) };
  if (kind === 'marbles' || kind === 'marble')
    return { sign: drawing(MarbleSign, { name: what as MarbleName }) };
  if (kind === 'card' && facts.cards[what]) {
    const { colour, level } = facts.cards[what];
    return {
      sign: drawing(Flag, { colour, level, size: '0.85em' }),
      picture: drawing(Peek, { names, card: Number(what) }),
    };
  }
  if ((kind === 'leader' || kind === 'leaders') && facts.leaders[what]) {
    const { ability } = facts.leaders[what];
    return {
      sign: drawing(Emblem, { id: Number(what), ability, size: '1.35em' }),
      picture: drawing(Peek, { names, leader: Number(what) }),
    };
  }
  return null;
}
