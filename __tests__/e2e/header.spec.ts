import type { Page } from '@playwright/test';

import { getContent } from '@/lib/content';
import { languages, getLanguageRoot } from '@/lib/language';
import { getLanguage } from '@/scripts/lib/page-kinds';

import { expect, tour as test, visit } from './support/test';

const widths = [320, 390, 480, 640, 768, 1024, 1056, 1152, 1280, 1366, 1440];

/** Pairs of texts in the header that overlap, measured by their glyphs, because a box can be smaller than its text. */
const overlaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.querySelector('header') ?? document.body, NodeFilter.SHOW_TEXT);
    const rows: { text: string; box: DOMRect }[] = [];
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const isShown =
        texts.currentNode.parentElement?.checkVisibility() &&
        !texts.currentNode.parentElement.closest('.visually-hidden');
      const text = texts.currentNode.nodeValue?.trim() ?? '';
      if (isShown && text) rows.push(...Array.from(range.getClientRects(), (box) => ({ text, box })));
    }
    for (const svg of document.querySelectorAll('header a svg, header [role=img]')) {
      if (svg.checkVisibility()) rows.push({ text: svg.outerHTML.slice(0, 40), box: svg.getBoundingClientRect() });
    }
    return rows.flatMap((one, index) =>
      rows
        .slice(index + 1)
        .filter(
          ({ box }) =>
            Math.min(one.box.right, box.right) - Math.max(one.box.left, box.left) > 0.5 &&
            Math.min(one.box.bottom, box.bottom) - Math.max(one.box.top, box.top) > 0.5,
        )
        .map(({ text }) => `${one.text} / ${text}`),
    );
  });

for (const language of languages) {
  const path = getLanguageRoot(language) || '/';
  const { enterprise, words } = getContent(language);

  for (const hasPopover of [true, false]) {
    test(`texts in the header of ${path} do not overlap, and the store is one tap away, ${hasPopover ? 'with' : 'without'} popover`, async ({
      page,
    }) => {
      if (!hasPopover) {
        // Simulates a browser without popover support by changing the style sheet.
        await page.route(/localhost/, async (route) => {
          if (route.request().resourceType() !== 'document') return route.continue();
          const response = await route.fetch();
          const html = (await response.text())
            .replaceAll(':popover-open', ':unknown-to-this-browser')
            .replace(/<meta http-equiv="?Content-Security-Policy"?[^>]*>/i, '');
          return route.fulfill({ response, body: html });
        });
      }
      await visit(page, path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect(await overlaps(page), `${width} px`).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBeLessThanOrEqual(
          width,
        );
        const { position } = await page.locator('header').evaluate((header) => getComputedStyle(header));
        expect(position).toBe(hasPopover ? 'sticky' : 'static');
        await expect(page.locator('header nav a').first()).toBeVisible({
          visible: !hasPopover || width >= 1104,
        });
        const banner = page.getByRole('banner');
        await expect(banner.getByRole('link', { name: words.site.homeLink })).toBeInViewport({ ratio: 1 });
        // Between these widths /ta has /ta/shop among its main links instead (SiteHeader.module.scss).
        if (width > 1104 && width < 1364) continue;
        const shop = banner.getByRole('link', { name: words.site.shopNow });
        await expect(shop, `${width} px`).toBeInViewport({ ratio: 1 });
        await expect(shop).toHaveAttribute('href', enterprise.external.store);
      }
    });
  }
}

test('text at 200 % by a user style sheet, which media queries do not see, leaves the header within its window', async ({
  page,
}) => {
  for (const path of ['/', '/story', '/ta', '/ta/story']) {
    await visit(page, path);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await overlaps(page), path).toEqual([]);
    expect(await page.locator('header').evaluate(({ scrollWidth }) => scrollWidth), path).toBeLessThanOrEqual(1280);
    await expect(page.getByRole('button', { name: getContent(getLanguage(path)).words.site.openMenu })).toBeVisible();
  }
});
