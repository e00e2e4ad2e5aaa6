/** The people whose chat messages are hidden. */
import { api } from '../api/client';

class Mutes {
  names = $state.raw<string[]>([]);

  async load(): Promise<void> {
    this.names = (await api.get<{ names: string[] }>('/me/mutes')).names;
  }

  async set(name: string, muted: boolean): Promise<void> {
    await api.put(`/me/mutes/${encodeURIComponent(name)}`, { muted });
    await this.load();
  }
}

export const mutes = new Mutes();
