/** Runs before each file of tests. The files of one worker share a document, which takes long to make: each file gets
 * modules of its own, and a document in which nothing is left of the file before. */
import { afterAll, vi } from 'vitest';

vi.resetModules();
const { configure } = await import('@testing-library/svelte');
configure({ asyncUtilTimeout: 10_000 }); // a busy machine is no fault

type Listener = [string, EventListenerOrEventListenerObject, (boolean | AddEventListenerOptions)?];

const removals: (() => void)[] = [];
for (const target of [window, document] as EventTarget[]) {
  const add = target.addEventListener.bind(target) as (...listener: Listener) => void;
  target.addEventListener = (...listener: Listener) => {
    removals.push(() => target.removeEventListener(...listener));
    add(...listener);
  };
  removals.push(() => (target.addEventListener = add as EventTarget['addEventListener']));
}

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  removals.forEach((remove) => remove());
  const page = document.documentElement;
  for (const name of page.getAttributeNames()) page.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
  document.title = '';
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
