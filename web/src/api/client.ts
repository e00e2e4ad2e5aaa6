/** Questions to the host. */
import { transport } from '$transport';
import { language, say } from '../lang/words.svelte';
import type { Query } from './transport';

/** What there is at this host. */
export const { features, starting } = transport;

/** Why the server refused or could not be reached, in the reader's language. */
export class Problem extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly values: Record<string, unknown> = {},
    readonly status = 0,
  ) {
    super(text);
  }
}

async function ask(method: string, path: string, query: Query = {}, body?: unknown): Promise<Response> {
  let answer: Response;
  try {
    answer = await transport.ask(method, path, query, body, language.lang);
  } catch {
    throw new Problem('offline', say('problem-offline'));
  }
  if (answer.ok) return answer;
  const refusal: unknown = await answer.json().catch(() => null);
  if (refusal && typeof refusal === 'object' && 'code' in refusal && 'text' in refusal) {
    const { code, text, values } = refusal as {
      code: string;
      text: string;
      values?: Record<string, unknown>;
    };
    throw new Problem(code, text, values, answer.status);
  }
  throw new Problem('failed', say('problem-failed', { status: answer.status }), {}, answer.status);
}

async function json<T>(answer: Promise<Response>): Promise<T> {
  const got = await answer;
  return (got.status === 204 ? undefined : await got.json()) as T;
}

export const api = {
  get: <T>(path: string, query?: Query) => json<T>(ask('GET', path, query)),
  text: async (path: string, query?: Query) => (await ask('GET', path, query)).text(),
  post: <T = void>(path: string, body?: unknown) => json<T>(ask('POST', path, undefined, body ?? {})),
  put: <T = void>(path: string, body: unknown) => json<T>(ask('PUT', path, undefined, body)),
  patch: <T = void>(path: string, body: unknown) => json<T>(ask('PATCH', path, undefined, body)),
  delete: <T = void>(path: string, body?: unknown, query?: Query) =>
    json<T>(ask('DELETE', path, query, body)),
};

/** The sentence for a Problem. Any other error is a fault of the client and is thrown on. */
export function explain(error: unknown): string {
  if (error instanceof Problem) return error.message;
  throw error;
}
