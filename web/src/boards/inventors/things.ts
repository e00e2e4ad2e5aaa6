/** The things of Inventors that sentences name. */
import { drawing, type Named, type Thing } from '../contract';
import { Figures } from './figures';
import Peek from './Peek.svelte';
import Small from './Small.svelte';
import {
  DISCIPLINES,
  TOKENS,
  type BoxFigures,
  type Discipline,
  type InventorsView,
  type TokenName,
} from './view';

export function thing(mark: string, { words, facts, table }: Named<InventorsView, BoxFigures>): Thing | null {
  const [kind = '', what = ''] = mark.split(/[:-]/);
  const figures = new Figures(words, facts, table);
  if (kind === 'invention' && facts.inventions[what]) {
    const theme = facts.inventions[what].classification;
    return {
      sign: drawing(Small, { invention: { id: what, theme } }),
      picture: drawing(Peek, { figures, invention: what }),
    };
  }
  if (kind === 'inventor' && facts.inventors[what])
    return {
      sign: drawing(Small, { inventor: what }),
      picture: drawing(Peek, { figures, inventor: what }),
    };
  if (TOKENS.includes(what as TokenName)) return { sign: drawing(Small, { token: what as TokenName }) };
  if (DISCIPLINES.includes(what as Discipline))
    return { sign: drawing(Small, { discipline: what as Discipline }) };
  return null;
}
