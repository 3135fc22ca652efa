import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The rules whose outcome depends on the theme. */
const themeRules = ['color-contrast', 'link-in-text-block'];

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Messages with nothing to say: screen readers announce their role in passing ('status bar'), which axe accepts. */
const emptyMessages = (page: Page, part: string): Promise<string[]> =>
  page
    .locator(part)
    .locator('output, [role=status], [role=alert]')
    .evaluateAll((messages) =>
      messages.filter(({ textContent }) => textContent.trim() === '').map(({ outerHTML }) => `empty: ${outerHTML}`),
    );

/**
 * Accessibility violations found by axe in these themes (WCAG 2.2 AA and best practice), one line each.
 *
 * @param part a selector for the part of the page to check
 * @param themes both, unless another check covers the other theme; rules about markup run in the first only
 * @param isChecked whether another check of this page ran the rules about markup
 */
export async function violations(
  page: Page,
  part = 'html',
  themes: readonly ('light' | 'dark')[] = ['light', 'dark'],
  isChecked = false,
): Promise<string[]> {
  const found = await emptyMessages(page, part);
  // When scrolled, the header covers links, which axe then reports as too small.
  await page.evaluate(() => scrollTo(0, 0));
  for (const [index, colorScheme] of themes.entries()) {
    await page.emulateMedia({ colorScheme });
    // axe's half a megabyte of script is injected once per page.
    const isLoaded = await page.evaluate(() => 'axe' in window);
    // Legacy mode needs no second page per run; there are no frames.
    const builder = new AxeBuilder({ page, ...(isLoaded && { axeSource: ';' }) })
      .include(part)
      // Only violations are reported, and style sheets are not preloaded, for speed. /shop leaves after its notice.
      .options({
        resultTypes: ['violations'],
        preload: { assets: ['media'] },
        rules: { 'meta-refresh': { enabled: false } },
      })
      .setLegacyMode();
    const isThemeOnly = isChecked || index > 0;
    const results = await (isThemeOnly ? builder.withRules(themeRules) : builder.withTags(tags)).analyze();
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
