/** What runs in the browser while no page is open: it starts Bottega without a network, and shows notices.
 *
 * It never keeps an answer of the server's API. Pages are asked of the server first, so that a new version is
 * seen at once; what the bundler made never changes under its name and is kept. */
const worker = globalThis as unknown as ServiceWorkerGlobalScope;
/** Both are written here by the build: see vite.config.ts. */
declare const __FIRST__: string[];
declare const __VERSION__: string;

const KEPT = `bottega-${__VERSION__}`;
/** How long a page is waited for before the kept one is shown. */
const PATIENCE = 4000;

worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(__FIRST__)));
  void worker.skipWaiting();
});

worker.addEventListener('activate', (event) => {
  const tidy = async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith('bottega-') && name !== KEPT);
    await Promise.all(old.map((name) => caches.delete(name)));
    await worker.clients.claim();
  };
  event.waitUntil(tidy());
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (/^\/(api|mail)(\/|$)/.test(url.pathname)) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(asset(request));
  else event.respondWith(fetch(request).catch(async () => (await caches.match(request)) ?? Response.error()));
});

/** Every path is the same page; the client reads the path. */
async function page(request: Request): Promise<Response> {
  const waiting = new AbortController();
  const late = setTimeout(() => waiting.abort(), PATIENCE);
  try {
    return await fetch(request, { signal: waiting.signal });
  } catch {
    // No network, or a very slow one.
    return (await caches.match('/')) ?? fetch(request);
  } finally {
    clearTimeout(late);
  }
}

async function asset(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    const cache = await caches.open(KEPT);
    await cache.put(request, answer.clone());
  }
  return answer;
}

/** What the server sends: see src/bottega/server/notices/transports.py. */
interface Notice {
  title: string;
  text: string;
  url: string;
  match: string;
  lang: string;
}

/** Only a path of ours is ever opened, whatever a notice says. */
const path = (url: string): string => {
  const to = new URL(url, location.origin);
  return to.pathname + to.search + to.hash;
};

worker.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(show(event.data.json() as Notice));
});

async function show(notice: Notice): Promise<void> {
  const to = path(notice.url);
  const open = await worker.clients.matchAll({ type: 'window' });
  // A person who looks at the match has seen it already.
  if (open.some((one) => one.focused && path(one.url) === to)) return;
  await worker.registration.showNotification(notice.title, {
    body: notice.text,
    tag: notice.match,
    lang: notice.lang,
    icon: '/icon-192.png',
    badge: '/badge.png',
    data: to,
  });
}

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const to = String(event.notification.data ?? '/');
  const look = async () => {
    const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const there = open.find((one) => path(one.url) === to);
    if (there) await there.focus();
    else await worker.clients.openWindow(to);
  };
  event.waitUntil(look());
});

/** The browser has a new address for push messages: send it to the server. */
worker.addEventListener('pushsubscriptionchange', (event) => {
  const change = event as ExtendableEvent & { oldSubscription?: PushSubscription };
  const options = change.oldSubscription?.options;
  if (!options) return; // The page subscribes anew when it is opened.
  const renew = async () => {
    const subscription = await worker.registration.pushManager.subscribe(options);
    const { endpoint, keys } = subscription.toJSON();
    await fetch('/api/me/channels', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-bottega': '1' },
      body: JSON.stringify({ kind: 'push', endpoint, keys }),
    });
  };
  change.waitUntil(renew());
});
