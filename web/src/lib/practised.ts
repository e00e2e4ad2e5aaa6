/** The positions that somebody has solved, by game: kept with their settings. */
import { change, settings } from './settings.svelte';

/** Positions that are remembered of a game; the oldest are forgotten. */
const MOST = 120;

function of(game: string): string[] {
  const kept: unknown = settings.practised[game];
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
}

export const practised = {
  has: (game: string, id: string): boolean => of(game).includes(id),
  add(game: string, id: string): void {
    const others = of(game).filter((each) => each !== id);
    change({ practised: { ...settings.practised, [game]: [...others, id].slice(-MOST) } });
  },
};
