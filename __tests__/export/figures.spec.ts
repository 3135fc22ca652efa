import { listShownFigures } from '@/lib/content/figures';

import { eachPage, exportedPages, find } from './support/pages';
import { expect, test } from '@playwright/test';

test('each page: lists the pages that show a figure', () =>
  eachPage(
    exportedPages.filter(({ route }) => route === '/about'),
    (page) => {
      const missing: string[] = [];
      let figures = 0;
      for (const { tag, attributes, descendants } of page.elements) {
        if (tag !== 'li' || !attributes.id?.startsWith('figure-')) continue;
        // In some languages prose says 'more than 100' instead of '100+'; a share is a number of dots.
        const value = descendants.find((each) => each.tag === 'b')?.text.replace(/[+%]/, '') ?? '?';
        const paths = descendants.flatMap((each) => (each.tag === 'a' ? (each.attributes.href ?? '') : []));
        figures += 1;
        for (const path of paths) {
          const shown = exportedPages.find((each) => each.path === path);
          if (!shown || !find(shown, 'main')[0]?.text.includes(value)) missing.push(`${attributes.id}: ${path}`);
        }
      }

      expect(figures).toBe(listShownFigures('en').length);
      expect(missing).toEqual([]);
    },
  ));
