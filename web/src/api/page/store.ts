/** What a page keeps, in IndexedDB: the entries of matches by match and number, the rows of matches, and anything else
 * by its name. A write is done when its transaction is complete. */

/** See src/bottega/page/outcome.py. */
export interface Writes {
  entries: [match: string, number: number, at: number, data: string][];
  rows: Record<string, unknown>;
  kept: Record<string, unknown>;
  deleted: string[];
}

const NAME = 'bottega';
const VERSION = 1;

export class Store {
  private constructor(private readonly db: IDBDatabase) {}

  static open(): Promise<Store> {
    return new Promise((done, fail) => {
      const opening = indexedDB.open(NAME, VERSION);
      opening.onupgradeneeded = () => {
        for (const name of ['entries', 'rows', 'kept']) opening.result.createObjectStore(name);
      };
      opening.onsuccess = () => done(new Store(opening.result));
      opening.onerror = () => fail(opening.error ?? new Error('IndexedDB'));
      opening.onblocked = () => fail(new Error('IndexedDB is blocked'));
    });
  }

  /** Everything but the entries. */
  async all(): Promise<{ rows: Record<string, unknown>; kept: Record<string, unknown> }> {
    const [rows, kept] = await Promise.all([this.#named('rows'), this.#named('kept')]);
    return { rows, kept };
  }

  /** The entries of a match, in order. */
  entries(match: string): Promise<[number: number, at: number, data: string][]> {
    const range = IDBKeyRange.bound([match, 0], [match, Infinity]);
    return new Promise((done, fail) => {
      const asked = this.db.transaction('entries').objectStore('entries').getAll(range);
      asked.onsuccess = () => done(asked.result as [number, number, string][]);
      asked.onerror = () => fail(asked.error ?? new Error('entries'));
    });
  }

  /** All of it or nothing. An entry is written once: one that is there already is an error. */
  write(writes: Writes): Promise<void> {
    return new Promise((done, fail) => {
      const change = this.db.transaction(['entries', 'rows', 'kept'], 'readwrite', { durability: 'strict' });
      change.oncomplete = () => done();
      change.onabort = () => fail(change.error ?? new Error('aborted'));
      const entries = change.objectStore('entries');
      for (const [match, number, at, data] of writes.entries)
        entries.add([number, at, data], [match, number]);
      for (const [match, row] of Object.entries(writes.rows)) change.objectStore('rows').put(row, match);
      for (const [name, value] of Object.entries(writes.kept))
        if (value === null) change.objectStore('kept').delete(name);
        else change.objectStore('kept').put(value, name);
      for (const match of writes.deleted) {
        entries.delete(IDBKeyRange.bound([match, 0], [match, Infinity]));
        change.objectStore('rows').delete(match);
      }
    });
  }

  #named(store: string): Promise<Record<string, unknown>> {
    return new Promise((done, fail) => {
      const read = this.db.transaction(store).objectStore(store);
      const keys = read.getAllKeys();
      const values = read.getAll();
      values.onsuccess = () =>
        done(Object.fromEntries(keys.result.map((key, at) => [String(key), values.result[at]])));
      values.onerror = () => fail(values.error ?? new Error(store));
    });
  }
}

/** Why something could not be stored: a code of the host's catalogues. */
export const trouble = (error: unknown): string =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'storage-full' : 'storage-failed';
