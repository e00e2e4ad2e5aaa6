/** Matches at the largest tables that come to every kind of decision, always the same: the files in `walks/`. All
 * seats are people, and each of them may look at any point. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { comeIn, expect, HEADERS, table, type Page } from './bottega';

export interface Walk {
  seats: number;
  options: Record<string, string>;
  word: string;
  steps: { seat: number; action: string; look: boolean }[];
}

export interface Stop {
  /** The page of the person who must decide. */
  page: Page;
  id: string;
  /** The kind of the decision. */
  kind: string;
  /** There is much on the table. */
  full: boolean;
}

interface Asked {
  id: string;
  prompt: { kind: string };
  choices: { id: number; action: { notation: string } }[];
}

export function walkOf(game: string): Walk {
  const walk: Walk = { seats: 0, options: {}, word: '', steps: [] };
  let look = false;
  for (const line of readFileSync(join(import.meta.dirname, `walks/${game}.txt`), 'utf8').split('\n')) {
    const [first, ...rest] = line.split(' ');
    if (!first || first === '#') continue;
    if (first === 'seats') walk.seats = Number(rest[0]);
    else if (first === 'option') walk.options[rest[0]!] = rest[1]!;
    else if (first === 'word') walk.word = rest[0]!;
    else if (first === 'look') look = true;
    else {
      walk.steps.push({ seat: Number(first), action: rest.join(' '), look });
      look = false;
    }
  }
  return walk;
}

/** The kinds of decisions of a game: it has a sentence for each. */
export async function kindsOf(page: Page, game: string): Promise<string[]> {
  const words = await (await page.request.get(`/api/games/${game}/words?lang=en`)).text();
  return [...words.matchAll(/^prompt-(\S+) =/gm)].map(([, kind]) => kind!);
}

async function begin(
  people: Page[],
  game: string,
  { options, word }: Walk,
  called?: string,
): Promise<string> {
  for (const page of people) await comeIn(page, 'en', called);
  const [host, ...guests] = people;
  const seats = people.map((_, seat) => ({ me: seat === 0 }));
  const id = await table(host!, { game, seats, options, word, order: 'fixed', hints: true });
  const post = async (page: Page, path: string, data: object) => {
    const answer = await page.request.post(`/api/matches/${id}/${path}`, { data, headers: HEADERS });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  for (const guest of guests) await post(guest, 'seats', { word });
  await post(host!, 'start', {});
  return id;
}

/** Plays the walk of a game; stops where a kind of decision comes for the first time, and where much is to be seen. All
 * names begin with `called`. */
export async function* walked(people: Page[], game: string, called?: string): AsyncGenerator<Stop> {
  const walk = walkOf(game);
  const id = await begin(people, game, walk, called);
  const met = new Set<string>();
  for (const [i, { seat, action, look }] of walk.steps.entries()) {
    const page = people[seat]!;
    const news = await page.request.get(`/api/matches/${id}`);
    const { decision } = (await news.json()) as { decision: Asked | null };
    const choice = decision?.choices.find((each) => each.action.notation === action);
    if (!decision || !choice)
      throw new Error(`walks/${game}.txt: seat ${seat} cannot “${action}” at step ${i + 1}`);
    const { kind } = decision.prompt;
    if (look || !met.has(kind)) yield { page, id, kind, full: look };
    met.add(kind);
    const data = { decision: decision.id, action: choice.id };
    const answer = await page.request.post(`/api/matches/${id}/answers`, { data, headers: HEADERS });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
}
