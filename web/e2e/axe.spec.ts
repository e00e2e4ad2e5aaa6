/** axe finds nothing serious or critical: on every page, at every board, in both lights. */
import AxeBuilder from '@axe-core/playwright';
import { chance, comeIn, expect, finished, GAMES, seated, step, table, test, type Page } from './bottega';

/** In both lights; nothing but the colours changes between them. */
async function sound(page: Page, place: string, part = 'html'): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    const axe = new AxeBuilder({ page }).include(part).setLegacyMode().options({ resultTypes: ['violations'] });
    const { violations } = await axe.analyze();
    const bad = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    const told = bad.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => ({ id, html, failureSummary })));
    expect(told, `${place} (${colorScheme})`).toEqual([]);
  }
}

test('the pages', async ({ visit }) => {
  const page = await visit();
  await page.goto('/');
  await page.locator('.game h2').first().waitFor();
  await sound(page, 'first page');
  await page.locator('header nav button').first().click();
  await page.locator('dialog').waitFor();
  await sound(page, 'settings');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Play now against bots' }).first().click();
  await page.locator('dialog').waitFor();
  await sound(page, 'what shall we call you');
  await page.getByRole('button', { name: 'I have an account' }).click();
  await sound(page, 'log in');
  await comeIn(page);
  for (const path of ['/new/leonardo', '/new/masters?device', '/ranking', '/account', '/notices', '/nothing']) {
    await page.goto(path);
    await page.locator('main h1').first().waitFor();
    await sound(page, path);
  }
});

test('the rules, a table before the start, a replay, the curtain', async ({ visit }) => {
  const page = await visit();
  await comeIn(page);
  await page.goto('/rules/inventors');
  await page.locator('article').first().waitFor();
  await sound(page, 'rules');
  const open = await table(page, { game: 'leonardo', seats: [{ me: true }, { me: false }], order: 'fixed' });
  await page.goto(`/match/${open}`);
  await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
  await sound(page, 'before the start');
  const over = await finished(page, 'inventors');
  await page.goto(`/match/${over}`);
  await page.locator('.ending summary').click();
  await sound(page, 'the end');
  await page.goto(`/match/${over}/replay?at=5`);
  await page.locator('.log li').nth(4).waitFor();
  await sound(page, 'replay');
  const seats = ['Berta', 'Carla'].map((name) => ({ me: true, name }));
  const around = await table(page, { game: 'masters', seats, device: true, start: true });
  await page.goto(`/match/${around}`);
  await page.locator('.curtain').waitFor();
  await sound(page, 'curtain');
});

const MOST = { masters: 4, leonardo: 5, inventors: 5 };
for (const game of GAMES) {
  test(`the board of ${game} with all seats taken`, async ({ visit }) => {
    const page = await visit();
    const bots = Array.from({ length: MOST[game] - 1 }, () => ({ me: false, bot: 'random' }));
    await seated(page, game, { seats: [{ me: true }, ...bots] });
    const pick = chance(23);
    for (let i = 0; i < 12; i++) await step(page, pick);
    await page.locator('.prompt strong').first().waitFor();
    await sound(page, 'under way', '.board');
  });

  test(`the board of ${game}`, async ({ visit }) => {
    const page = await visit();
    await seated(page, game);
    const pick = chance(17);
    for (let i = 0; i < 12; i++) await step(page, pick);
    await page.locator('.prompt strong').first().waitFor();
    const unlit = page.locator('.board [data-target]:not(.lit):not(.chosen):visible').first();
    if (await unlit.count()) {
      await unlit.click();
      await page.locator('.why summary').first().click();
    }
    await sound(page, 'under way');
    for (const tab of ['Chat', 'Hints', 'More']) {
      await page.getByRole('tab', { name: tab }).click();
      await sound(page, tab, '.side');
    }
    await page.keyboard.press('Escape');
    for (let i = 0; i < 24 && (await step(page, pick)).kind !== 'over'; i++) {
      if (i % 12 === 11) await sound(page, `${i + 1} steps later`, '.board');
    }
  });
}
