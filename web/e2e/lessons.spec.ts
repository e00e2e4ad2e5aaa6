/** Lessons: each first one is taken by somebody who does only what the screen marks. And the coach of a first match. */
import { accessible } from './accessible';
import { ASKED, comeIn, expect, GAMES, GATE, HEADERS, test, type Page } from './bottega';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
/** The most touches that a choice takes. */
const TOUCHES = 8;

/** The lesson as it stands, when nothing is on its way. */
const READY = '.lesson[aria-busy=false]';
const stands = (page: Page): Promise<string> => page.locator(`${READY} [data-say]`).innerText();

/** Does what is marked here, whatever it is; false at the end of the lesson. What is pointed at is in sight. */
async function onward(page: Page): Promise<boolean> {
  const number = page.locator(`${READY} .number`);
  const before = await number.innerText();
  if (!before.trim()) return false;
  const next = page.locator(`${READY} .next`);
  const lit = page.locator('[data-target].lit:not(.chosen):visible');
  const wanted = page.locator('#choices .choice:not(.unwanted):visible');
  const ways = next.or(lit).or(wanted).or(page.locator('.unfold:visible'));
  for (let touches = 0; touches < TOUCHES; touches++) {
    await ways.first().waitFor();
    if (await next.count()) await next.click();
    else if (await lit.count()) await lit.first().click();
    else if (await wanted.count()) await wanted.first().click();
    else await page.locator('.unfold').click();
    await page.locator(READY).waitFor();
    await page.locator('.bar[aria-busy=true]').waitFor({ state: 'detached' });
    await expect(page.locator('.why'), `after “${before}”`).toHaveCount(0);
    if ((await number.innerText()) !== before) return true;
  }
  throw new Error(`${before}: nothing that is marked leads on. ${await stands(page)}`);
}

async function through(page: Page): Promise<void> {
  let going = true;
  while (going) going = await onward(page);
}

/** Comes to this step in another browser; here one goes on there. */
async function elsewhere(page: Page, lesson: string, step: number): Promise<void> {
  let told = { answers: [] as string[], number: 0 };
  while (told.number < step) {
    const data = { answers: told.answers, skip: true };
    const answer = await page.request.post(`/api/games/${lesson}`, { data, headers: HEADERS });
    told = (await answer.json()) as typeof told;
  }
  const data = { answers: told.answers, done: false };
  await page.request.put(`/api/me/learnt/${lesson}`, { data, headers: HEADERS });
  await page.evaluate(() => localStorage.removeItem('bottega-learnt'));
  await page.reload();
}

test(
  'a lesson is taken, a wrong choice explained, and a match goes on from its end',
  GATE,
  async ({ visit }) => {
    test.slow();
    const page = await visit();
    await comeIn(page);
    await page.goto('/');
    await page.getByRole('link', { name: 'Learn in ten minutes' }).last().click();
    await expect(page).toHaveURL(/\/learn\/masters\/first$/);
    await onward(page);
    await onward(page);

    // Four leaders glow no more than two: the others are refused, with a reason, and nothing has changed.
    const said = await stands(page);
    await page.locator('[data-target="leader:55"]').first().click();
    await page.locator('[data-target="leader:62"]').first().click();
    await expect(page.getByRole('alert')).toContainText('this lesson needs the discount leader');
    await accessible(page, 'a wrong choice in a lesson');
    await page.keyboard.press('Escape');
    expect(await stands(page)).toBe(said);

    // Back, and somebody who leaves goes on there later, also in another browser.
    await page.getByRole('button', { name: 'One step back' }).click();
    await expect(page.locator(`${READY} .number`)).toHaveText('Step 2 of 36');
    await onward(page);
    await page.getByRole('link', { name: /Leave the lesson/ }).click();
    await expect(page.getByText('Begun: step 3 of 36')).toBeVisible();
    await accessible(page, 'the lessons of a game');
    await page.evaluate(() => localStorage.removeItem('bottega-learnt'));
    await page.reload();
    await page.getByRole('link', { name: /Your first match/ }).click();
    await expect(page.locator(`${READY} .number`)).toHaveText('Step 3 of 36');

    await page.getByRole('button', { name: 'Skip this step' }).click();
    await expect(page.locator(`${READY} .number`)).toHaveText('Step 4 of 36');
    // At night, another test takes all the steps in between.
    await elsewhere(page, 'masters/lessons/first', 33);
    await expect(page.locator(`${READY} .number`)).toHaveText('Step 33 of 36');
    await through(page);
    await accessible(page, 'the end of a lesson');
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await expect(page).toHaveURL(/\/match\//);
    await page.locator(ASKED).first().waitFor();
    await page.goto('/learn/masters');
    await expect(page.getByText('Done')).toBeVisible();
  },
);

/** What stands at a lesson that was taken. */
const DONE = { en: 'Done', fr: 'Terminée', it: 'Completata' };

for (const game of GAMES) {
  for (const [lang, done] of Object.entries(DONE))
    for (const [name, options] of [
      ['a desk', {}],
      ['a phone', PHONE],
    ] as const) {
      test(`the first lesson of ${game} in ${lang} on ${name}, without an account`, async ({ visit }) => {
        test.slow();
        const page = await visit({ ...options, locale: lang });
        await page.goto(`/learn/${game}/first`);
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        await through(page);
        await page.goto('/learn');
        await expect(page.getByText(done, { exact: true })).toBeVisible();
      });
    }
}

test('a lesson that is not there is a sentence', async ({ visit }) => {
  const page = await visit({ mayLack: /404/ });
  await page.goto('/learn/masters/nothing');
  await expect(page.getByRole('alert')).toContainText('There is no lesson called “nothing”');
});

test(
  'a first match is against apprentices, with the coach, who says everything once',
  GATE,
  async ({ visit }) => {
    const page = await visit();
    await comeIn(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'Play now' }).last().click();
    await page.locator(ASKED).first().waitFor();
    const card = page.getByRole('complementary', { name: 'Coach' });
    await expect(card).toContainText('You keep two of four leaders');
    await accessible(page, 'a card of the coach');
    const match = await page.request.get(`/api${new URL(page.url()).pathname.replace('/match', '/matches')}`);
    const { table } = (await match.json()) as { table: { seats: { bot: string | null }[] } };
    expect(table.seats.map(({ bot }) => bot).filter(Boolean)).toEqual(['apprentice', 'apprentice']);
    await card.getByRole('button', { name: 'Got it' }).click();
    await expect(card).toHaveCount(0);
    await page.reload();
    await page.locator(ASKED).first().waitFor();
    await expect(card).toHaveCount(0);

    // Asked again, and sent away.
    await page.getByRole('tab', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Explain this decision' }).click();
    await expect(card).toContainText('You keep two of four leaders');
    await card.getByRole('button', { name: 'Send the coach away' }).click();
    await expect(page.getByRole('checkbox', { name: 'Coach' })).not.toBeChecked();
    await page.goto('/');
    await page.getByRole('button', { name: 'Play now' }).last().click();
    await page.locator(ASKED).first().waitFor();
    await expect(card).toHaveCount(0);
  },
);

for (const game of GAMES) {
  const gate = game === 'leonardo' ? GATE : {};
  test(`the rules of ${game} have pictures, and a summary that fits on a page`, gate, async ({ visit }) => {
    const page = await visit();
    await page.goto(`/rules/${game}`);
    const pictures = page.locator('[data-picture]');
    await pictures.first().waitFor();
    const empty = await pictures.evaluateAll((all) =>
      all
        .filter(
          (each) => !each.querySelector('.drawing')!.textContent!.trim() && !each.querySelector('.drawing *'),
        )
        .map((each) => each.getAttribute('data-picture')),
    );
    expect(empty).toEqual([]);
    for (const each of await pictures.all()) {
      const box = (await each.locator('.drawing').boundingBox())!;
      expect(box.width * box.height, (await each.getAttribute('data-picture'))!).toBeGreaterThan(100);
    }
    await accessible(page, 'rules with pictures');
    for (const lang of ['en', 'fr', 'it']) {
      await page.addInitScript((lang) => localStorage.setItem('bottega-lang', lang), lang);
      await page.goto(`/rules/${game}/summary`);
      await page.locator(`html[lang=${lang}] .sheet section`).first().waitFor();
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g), `${game} in ${lang}`).toHaveLength(1);
    }
    await accessible(page, 'a summary');
  });
}
