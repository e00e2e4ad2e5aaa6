/** Every place of the site with something to see there. */
import { comeIn, expect, finished, HEADERS, quick, table, type Page } from './bottega';

/** Matches without which nobody stands in a ranking. */
const FEWEST = 5;

type Look = (place: string) => Promise<void>;

async function post(page: Page, path: string, data: object = {}): Promise<void> {
  const answer = await page.request.post(`/api${path}`, { data, headers: HEADERS });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** The decisions without which a match is not rated. */
const DECISIONS = 3;

/** The first choice at the open decision, if there is one; how many decisions were made. */
async function decided(page: Page, id: string): Promise<number> {
  const { decision } = (await (await page.request.get(`/api/matches/${id}`)).json()) as {
    decision: { id: string; choices: { id: number }[] } | null;
  };
  if (!decision) return 0;
  await post(page, `/matches/${id}/answers`, { decision: decision.id, action: decision.choices[0]!.id });
  return 1;
}

/** A ranked match between two people, which the second gives up after a while; returns its id. */
async function contest(winner: Page, loser: Page, game: string): Promise<string> {
  const id = await table(winner, {
    game,
    seats: [{ me: true }, { me: false }],
    ranked: true,
    order: 'fixed',
  });
  await post(loser, `/matches/${id}/seats`);
  await post(winner, `/matches/${id}/start`);
  let [won, lost] = [0, 0];
  while (won < DECISIONS || lost < DECISIONS) {
    won += await decided(winner, id);
    lost += await decided(loser, id);
  }
  await post(loser, `/matches/${id}/resignation`);
  return id;
}

/** As a new visitor. */
export async function atTheDoor(page: Page, look: Look): Promise<void> {
  await page.goto('/');
  await page.locator('.game h2').first().waitFor();
  await look('first page');
  await page.locator('header nav button').first().click();
  await page.locator('dialog').waitFor();
  await look('settings');
  await page.keyboard.press('Escape');
  await page.locator('.game button.primary').first().click();
  await page.locator('dialog input').waitFor();
  await look('what shall we call you');
  await page.locator('dialog form button.quiet').click();
  await page.locator('dialog input[type=password]').waitFor();
  await look('log in');
}

/** The names in the list of the best at Masters for two. */
async function leaders(page: Page): Promise<string[]> {
  const answer = await page.request.get('/api/leaderboards/masters/2');
  return ((await answer.json()) as { leaders: { name: string }[] }).leaders.map((leader) => leader.name);
}

/** Being rid of matches on the first page: one, and several. */
async function tidying(page: Page, look: Look): Promise<void> {
  await page.locator('.end').first().click();
  await page.locator('dialog').waitFor();
  await look('sure to end it?');
  await page.keyboard.press('Escape');
  await page.locator('.head button').first().click();
  await page.locator('.tools button').first().click();
  await look('tidying up');
  await page.locator('.tools button').last().click();
}

/** As a person with matches, finished and under way, against `other`. */
export async function indoors(page: Page, other: Page, look: Look, lang = 'en'): Promise<void> {
  const name = await comeIn(page, lang);
  await comeIn(other, lang);
  const open = await table(page, { game: 'leonardo', seats: [{ me: true }, { me: false }], public: true });
  await table(page, quick('inventors'));
  let past = '';
  for (let i = 0; i < FEWEST; i++) past = await contest(page, other, 'masters');
  await post(other, `/matches/${past}/rematch`);
  // Other tests fill the same list: it is this person that must be in it.
  await expect.poll(() => leaders(page)).toContain(name);
  const pages = ['/new/leonardo', '/new/masters?device', '/account', '/notices', '/ranking', '/nothing'];
  for (const path of ['/', ...pages, '/ranking/masters/2', `/player/${encodeURIComponent(name)}`]) {
    await page.goto(path);
    await page.locator('main h1').first().waitFor();
    if (path.startsWith('/player') || path.endsWith('/2'))
      await page.locator('main table a').first().waitFor();
    if (path === '/') await page.locator('.waiting').nth(1).waitFor();
    await look(path);
    if (path === '/') await tidying(page, look);
  }
  for (const path of ['/learn', '/practice/masters', '/rules/masters/summary']) {
    await page.goto(path);
    await page.locator('main h2').first().waitFor();
    await look(path);
  }
  await page.goto('/player/nobody-of-this-name');
  await page.locator('.problem').waitFor();
  await look('a player who is not there');
  await page.goto('/rules/inventors');
  await page.locator('article').first().waitFor();
  await look('rules');
  await page.getByRole('searchbox').fill('5');
  await look('searching the rules');

  await page.goto(`/match/${open}`);
  await page.locator('main input[readonly]').waitFor();
  await look('before the start');
  await page.goto(`/match/${past}`);
  await page.locator('.ending .wanted').waitFor();
  await look('a rematch is wanted');
  await page.locator('.ending button.primary').click();
  await page.locator('main input[readonly]').waitFor();
  await look('waiting for the host');
}

/** What stands beside a board: log, chat, hints, notes, rules, more; and what happened while one was away. */
export async function beside(page: Page, look: Look): Promise<void> {
  const id = await table(page, quick('inventors', { hints: true }));
  const hour = 3_600_000;
  await page.route('**/recap*', async (route) => {
    const answer = await route.fetch();
    const recap = (await answer.json()) as { events: { at: number }[] };
    for (const event of recap.events) event.at -= hour;
    await route.fulfill({ response: answer, json: recap });
  });
  await post(page, `/matches/${id}/chat`, { text: 'Ecco!' });
  await page.goto(`/match/${id}`);
  await page.locator('dialog .recap .told').first().waitFor();
  await look('while one was away');
  await page.unroute('**/recap*');
  await page.locator('dialog button.primary').click();
  for (const tab of ['log', 'chat', 'hints', 'notes', 'rules', 'menu']) {
    const panel = page.locator(`#side-panel[aria-labelledby=tab-${tab}] > :not(.handle)`).first();
    // A touch on the tab of what is open would close it.
    if (!(await panel.isVisible())) await page.locator(`#tab-${tab}`).click();
    await panel.waitFor();
    if (tab === 'hints') {
      await page.locator('#side-panel > button').click();
      await page.locator('#side-panel ol li').first().waitFor({ timeout: 60_000 });
    }
    await look(`beside the board: ${tab}`);
  }
  await page.locator('#side-panel button.danger').click();
  await page.locator('dialog').waitFor();
  await look('sure to resign?');
}

/** What comes after a match, and a table around one device. */
export async function behind(page: Page, look: Look): Promise<void> {
  const over = await finished(page, 'inventors');
  await page.goto(`/match/${over}`);
  await page.locator('.ending summary').click();
  await look('the end');
  await page.goto(`/match/${over}/replay?step=5`);
  await expect(page.locator('.number')).toHaveText(/^5\//);
  const lines = page.locator('.log li').first();
  if (!(await lines.isVisible())) await page.locator('#tab-log').click();
  await lines.waitFor();
  await look('replay');
  if (!(await page.locator('.fork').isVisible())) await page.locator('#tab-menu').click();
  await page.locator('.fork').click();
  await page.locator('dialog').waitFor();
  await look('playing on');
  const seats = ['Berta', 'Carla'].map((each) => ({ me: true, name: each }));
  const around = await table(page, { game: 'masters', seats, device: true, start: true });
  await page.goto(`/match/${around}`);
  await page.locator('.curtain').waitFor();
  await look('curtain');
}
