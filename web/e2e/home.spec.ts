/** One's own matches on the first page: told apart, ended and deleted, alone and together. */
import { answered, comeIn, expect, GATE, quick, table, test } from './bottega';

test('matches against bots are told apart, abandoned and deleted together', GATE, async ({ visit }) => {
  const [page, other] = [await visit(), await visit()];
  await comeIn(page);
  const name = await comeIn(other);
  const first = await table(page, quick('leonardo'));
  for (let i = 0; i < 2; i++) await table(page, quick('masters', { word: `match ${i}` }));
  await answered(page, first, 2);
  const shared = await table(other, { game: 'inventors', seats: [{ me: true }, {}], order: 'fixed' });
  await page.goto(`/match/${shared}`);
  await page.getByRole('button', { name: 'Sit here' }).click();
  await other.goto(`/match/${shared}`);
  await other.getByRole('button', { name: 'Start', exact: true }).click();
  await other.locator('.prompt').waitFor();

  await page.goto('/');
  const panel = (title: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  const own = panel('Your matches').getByRole('listitem');
  await expect(own).toHaveCount(4);
  await expect(own.filter({ hasText: 'Leonardo da Vinci' })).toContainText(/Your turn.*Turn 1 of 9/s);
  await expect(own.filter({ hasText: 'Leonardo da Vinci' })).toContainText('against Melzi (a bot)');
  await expect(own.filter({ hasText: 'Legendary Inventors' })).toContainText(`with ${name}`);
  await expect(own.last()).not.toContainText('Your turn');

  await page.getByRole('button', { name: 'Tidy up' }).click();
  await expect(page.getByRole('checkbox')).toHaveCount(3);
  await page.getByRole('button', { name: 'Select all 3' }).click();
  await page.getByRole('checkbox', { name: /Leonardo/ }).uncheck();
  await page.getByRole('button', { name: 'Abandon 2 matches' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Abandon 2 matches' }).click();
  await expect(own).toHaveCount(2);
  const gone = panel('Abandoned matches').getByRole('listitem');
  await expect(gone).toHaveCount(2);

  // One by itself, and where somebody else plays only a proposal.
  await own
    .filter({ hasText: 'Leonardo da Vinci' })
    .getByRole('button', { name: 'Abandon the match' })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Abandon the match' }).click();
  await expect(own).toHaveCount(1);
  await own.getByRole('button', { name: 'Propose to abandon the match' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Propose to abandon the match' }).click();
  await expect(other.getByText('proposes to abandon the match').first()).toBeVisible();
  await expect(own).toHaveCount(1);

  await panel('Abandoned matches').getByRole('button', { name: 'Tidy up' }).click();
  await page.getByRole('button', { name: 'Select all 3' }).click();
  await page.getByRole('button', { name: 'Delete 3 matches' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete 3 matches' }).click();
  await expect(gone).toHaveCount(0);
});
