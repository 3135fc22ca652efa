import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds wrong with the page in these themes (WCAG 2.2 AA and best practice), one line a place.
 *
 * @param part a selector of the part of the page to look at
 * @param themes both, unless another look at the page takes the other
 */
export async function violations(
  page: Page,
  part = 'html',
  themes: readonly ('light' | 'dark')[] = ['light', 'dark'],
): Promise<string[]> {
  const found: string[] = [];
  // Further down the header is over links, which are then too small for axe.
  await page.evaluate(() => scrollTo(0, 0));
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    // Half a megabyte of script is sent and read once a page, not once a question.
    const isLoaded = await page.evaluate(() => 'axe' in window);
    // Legacy mode spares a second page for every run; there are no frames to look into.
    const builder = new AxeBuilder({ page, ...(isLoaded && { axeSource: ';' }) })
      .include(part)
      // What passes is not reported, each place with a selector of its own. Sheets are read for no rule of these tags.
      .options({ resultTypes: ['violations'], preload: { assets: ['media'] } })
      .setLegacyMode();
    const results = await builder.withTags(tags).analyze();
    for (const { id, nodes } of results.violations) {
      found.push(
        ...nodes.map(
          ({ target, failureSummary }) => `${colorScheme}: ${id}: ${target.join(' ')}: ${failureSummary ?? ''}`,
        ),
      );
    }
  }
  return found;
}
