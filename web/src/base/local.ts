/** What the browser keeps for this site between visits. Where it forbids that, it is kept until the page is closed, and
 * where there is no room, it is not kept. */
const memory = new Map<string, string>();

function allowed(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null; // Even to look at it is forbidden where sites may keep nothing.
  }
}

export const local = {
  getItem(key: string): string | null {
    const kept = allowed();
    return kept ? kept.getItem(key) : (memory.get(key) ?? null);
  },
  setItem(key: string, value: string): void {
    const kept = allowed();
    if (!kept) return void memory.set(key, value);
    try {
      kept.setItem(key, value);
    } catch (error) {
      console.info('not kept:', key, error);
    }
  },
};
