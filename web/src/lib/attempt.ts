/** Do something that the server may refuse; then the reason is told as a toast. */
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
