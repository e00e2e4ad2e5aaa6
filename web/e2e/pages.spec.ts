/** Every page on a phone of 360 px: nothing is wider, nothing to be tapped is too small. */
import { expect, NOWHERE, test, type Page } from './bottega';
import { atTheDoor, behind, beside, indoors } from './places';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2, mayLack: NOWHERE };

async function fits(page: Page, place: string): Promise<void> {
  const { wide, small } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    small: [...document.querySelectorAll('main button, main .button, dialog button, header a, header button')]
      .map((one) => ({ name: one.textContent?.trim(), box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < 24 || box.height < 24))
      .map(({ name }) => name),
  }));
  expect(wide, `${place} scrolls sideways`).toBeLessThanOrEqual(360);
  expect(small, `${place}: too small for a thumb`).toEqual([]);
}

test('no page is wider than a phone', async ({ visit }) => {
  const [page, other, nobody] = [await visit(PHONE), await visit(), await visit(PHONE)];
  await atTheDoor(nobody, (place) => fits(nobody, place));
  const look = (place: string) => fits(page, place);
  await indoors(page, other, look);
  await beside(page, look);
  await behind(page, look);
});
