/** What all the others rest on: the same word gets the same match, to its end. */
import { answered, comeIn, expect, GAMES, quick, table, test, type Page } from './bottega';

interface Proof {
  secret: string;
  commitment: string;
}

const proofOf = async (page: Page, id: string): Promise<Proof> =>
  ((await (await page.request.get(`/api/matches/${id}`)).json()) as { table: { proof: Proof } }).table.proof;

/** A match by this word, played to its end: its proof, and what happened. Events of seats that
 * decide at the same time come in any order. */
async function played(page: Page, form: object): Promise<{ proof: Proof; events: string[] }> {
  const id = await table(page, form);
  await answered(page, id);
  const { events } = (await (await page.request.get(`/api/matches/${id}/history`)).json()) as {
    events: { kind: string; values: object }[];
  };
  return {
    proof: await proofOf(page, id),
    events: events.map(({ kind, values }) => JSON.stringify([kind, values])).sort(),
  };
}

for (const game of GAMES) {
  test(`${game}: deals and bots are the same each time`, async ({ visit }) => {
    const page = await visit();
    await comeIn(page);
    const seats = [{ me: true }, { me: false, bot: 'random' }, { me: false, bot: 'random' }];
    const form = quick(game, { seats, order: 'drawn', word: 'alfa' });
    const [once, twice] = await Promise.all([played(page, form), played(page, form)]);
    expect(once.proof.secret).toBe('0'.repeat(64));
    expect(twice).toEqual(once);
    expect(once.events.length).toBeGreaterThan(20);
    const other = await proofOf(page, await table(page, { ...form, word: 'beta' }));
    expect(other.commitment).not.toBe(once.proof.commitment);
  });
}
