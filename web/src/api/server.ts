/** A host over the network: HTTP and WebSockets. */
import { query as written } from './query';
import type { Transport } from './transport';

export const transport: Transport = {
  features: {
    accounts: true,
    ranking: true,
    chat: true,
    notices: true,
    friends: true,
    deep: true,
  },
  starting: null,

  ask(method, path, query, body, lang) {
    const headers: Record<string, string> = { 'accept-language': lang, 'x-bottega': '1' };
    if (body !== undefined) headers['content-type'] = 'application/json';
    return fetch(`/api${path}${written(query)}`, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  },

  line(match) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    return new WebSocket(`${scheme}://${location.host}/api/matches/${encodeURIComponent(match)}/live`);
  },

  here: () => ({ path: location.pathname, search: location.search, hash: location.hash }),
  address: (to) => to,

  leads(link) {
    if (link.origin !== location.origin || link.target || link.download) return null;
    if (link.pathname.startsWith('/api/')) return null;
    return link.pathname + link.search + link.hash;
  },

  enlist() {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const register = () =>
      void navigator.serviceWorker.register('/sw.js').catch((error: unknown) => {
        // Private windows and strict settings forbid it; everything else works without it.
        console.info('no worker:', error);
      });
    // After what the page itself needs.
    if (document.readyState === 'complete') register();
    else addEventListener('load', register);
  },
};
