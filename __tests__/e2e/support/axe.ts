import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds wrong with the page as it stands (WCAG 2.2 AA and best practice), one line a place.
 *
 * @param part a selector of the part of the page to look at
 */
export async function violations(page: Page, part = 'html'): Promise<string[]> {
  // Legacy mode spares a second page for every run; there are no frames to look into.
  const { violations: found } = await new AxeBuilder({ page })
    .include(part)
    // What passes need not be told, each place with a selector of its own.
    .options({ resultTypes: ['violations'] })
    .withTags(tags)
    .setLegacyMode()
    .analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

export const themes = ['light', 'dark'] as const;
export const widths = [390, 1440] as const;

/** Calls back with the page in both themes, narrow and wide. */
export async function inEveryLook(page: Page, look: (name: string) => Promise<void>) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      await look(`${width} px, ${colorScheme}`);
    }
  }
}
