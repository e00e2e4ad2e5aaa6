/** At the table: why not, undo, turns that are confirmed. */
import { ASKED, chance, expect, GAMES, GATE, logOf, seated, step, test } from './bottega';

for (const game of GAMES) {
  test(
    `${game}: what cannot be touched says why, with its rule`,
    game === 'masters' ? GATE : {},
    async ({ visit }) => {
      const page = await visit();
      await seated(page, game);
      const pick = chance(13);
      const unlit = page.locator('.board [data-target]:not(.lit):not(.chosen):visible');
      const rule = page.locator('.why details');
      for (let i = 0; i < 40; i++) {
        await page.locator(ASKED).first().waitFor();
        for (let n = Math.min(3, await unlit.count()); n > 0; n--) {
          await unlit.nth(pick(await unlit.count())).click();
          // Every click is answered; where a rule forbids it, with that rule.
          await expect(page.locator('.why p').first()).not.toBeEmpty();
          if (await rule.count()) break;
        }
        if (await rule.count()) break;
        // A whole decision: with something selected, another thing may be another beginning.
        do {
          await step(page, pick);
          await page.locator('.bar:not([aria-busy=true])').waitFor();
        } while (await page.getByRole('button', { name: 'Start again', exact: true }).count());
      }
      await expect(rule.first()).toContainText('The rule:');
      await rule.first().locator('summary').click();
      const link = rule.first().getByRole('link', { name: 'Open in the rules' });
      await expect(link).toHaveAttribute('href', new RegExp(`^/rules/${game}#.+`));
      const [rules] = await Promise.all([page.waitForEvent('popup'), link.click()]);
      await expect(rules.locator('article.aimed')).toBeInViewport();
      await page.keyboard.press('Escape');
      await expect(page.locator('.why')).toHaveCount(0);
    },
  );
}

test('a step is taken back', GATE, async ({ visit }) => {
  const page = await visit();
  await seated(page, 'masters');
  const prompt = page.locator('.prompt');
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  const pick = chance(8);
  let before = { prompt: '', log: [''] };
  for (let i = 0; i < 80 && !(await undo.count()); i++) {
    await prompt.locator('strong').waitFor();
    const begun = await page.getByRole('button', { name: 'Start again', exact: true }).count();
    if (!begun) before = { prompt: await prompt.innerText(), log: await logOf(page) };
    await step(page, pick);
    await page.locator('.bar:not([aria-busy=true])').waitFor();
  }
  await undo.click();
  await expect(prompt).toHaveText(before.prompt);
  await expect.poll(async () => (await logOf(page)).slice(0, before.log.length)).toEqual(before.log);
  expect((await step(page, pick)).kind).not.toBe('over');
});

test('a turn waits to be confirmed, and can be taken back until then', GATE, async ({ visit }) => {
  const page = await visit();
  await seated(page, 'inventors', { confirms: true });
  const pick = chance(6);
  const confirm = page.getByRole('button', { name: 'Confirm', exact: true });
  const held = page.getByText('Your turn is complete. Confirm it or take it back.');
  const play = async () => {
    while (!(await held.count())) await step(page, pick, { unless: '.bar .tools .primary' });
    await expect(confirm).toBeVisible();
  };
  await play();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(held).toHaveCount(0);
  await expect(page.locator('.prompt strong')).toBeVisible();
  await play();
  const before = (await logOf(page)).length;
  await confirm.click();
  await expect(held).toHaveCount(0);
  // The others go on.
  await expect.poll(async () => (await logOf(page)).length).toBeGreaterThan(before);
});
