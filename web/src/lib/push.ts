/** Push notices in this browser: through the worker in `worker/sw.ts`. */
import { api } from '../api/client';
import type { Channel } from '../api/types';

export type PushState = 'none' | 'off' | 'on' | 'denied';

/** The worker also starts the client without a network; only a build has one. */
export function enlist(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () =>
    void navigator.serviceWorker.register('/sw.js').catch((error: unknown) => {
      // Private windows and strict settings forbid it; all but notices and a start without network works.
      console.info('no worker:', error);
    });
  // After what the page itself needs.
  if (document.readyState === 'complete') register();
  else addEventListener('load', register);
}

const able = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** The worker, or null where there is none (a browser that forbids it, or `npm run dev`). */
async function worker(): Promise<ServiceWorkerRegistration | null> {
  return able() ? ((await navigator.serviceWorker.getRegistration()) ?? null) : null;
}

export async function pushState(): Promise<PushState> {
  const found = await worker();
  if (!found) return 'none';
  if (Notification.permission === 'denied') return 'denied';
  return (await found.pushManager.getSubscription()) ? 'on' : 'off';
}

/** Ask the browser, then tell the server. The state after it says whether the person agreed. */
export async function turnOn(): Promise<PushState> {
  const found = await worker();
  if (!found) return 'none';
  if ((await Notification.requestPermission()) !== 'granted') return pushState();
  const { key } = await api.get<{ key: string }>('/push-key');
  let subscription: PushSubscription;
  try {
    subscription = await found.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch (error) {
    if (error instanceof DOMException) return 'none'; // The browser has no service to hear from.
    throw error;
  }
  const { endpoint, keys } = subscription.toJSON();
  await api.post<{ channel: Channel | null }>('/me/channels', { kind: 'push', endpoint, keys });
  return 'on';
}

/** This browser is not told any more. */
export async function turnOff(): Promise<void> {
  const found = await worker();
  const subscription = await found?.pushManager.getSubscription();
  if (!subscription) return;
  const { endpoint, keys } = subscription.toJSON();
  // The same subscription again is the same channel: so its name is found.
  const { channel } = await api.post<{ channel: Channel | null }>('/me/channels', {
    kind: 'push',
    endpoint,
    keys,
  });
  if (channel) await api.delete(`/me/channels/${channel.id}`);
  await subscription.unsubscribe();
}
