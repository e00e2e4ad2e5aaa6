/** What is on the screen too briefly to be meant: a click that was aimed at what stood there before does not count. */
import { local } from '../base/local';

/** Milliseconds for which a question must have been on the screen before an answer counts. */
const GLANCE = 400;
/** Browser tests, which know what they click on, wait less: see README.md. */
const KEPT = 'bottega-glance';

const patience = (): number => {
  const kept = local.getItem(KEPT);
  return kept === null ? GLANCE : Number(kept);
};

export class Glance {
  /** The question has been there long enough. */
  settled = $state(true);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Something new is asked. */
  begin(): void {
    clearTimeout(this.#timer);
    const wait = patience();
    this.settled = wait <= 0;
    if (wait > 0) this.#timer = setTimeout(() => (this.settled = true), wait);
  }
}
