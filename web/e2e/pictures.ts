/** The pictures of the documentation: each game in the middle of a match of bots that know what they do, and the
 * review of a match of each. */
import { join } from 'node:path';
import { ASKED, expect, HEADERS, table, test, type Page } from './bottega';

const INTO = join(import.meta.dirname, '../../docs/pictures');
/** How many decisions are played before a picture is taken, of all seats. */
const SCENES = { leonardo: 110, inventors: 70, masters: 130 };
/** No two people have the same name. */
const NAMES: Record<string, string> = { leonardo: 'Nina', inventors: 'Nino', masters: 'Ninetta' };
const SIZE = { width: 1440, height: 900 };

/** Comes in under this name, and begins a match against bots that are greedy. */
async function begun(page: Page, name: string, game: string, bots: number): Promise<string> {
  const guest = { data: { name }, headers: HEADERS };
  expect((await page.request.post('/api/guests', guest)).ok()).toBe(true);
  const others = Array.from({ length: bots }, () => ({ me: false, bot: 'greedy' }));
  return table(page, { game, seats: [{ me: true }, ...others], order: 'fixed', start: true });
}

/** Lets a bot play for us until something holds of the table. */
async function played(
  page: Page,
  id: string,
  bot: string,
  enough: (table: { decisions: number; status: string }) => boolean,
): Promise<void> {
  const at = `/api/matches/${id}`;
  const standIn = { data: { seat: 0, bot }, headers: HEADERS };
  expect((await page.request.post(`${at}/stand-in`, standIn)).ok()).toBe(true);
  const reached = async () => {
    const news = (await (await page.request.get(at)).json()) as {
      table: { decisions: number; status: string };
    };
    return enough(news.table);
  };
  await expect.poll(reached, { timeout: 100_000, intervals: [50] }).toBe(true);
}

for (const [game, decisions] of Object.entries(SCENES)) {
  test(game, async ({ visit }) => {
    const page = await visit({ viewport: SIZE });
    const id = await begun(page, NAMES[game]!, game, 3);
    await played(page, id, 'greedy', (table) => table.decisions >= decisions);
    const standIn = `/api/matches/${id}/stand-in?seat=0`;
    expect((await page.request.delete(standIn, { headers: HEADERS })).ok()).toBe(true);
    await page.goto(`/match/${id}`);
    await page.getByRole('button', { name: 'No', exact: true }).click(); // Sounds are offered.
    await page.locator(ASKED).first().waitFor();
    await page.mouse.move(0, 0);
    await page.screenshot({ path: join(INTO, `${game}.png`) });
  });
}

for (const game of Object.keys(SCENES)) {
  test(`a review of ${game}`, async ({ visit }) => {
    test.slow(); // A review in full, which gives way to everything else.
    const page = await visit({ viewport: { width: 1100, height: 1000 } });
    const id = await begun(page, `${NAMES[game]} R`, game, 1);
    await played(page, id, 'apprentice', (table) => table.status === 'over');
    await page.goto(`/match/${id}/review`);
    await page.getByRole('radio', { name: /Quick/ }).check();
    await page.getByRole('button', { name: 'Review the match' }).click();
    await page.getByRole('heading', { name: 'Turning points' }).waitFor({ timeout: 240_000 });
    await page.mouse.move(0, 0);
    await page.screenshot({ path: join(INTO, `review-${game}.png`) });
  });
}
