/** Runs before each file of tests. The files of one worker share a document, which takes long to make: each file gets
 * modules of its own, and a document in which nothing is left of the file before. */
import { afterAll, vi } from 'vitest';

vi.resetModules();
const { configure } = await import('@testing-library/svelte');
configure({ asyncUtilTimeout: 10_000 }); // a busy machine is no fault

const removals: (() => void)[] = [];
for (const target of [window, document]) {
  const add = target.addEventListener.bind(target);
  target.addEventListener = (...listener: Parameters<typeof add>) => {
    removals.push(() => target.removeEventListener(...listener));
    add(...listener);
  };
  removals.push(() => (target.addEventListener = add));
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
