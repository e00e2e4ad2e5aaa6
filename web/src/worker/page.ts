/** What makes a page that is its own host work without a network: it keeps all its files.
 *
 * A version is kept whole, and served as it is: a newer one waits until somebody wants it, and no match changes under a
 * player. */
export {}; // Beside the worker of a server, whose names are its own.
const worker = globalThis as unknown as ServiceWorkerGlobalScope;
/** Both are written here by the build: see scripts/site/site.mjs. */
declare const __FILES__: string[];
declare const __VERSION__: string;

const FILES = new Set(__FILES__);
const KEPT = `bottega-page-${__VERSION__}`;
const here = new URL('./', location.href);

worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.add(new Request(here, { cache: 'no-cache' }))));
});

worker.addEventListener('activate', (event) => {
  const tidy = async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith('bottega-page-') && name !== KEPT);
    await Promise.all(old.map((name) => caches.delete(name)));
    await worker.clients.claim();
  };
  event.waitUntil(tidy());
});

worker.addEventListener('message', (event) => {
  if (event.data === 'renew') event.waitUntil(keep().then(() => worker.skipWaiting()));
  if (event.data === 'keep') event.waitUntil(keep());
});

/** Keep every file that is not kept yet: from now on no network is needed. */
async function keep(): Promise<void> {
  const kept = await caches.open(KEPT);
  for (const name of FILES) {
    const url = new URL(name, here).href;
    if (!(await kept.match(url))) await kept.add(url).catch(() => {});
  }
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || !url.href.startsWith(here.href)) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request));
});

async function page(request: Request): Promise<Response> {
  return (await caches.match(here, { cacheName: KEPT })) ?? fetch(request);
}

async function file(request: Request): Promise<Response> {
  const kept = await caches.match(request, { cacheName: KEPT, ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok && FILES.has(new URL(request.url).pathname.slice(here.pathname.length))) {
    const cache = await caches.open(KEPT);
    await cache.put(request, answer.clone());
  }
  return answer;
}
