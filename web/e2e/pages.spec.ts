/** Every page: it opens; on a phone of 360 px nothing is wider, and nothing to be tapped is too small. Those one sees
 * first are shown to axe here; axe.spec.ts shows it all. */
import { accessible } from './accessible';
import { comeIn, expect, GAMES, GATE, NOWHERE, seated, test, type Page } from './bottega';
import { atTheDoor, behind, beside, indoors } from './places';

const PHONE = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
  mayLack: NOWHERE,
};

async function fits(page: Page, place: string): Promise<void> {
  const { wide, small } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    // A word in a sentence is as high as its line.
    small: [...document.querySelectorAll('main button, main .button, dialog button, header a, header button')]
      .filter((one) => !one.closest('.told'))
      .map((one) => ({ name: one.textContent?.trim(), box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < 24 || box.height < 24))
      .map(({ name }) => name),
  }));
  expect(wide, `${place} scrolls sideways`).toBeLessThanOrEqual(360);
  expect(small, `${place}: too small for a thumb`).toEqual([]);
}

/** To go there is all: what is waited for tells that it has opened, and a fault in the console that it has not. */
async function opens(): Promise<void> {}

test('no page is wider than a phone', async ({ visit }) => {
  test.slow(); // Some thirty pages.
  const [page, other, nobody] = [await visit(PHONE), await visit(), await visit(PHONE)];
  await atTheDoor(nobody, (place) => fits(nobody, place));
  const look = (place: string) => fits(page, place);
  await indoors(page, other, look);
  await beside(page, look);
  await behind(page, look);
});

test('every page opens, before one has a name', GATE, async ({ visit }) => {
  const page = await visit();
  await atTheDoor(page, (place) => accessible(page, place));
});

test('every page opens, with something on it', GATE, async ({ visit }) => {
  const [page, other] = [await visit({ mayLack: NOWHERE }), await visit()];
  await indoors(page, other, opens);
});

test('what stands beside a board opens', GATE, async ({ visit }) => {
  const page = await visit();
  await comeIn(page);
  await beside(page, opens);
});

test('what comes after a match opens, and the curtain', GATE, async ({ visit }) => {
  const page = await visit();
  await comeIn(page);
  await behind(page, opens);
});

for (const game of GAMES) {
  test(`the board of ${game} opens`, GATE, async ({ visit }) => {
    const page = await visit();
    await seated(page, game);
    await page.locator('.board [data-target]').first().waitFor();
    await accessible(page, 'the first decision');
  });
}
