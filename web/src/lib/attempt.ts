/** Do something that the server may refuse; a toast then shows the reason. */
import { explain } from '../api/client';
import { toast } from './notices.svelte';

export async function attempt<T>(doing: Promise<T>): Promise<T | undefined> {
  try {
    return await doing;
  } catch (error) {
    toast(explain(error), 'bad');
    return undefined;
  }
}
