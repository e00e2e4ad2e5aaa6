/** What things on a table are: asked of the page that shows the table, and kept until the table changes. */
import type { Explanation } from '../api/types';

/** A page with a table on it. */
export interface Table {
  /** Another text as soon as what was told no longer holds. */
  state: () => string;
  /** Explanations of those things that are on the table. */
  ask: (targets: string[]) => Promise<Explanation[]>;
  /** Whether the table shows an earlier moment than the one that is told of. */
  past?: () => boolean;
  /** Where a paragraph of the rules can be read, and what a click on that link does. */
  rule: (id: string) => { href: string; open?: () => void };
}

/** Maximum number of things in one question. */
const MOST = 60;

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
    this.prepare(targets);
    const told = await Promise.all(targets.map((target) => this.#kept.get(target)));
    return told.filter((each) => each != null);
  }

  /** Ask now what will be wanted soon. */
  prepare(targets: readonly string[]): void {
    const { table } = this;
    if (!table) return this.#kept.clear();
    if (this.#state !== table.state()) {
      this.#state = table.state();
      this.#kept.clear();
    }
    const missing = targets.filter((target) => !this.#kept.has(target));
    for (let from = 0; from < missing.length; from += MOST)
      this.#ask(table, missing.slice(from, from + MOST));
  }

  #ask(table: Table, targets: string[]): void {
    const asked = table.ask(targets);
    for (const target of targets) {
      const one = asked.then((told) => told.find((each) => each.target === target) ?? null);
      this.#kept.set(target, one);
      // The connection may be back at the next attempt.
      one.catch(() => this.#kept.get(target) === one && this.#kept.delete(target));
    }
  }
}

export const explaining = new Explaining();
