/** What axe says of a page. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from './bottega';

/** axe finds nothing serious or critical in this part of the page. */
export async function accessible(page: Page, place: string, part = 'html'): Promise<void> {
  const axe = new AxeBuilder({ page })
    .include(part)
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  const bad = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const faults = bad.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => ({ id, html, failureSummary })),
  );
  expect(faults, place).toEqual([]);
}
