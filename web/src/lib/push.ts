/** Push notices in this browser: through the worker in `worker/sw.ts`. */
import { api } from '../api/client';
import type { Channel } from '../api/types';

export type PushState = 'none' | 'off' | 'on' | 'denied';

const able = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** The worker, or null where there is none (a browser that forbids it, or `npm run dev`). */
async function worker(): Promise<ServiceWorkerRegistration | null> {
  return able() ? ((await navigator.serviceWorker.getRegistration()) ?? null) : null;
}

export async function pushState(): Promise<PushState> {
  const registration = await worker();
  if (!registration) return 'none';
  if (Notification.permission === 'denied') return 'denied';
  return (await registration.pushManager.getSubscription()) ? 'on' : 'off';
}

/** Ask the browser, then register with the server. The state after it says whether the person agreed. */
export async function turnOn(): Promise<PushState> {
  const registration = await worker();
  if (!registration) return 'none';
  if ((await Notification.requestPermission()) !== 'granted') return pushState();
  const { key } = await api.get<{ key: string }>('/push-key');
  let subscription: PushSubscription;
  try {
    subscription = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key,
    });
  } catch (error) {
    if (error instanceof DOMException) return 'none'; // The browser has no service to hear from.
    throw error;
  }
  const { endpoint, keys } = subscription.toJSON();
  await api.post<{ channel: Channel | null }>('/me/channels', { kind: 'push', endpoint, keys });
  return 'on';
}

/** Turn notices off in this browser. */
export async function turnOff(): Promise<void> {
  const registration = await worker();
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return;
  const { endpoint, keys } = subscription.toJSON();
  // Registering the same subscription again returns its channel.
  const { channel } = await api.post<{ channel: Channel | null }>('/me/channels', {
    kind: 'push',
    endpoint,
    keys,
  });
  if (channel) await api.delete(`/me/channels/${channel.id}`);
  await subscription.unsubscribe();
}
