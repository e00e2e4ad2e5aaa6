import type { Query, Value } from './transport';

/** A query as a part of an address. */
export function query(of: Query): string {
  const all = Object.entries(of).flatMap(([key, value]) =>
    Array.isArray(value) ? value.map((each) => [key, each] as const) : [[key, value as Value] as const],
  );
  const given = all.filter(([, value]) => value !== null && value !== undefined);
  const search = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  return search ? `?${search}` : '';
}
