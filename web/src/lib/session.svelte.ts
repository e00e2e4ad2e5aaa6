/** The person at this browser: nobody at first, then a guest with a name, who may claim an account later. */
import { api, Problem } from '../api/client';
import { live } from '../api/live.svelte';
import type { Me } from '../api/types';
import { turnOff } from './push';
import { adopt, listeners, type Settings } from './settings.svelte';
import { language, type Lang } from '../lang/words.svelte';

/** The shortest password the server takes; it says so itself where this should differ. */
export const SHORTEST = 8;

export type Asking = 'name' | 'login' | 'claim' | null;

class Session {
  me = $state<Me | null>(null);
  known = $state(false);
  /** The server does not answer. */
  offline = $state(false);
  /** Which dialog is open (see pages/SessionDialogs). */
  asking = $state<Asking>(null);
  #answered: ((me: Me | null) => void) | null = null;

  /** Ask the server who we are. Where it cannot be reached, ask again until it answers. */
  async load(words: Promise<void>, pause = 1500): Promise<void> {
    try {
      const me = await api.get<Me | null>('/session');
      await words; // The account may have another language, which replaces this one.
      if (me) await this.#become(me);
      else this.me = null;
      this.known = true;
      this.offline = false;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      this.offline = true;
      await new Promise((done) => setTimeout(done, pause));
      return this.load(words, Math.min(15_000, pause * 2));
    }
  }

  /** The person, after a dialog that asks for a name where there is none yet; null where it was closed. */
  async someone(): Promise<Me | null> {
    if (this.me) return this.me;
    this.asking = 'name';
    return new Promise((answered) => (this.#answered = answered));
  }

  closed(): void {
    this.asking = null;
    this.#answered?.(this.me);
    this.#answered = null;
  }

  async comeIn(name: string): Promise<void> {
    await this.#become(await api.post<Me>('/guests', { name, lang: language.lang }));
    live.renew();
  }

  async logIn(name: string, password: string): Promise<void> {
    await this.#become(await api.post<Me>('/login', { name, password }));
    live.renew();
  }

  async claim(password: string): Promise<void> {
    await this.#become(await api.post<Me>('/me/claim', { password }));
  }

  /** A new password with the token of a link. */
  async recover(token: string, password: string): Promise<void> {
    await this.#become(await api.post<Me>('/recovery/password', { token, password }));
    live.renew();
  }

  async logOut(): Promise<void> {
    await turnOff(); // The next person at this browser gets no notices of our matches.
    await api.post('/logout');
    this.me = null;
    live.renew();
  }

  gone(): void {
    this.me = null;
    live.renew();
  }

  async rename(name: string): Promise<void> {
    this.me = await api.patch<Me>('/me', { name });
  }

  async speak(lang: Lang): Promise<void> {
    await language.speak(lang, true);
    if (this.me) this.me = await api.patch<Me>('/me', { lang });
    live.renew();
  }

  async #become(me: Me): Promise<void> {
    if (me.lang !== language.lang) await language.speak(me.lang, true);
    this.me = me;
    adopt(me.settings);
  }

  async keep(settings: Settings): Promise<void> {
    if (!this.me) return;
    try {
      await api.patch('/me', { settings });
    } catch (error) {
      // This browser keeps them, and they are sent with the next change.
      if (!(error instanceof Problem)) throw error;
    }
  }
}

export const session = new Session();
let later: ReturnType<typeof setTimeout> | undefined;
listeners.push((settings) => {
  clearTimeout(later);
  later = setTimeout(() => void session.keep(settings), 600);
});
