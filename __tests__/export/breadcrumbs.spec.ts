import { breadcrumbs as trailIn } from '@/lib/breadcrumbs';
import { contentIn } from '@/lib/content';
import { siteTrailNames } from '@/lib/pages';

import { eachPage, exportedPages, find } from './support/pages';
import { expect, test } from '@playwright/test';

const trailOf = (page: (typeof exportedPages)[number]) =>
  find(page, 'nav').filter(
    ({ attributes }) => attributes['aria-label'] === contentIn(page.language).interface.breadcrumb,
  );

test('each page: shows its trail, the last step unlinked', () =>
  eachPage(
    exportedPages.filter(({ route, isNotFound }) => route !== '/' && !isNotFound),
    (page) => {
      const [trail, ...more] = trailOf(page);
      const links = trail?.descendants.filter(({ tag }) => tag === 'a') ?? [];
      const current = trail?.descendants.filter(({ attributes }) => attributes['aria-current'] === 'page') ?? [];
      const expected = trailIn(page.path, siteTrailNames(page.language));

      expect(more).toEqual([]);
      expect(links.map(({ attributes, text }) => ({ label: text, path: attributes.href }))).toEqual(
        expected.filter((crumb) => crumb.path),
      );
      expect(current.map(({ tag, text }) => ({ tag, label: text }))).toEqual([
        { tag: 'span', label: expected.at(-1)?.label },
      ]);
    },
  ));

test('a front page shows no trail', () => {
  expect(exportedPages.filter(({ route }) => route === '/').flatMap(trailOf)).toEqual([]);
});
