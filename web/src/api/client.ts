/** Questions to the server over HTTP. */
import { language, say } from '../lang/words.svelte';

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

type Value = string | number | boolean | null | undefined;
/** A list stands for a key that comes several times. */
type Query = Record<string, Value | readonly string[]>;

export function address(path: string, query: Query = {}): string {
  const all = Object.entries(query).flatMap(([key, value]) =>
    Array.isArray(value) ? value.map((each) => [key, each] as const) : [[key, value as Value] as const],
  );
  const given = all.filter(([, value]) => value !== null && value !== undefined);
  const search = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  return `/api${path}${search ? `?${search}` : ''}`;
}

async function ask(method: string, path: string, query?: Query, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { 'accept-language': language.lang, 'x-bottega': '1' };
  if (body !== undefined) headers['content-type'] = 'application/json';
  let answer: Response;
  try {
    answer = await fetch(address(path, query), {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
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
