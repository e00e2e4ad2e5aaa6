import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { match, router } from './router.svelte';

describe('paths', () => {
  it.each([
    ['/', 'home', {}],
    ['/new', 'new', {}],
    ['/new/masters', 'new', { game: 'masters' }],
    ['/match/a-b_1', 'match', { id: 'a-b_1' }],
    ['/match/x/replay', 'replay', { id: 'x' }],
    ['/rules/inventors/', 'rules', { game: 'inventors' }],
    ['/ranking/masters/2', 'ranking', { game: 'masters', players: '2' }],
    ['/player/Zo%C3%AB%20%26%2FCo', 'player', { name: 'Zoë &/Co' }],
  ])('%s is the page %s', (path, page, params) => {
    expect(match(path)).toEqual({ page, params });
  });

  it.each(['/nothing', '/match', '/match//replay', '/match/x/y', '/player/%E0%A4%A', '/new/masters/more'])(
    '%s is no page',
    (path) => {
      expect(match(path)).toEqual({ page: 'missing', params: {} });
    },
  );
});

describe('links', () => {
  beforeEach(() => {
    vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    router.go('/');
    document.body.innerHTML = '<main tabindex="-1"></main>';
  });
  afterEach(() => void vi.restoreAllMocks());

  /** Click on a link of this kind; says whether the router followed it in place of the browser. */
  function followed(link: string, click: MouseEventInit = {}): boolean {
    document.body.insertAdjacentHTML('beforeend', link);
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...click });
    let taken = false;
    // After the router has had its say, so that happy-dom does not follow the link itself.
    const last = (event: Event) => {
      taken = event.defaultPrevented;
      event.preventDefault();
    };
    addEventListener('click', last, { once: true });
    document.body.lastElementChild!.dispatchEvent(event);
    return taken;
  }

  it('follows a link to a page without a load, with its search and its hash', () => {
    expect(followed('<a href="/rules/masters?lang=it#buying">rules</a>')).toBe(true);
    expect(router.route).toEqual({ page: 'rules', params: { game: 'masters' } });
    expect([router.search, router.hash]).toEqual(['?lang=it', '#buying']);
    expect(location.pathname).toBe('/rules/masters');
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
  });

  it.each([
    ['another site', '<a href="https://example.org/rules/masters">x</a>', {}],
    ['a new tab', '<a href="/rules/masters" target="_blank">x</a>', {}],
    ['a file to keep', '<a href="/rules/masters" download="rules">x</a>', {}],
    ['the API', '<a href="/api/matches/m/record">x</a>', {}],
    ['a click with Ctrl', '<a href="/rules/masters">x</a>', { ctrlKey: true }],
    ['a click with Shift', '<a href="/rules/masters">x</a>', { shiftKey: true }],
    ['the middle button', '<a href="/rules/masters">x</a>', { button: 1 }],
  ])('leaves %s to the browser', (_, link, click) => {
    expect(followed(link, click)).toBe(false);
    expect(router.path).toBe('/');
  });

  it('leaves a link alone that somebody else has dealt with', () => {
    const stop = (event: Event) => event.preventDefault();
    document.body.addEventListener('click', stop, { once: true });
    followed('<a href="/account">x</a>');
    expect(router.path).toBe('/');
  });

  it('lets the browser scroll to a place on the same page, and knows of it', () => {
    router.go('/rules/masters');
    expect(followed('<a href="/rules/masters#faith">x</a>')).toBe(false);
    expect(router.hash).toBe('#faith');
  });

  it('puts the focus on a new page, and leaves it on the same one', () => {
    vi.spyOn(window, 'requestAnimationFrame').mockImplementation((then) => (then(0), 0));
    const main = document.querySelector('main')!;
    router.go('/?again');
    expect(document.activeElement).not.toBe(main);
    router.go('/account');
    expect(document.activeElement).toBe(main);
  });

  it('goes back with the browser', () => {
    router.go('/account');
    history.replaceState({}, '', '/notices');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(router.route.page).toBe('notices');
  });

  it('replaces the page that led here where asked', () => {
    const before = history.length;
    router.go('/account', true);
    expect(history.length).toBe(before);
    router.go('/notices');
    expect(history.length).toBe(before + 1);
  });
});
