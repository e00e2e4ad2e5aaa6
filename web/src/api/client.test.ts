import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { language } from '../lang/words.svelte';
import { api, explain, Problem } from './client';
import { query } from './query';

beforeAll(() => {
  vi.stubGlobal('document', { documentElement: {} });
  return language.speak('en');
});
afterEach(() => void vi.restoreAllMocks());

const answers = (answer: Response | Error) =>
  vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)));
const problem = async (doing: Promise<unknown>): Promise<Problem> => {
  const error: unknown = await doing.catch((error: unknown) => error);
  expect(error).toBeInstanceOf(Problem);
  return error as Problem;
};

it('asks only with what is known', () => {
  expect(query({ seat: 0, lang: null, all: false, name: 'Zoë & Co', more: undefined })).toBe(
    '?seat=0&all=false&name=Zo%C3%AB+%26+Co',
  );
  expect(query({})).toBe('');
  expect(query({ target: ['row:1', 'slide'], seat: null })).toBe('?target=row%3A1&target=slide');
});

it('sends JSON, in the language of the reader, with the mark of the client', async () => {
  const fetched = answers(Response.json({ ok: true }));
  expect(await api.post('/matches', { game: 'masters' })).toEqual({ ok: true });
  expect(fetched).toHaveBeenCalledWith('/api/matches', {
    method: 'POST',
    headers: { 'accept-language': 'en', 'x-bottega': '1', 'content-type': 'application/json' },
    body: '{"game":"masters"}',
  });
});

it('has no answer where the server has none', async () => {
  answers(new Response(null, { status: 204 }));
  expect(await api.delete('/me')).toBeUndefined();
});

it('passes on what the server refuses, in its words', async () => {
  answers(
    Response.json({ code: 'table-full', text: 'The table is full.', values: { seats: 4 } }, { status: 409 }),
  );
  const refused = await problem(api.get('/matches/m'));
  expect(refused).toMatchObject({
    code: 'table-full',
    message: 'The table is full.',
    values: { seats: 4 },
    status: 409,
  });
});

it('says that the server cannot be reached', async () => {
  answers(new TypeError('Failed to fetch'));
  expect((await problem(api.get('/me'))).message).toBe(
    'The server cannot be reached. Check your connection; then try again.',
  );
});

it.each([
  new Response('<html>Bad gateway</html>', { status: 502 }),
  Response.json({ text: 'no' }, { status: 502 }),
])('says something of its own where an answer is not the server’s', async (answer) => {
  answers(answer);
  expect(await problem(api.get('/me'))).toMatchObject({
    code: 'failed',
    status: 502,
    message: 'Something went wrong on the server (502). Try again in a moment.',
  });
});

it('explains a refusal, and throws on what is no refusal', () => {
  expect(explain(new Problem('full', 'The table is full.'))).toBe('The table is full.');
  expect(() => explain(new TypeError('x'))).toThrow(TypeError);
});
