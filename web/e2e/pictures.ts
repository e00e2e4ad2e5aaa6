/** The pictures of the README: each game in the middle of a match of bots that know what they do. */
import { join } from 'node:path';
import { ASKED, expect, HEADERS, table, test, type Page } from './bottega';

const INTO = join(import.meta.dirname, '../../docs/pictures');
/** How many decisions are played before a picture is taken, of all seats. */
const SCENES = { leonardo: 110, inventors: 70, masters: 130 };
/** No two people have the same name. */
const NAMES: Record<string, string> = { leonardo: 'Nina', inventors: 'Nino', masters: 'Ninetta' };
const SIZE = { width: 1440, height: 900 };

/** Lets a bot play for us until this many decisions are made, and then until it is our turn. */
async function reached(page: Page, id: string, decisions: number): Promise<void> {
  const at = `/api/matches/${id}`;
  const standIn = { data: { seat: 0, bot: 'greedy' }, headers: HEADERS };
  expect((await page.request.post(`${at}/stand-in`, standIn)).ok()).toBe(true);
  const count = async () => {
    const news = (await (await page.request.get(at)).json()) as { table: { decisions: number } };
    return news.table.decisions;
  };
  await expect.poll(count, { timeout: 100_000 }).toBeGreaterThanOrEqual(decisions);
  expect((await page.request.delete(`${at}/stand-in?seat=0`, { headers: HEADERS })).ok()).toBe(true);
}

for (const [game, decisions] of Object.entries(SCENES)) {
  test(game, async ({ visit }) => {
    const page = await visit({ viewport: SIZE });
    const guest = { data: { name: NAMES[game] }, headers: HEADERS };
    expect((await page.request.post('/api/guests', guest)).ok()).toBe(true);
    const bots = Array.from({ length: 3 }, () => ({ me: false, bot: 'greedy' }));
    const id = await table(page, { game, seats: [{ me: true }, ...bots], order: 'fixed', start: true });
    await reached(page, id, decisions);
    await page.goto(`/match/${id}`);
    await page.getByRole('button', { name: 'No', exact: true }).click(); // Sounds are offered.
    await page.locator(ASKED).first().waitFor();
    await page.mouse.move(0, 0);
    await page.screenshot({ path: join(INTO, `${game}.png`) });
  });
}
