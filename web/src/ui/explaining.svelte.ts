/** What things on a table are: asked of the page that shows the table, and kept until the table changes. */
import type { Explanation } from '../api/types';

/** A page with a table on it. */
export interface Table {
  /** Another text as soon as what was told no longer holds. */
  state: () => string;
  /** Explanations of those things that are on the table. */
  ask: (targets: string[]) => Promise<Explanation[]>;
  /** Where a paragraph of the rules can be read, and what a click on that link does. */
  rule: (id: string) => { href: string; open?: () => void };
}

class Explaining {
  table = $state.raw<Table | null>(null);
  #state = '';
  #kept = new Map<string, Promise<Explanation | null>>();

  /** From now on this table answers, until the returned function is called. */
  use(table: Table): () => void {
    this.table = table;
    this.#kept.clear();
    return () => {
      if (this.table === table) this.table = null;
    };
  }

  /** What these things are, in the same order; those of which nothing can be said are left out. */
  async about(targets: readonly string[]): Promise<Explanation[]> {
    const { table } = this;
    if (!table) return [];
    if (this.#state !== table.state()) {
      this.#state = table.state();
      this.#kept.clear();
    }
    const missing = targets.filter((target) => !this.#kept.has(target));
    if (missing.length) {
      const asked = table.ask(missing);
      for (const target of missing) {
        const one = asked.then((told) => told.find((each) => each.target === target) ?? null);
        this.#kept.set(target, one);
        // The connection may be back at the next attempt.
        one.catch(() => this.#kept.delete(target));
      }
    }
    const told = await Promise.all(targets.map((target) => this.#kept.get(target)!));
    return told.filter((each) => each !== null);
  }
}

export const explaining = new Explaining();
