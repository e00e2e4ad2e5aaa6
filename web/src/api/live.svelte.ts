/** What happens at the matches on the page: a connection for each of them.
 *
 * Its address names the match, so that where a site has many servers, a proxy can bring all who are at one table to the
 * same server. */
import { SvelteMap } from 'svelte/reactivity';
import { transport } from '$transport';
import type { Line } from './transport';
import { Connection, type Message, type State, type Watcher } from './connection.svelte';

export {
  Refused,
  type Around,
  type PresenceTold,
  type Seen,
  type ThinkingTold,
  type Watcher,
} from './connection.svelte';

/** The state of several connections is the first of these that one of them has. */
const STATES: State[] = ['lost', 'connecting', 'open'];

export class Live {
  /** Changes when the person or the language changes: everything must then be asked for again. */
  self = $state(0);
  /** Milliseconds by which the server's clock is ahead of ours. */
  ahead = $state(0);
  /** Nobody looks at the page. */
  #away = false;
  #connections = new SvelteMap<string, Connection>();

  constructor(private readonly make = (match: string): Line => transport.line(match)) {}

  get state(): State {
    const all = [...this.#connections.values()].map((each) => each.state);
    return STATES.find((state) => all.includes(state)) ?? 'idle';
  }

  watch(watcher: Watcher): () => void {
    return this.#to(watcher.match).watch(watcher);
  }

  /** Connect before the first watcher comes, to save time. */
  warm(match: string): void {
    this.#to(match).warm();
  }

  /** Send, and wait for the server's answer; after a lost connection the message is sent again. */
  ask(message: { match: string } & Record<string, unknown>): Promise<Message> {
    return this.#to(message.match).ask(message);
  }

  /** Connect again as another person or in another language: the server learns both when we connect. */
  renew(): void {
    this.self++;
    for (const each of this.#connections.values()) each.renew();
  }

  /** Somebody looks at the page again, or no longer. */
  look(here: boolean): void {
    this.#away = !here;
    for (const each of this.#connections.values()) each.look(here);
  }

  /** The network is back, or the page is looked at again. */
  wake(): void {
    for (const each of this.#connections.values()) each.wake();
  }

  #to(match: string): Connection {
    let found = this.#connections.get(match);
    if (!found) {
      found = new Connection(match, this.make, (ahead) => (this.ahead = ahead), this.#away);
      this.#connections.set(match, found);
    }
    return found;
  }
}

export const live = new Live();
if (typeof addEventListener === 'function' && typeof document !== 'undefined') {
  addEventListener('online', () => live.wake());
  document.addEventListener('visibilitychange', () => document.hidden || live.wake());
}
