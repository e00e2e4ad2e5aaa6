/** Whether somebody looks at the page: it is not hidden, and was touched not long ago. */
import { live } from '../api/live.svelte';

/** Milliseconds without a touch after which nobody seems to be there. */
export const IDLE = 5 * 60_000;
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Tells the server when somebody looks away and comes back; returns what ends it. */
export function attend(look: (here: boolean) => void = (here) => live.look(here)): () => void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const rest = () => {
    clearTimeout(resting);
    look(false);
  };
  const touch = () => {
    if (document.hidden) return;
    clearTimeout(resting);
    resting = setTimeout(rest, IDLE);
    look(true);
  };
  const turn = () => (document.hidden ? rest() : touch());
  for (const kind of TOUCHES) addEventListener(kind, touch, { passive: true, capture: true });
  document.addEventListener('visibilitychange', turn);
  turn();
  return () => {
    clearTimeout(resting);
    for (const kind of TOUCHES) removeEventListener(kind, touch, { capture: true });
    document.removeEventListener('visibilitychange', turn);
  };
}
