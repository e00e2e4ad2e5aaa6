/** For each game a whole match against a bot, by clicks on what glows, up to the count, the proof and a rematch. */
import { chance, expect, GAMES, GATE, seated, step, test } from './bottega';

test.use({ trace: 'off' }); // It would take longer than the match.

const MOST = 1500;

for (const game of GAMES) {
  test(`${game}: a whole match by what glows`, GATE, async ({ visit }) => {
    const page = await visit();
    await seated(page, game);
    const pick = chance(7);
    let touched = 0;
    for (let i = 0; i < MOST; i++) {
      const seen = await step(page, pick);
      if (seen.kind === 'over') break;
      if (seen.kind === 'touch') touched++;
    }
    await expect(page.locator('.ending h1')).toHaveText(/wins?$|share the victory/);
    expect(touched, 'most was done on the board').toBeGreaterThan(10);
    // The count: a column for each seat, every line a figure, the total their sum.
    const rows = page.locator('.ending tbody tr');
    const total = page.locator('.ending tr.total td');
    await expect(total).toHaveCount(2);
    const lines = await rows.filter({ hasNot: page.locator('.small') }).evaluateAll((all) =>
      all.map((row) => ({
        kind: row.className,
        figures: [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent)),
      })),
    );
    const sum = lines.filter(({ kind }) => !/total|soft/.test(kind)).map(({ figures }) => figures);
    const sums = [0, 1].map((seat) => sum.reduce((all, figures) => all + figures[seat]!, 0));
    expect(lines.find(({ kind }) => kind.includes('total'))!.figures).toEqual(sums);
    await page.locator('.ending summary').click();
    const proof = page.locator('.ending details');
    for (const name of ['Hash of the deal', 'Secret', 'Seed']) await expect(proof).toContainText(name);
    const before = page.url();
    await page.getByRole('button', { name: 'Play again', exact: true }).click();
    await expect(page).not.toHaveURL(before);
    await expect(page.locator('.prompt')).toBeVisible();
  });
}
