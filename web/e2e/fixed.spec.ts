/** What all the others rest on: the same word gets the same match, to its end. */
import { answered, comeIn, expect, GAMES, GATE, quick, table, test, type Page } from './bottega';

interface Told {
  table: { proof: { secret: string; commitment: string } };
}

/** A match by this word, played to its end: its proof, and what happened. Who decides at the same time as others is
 * told of in any order. */
async function played(page: Page, form: object): Promise<{ proof: Told['table']['proof']; events: string[] }> {
  const id = await table(page, form);
  await answered(page, id);
  const { table: over } = (await (await page.request.get(`/api/matches/${id}`)).json()) as Told;
  const { events } = (await (await page.request.get(`/api/matches/${id}/history`)).json()) as { events: { kind: string; values: object }[] };
  return { proof: over.proof, events: events.map(({ kind, values }) => JSON.stringify([kind, values])).sort() };
}

for (const game of GAMES) {
  test(`${game}: deals and bots are the same each time`, GATE, async ({ visit }) => {
    const page = await visit();
    await comeIn(page);
    const bots = [{ me: true }, { me: false, bot: 'random' }, { me: false, bot: 'random' }];
    const form = quick(game, { seats: bots, order: 'drawn', word: 'alfa' });
    const [once, twice, other] = await Promise.all([played(page, form), played(page, form), played(page, { ...form, word: 'beta' })]);
    expect(once.proof.secret).toBe('0'.repeat(64));
    expect(twice).toEqual(once);
    expect(once.events.length).toBeGreaterThan(20);
    expect(other.proof.commitment).not.toBe(once.proof.commitment);
  });
}
