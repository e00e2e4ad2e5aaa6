/** A router of the history kind: a path is a page, links are links. */
import { transport } from '$transport';

export interface Route {
  page: string;
  params: Record<string, string>;
}

const ROUTES: [pattern: string, page: string][] = [
  ['/', 'home'],
  ['/new', 'new'],
  ['/new/:game', 'new'],
  ['/match/:id', 'match'],
  ['/match/:id/replay', 'replay'],
  ['/learn', 'learn'],
  ['/learn/:game', 'learn'],
  ['/learn/:game/:lesson', 'lesson'],
  ['/match/:id/review', 'review'],
  ['/match/:id/review/board', 'judged'],
  ['/practice', 'practice'],
  ['/practice/:game', 'practice'],
  ['/practice/:game/:position', 'position'],
  ['/rules/:game', 'rules'],
  ['/rules/:game/summary', 'summary'],
  ['/ranking', 'ranking'],
  ['/ranking/:game', 'ranking'],
  ['/ranking/:game/:players', 'ranking'],
  ['/player/:name', 'player'],
  ['/notices', 'notices'],
  ['/account', 'account'],
  ['/recover', 'recover'],
  ['/kitchen', 'kitchen'],
];

export function match(path: string): Route {
  const parts = path.replace(/\/+$/, '').split('/').slice(1);
  for (const [pattern, page] of ROUTES) {
    const wanted = pattern.split('/').slice(1).filter(Boolean);
    if (wanted.length !== parts.length) continue;
    const params: Record<string, string> = {};
    const fits = wanted.every((want, i) => {
      if (!want.startsWith(':')) return want === parts[i];
      try {
        params[want.slice(1)] = decodeURIComponent(parts[i]!);
      } catch {
        return false; // Not a path that we ever made.
      }
      return parts[i] !== '';
    });
    if (fits) return { page, params };
  }
  return { page: 'missing', params: {} };
}

class Router {
  path = $state(transport.here().path);
  search = $state(transport.here().search);
  hash = $state(transport.here().hash);
  route = $derived(match(this.path));

  constructor() {
    addEventListener('popstate', () => this.#read());
    document.addEventListener('click', (event) => this.#click(event));
  }

  #read(): void {
    ({ path: this.path, search: this.search, hash: this.hash } = transport.here());
  }

  go(to: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState']({}, '', transport.address(to));
    const before = this.path;
    this.#read();
    if (this.path !== before) {
      scrollTo(0, 0);
      // A screen reader starts at the new page, as it would after a page load.
      requestAnimationFrame(() =>
        document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true }),
      );
    }
  }

  /** Links to ourselves are followed without a load; all others, and those with a modifier, as usual. */
  #click(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || !(link instanceof HTMLAnchorElement) || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const to = transport.leads(link);
    if (to === null) return;
    const [path, place] = to.split('#');
    if (place && path === this.path + this.search) {
      const address = transport.address(to);
      history.pushState({}, '', address);
      this.#read();
      if (address === to) return; // The browser itself scrolls there.
      document.getElementById(place)?.scrollIntoView();
    } else this.go(to);
    event.preventDefault();
  }
}

export const router = new Router();
