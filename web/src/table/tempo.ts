import type { Tempo } from '../api/types';
import { say } from '../lang/words.svelte';

/** How long people may think, in words. */
export function tempoText(tempo: Tempo): string {
  if (tempo.kind === 'live') {
    return say('tempo-live-is', { minutes: tempo.minutes ?? 0, increment: tempo.increment ?? 0 });
  }
  return tempo.kind === 'days' ? say('tempo-days-is', { days: tempo.days ?? 0 }) : say('tempo-none-is');
}
