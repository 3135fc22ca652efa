import { contentIn } from '@/lib/content';
import { routesIn } from '@/lib/routes';

import { exportedPages, find, type ExportedPage } from './support/pages';
import { expect, test } from '@playwright/test';

const wordsOf = ({ language }: ExportedPage) => contentIn(language).interface;

const sectioning = ['article', 'aside', 'main', 'nav', 'section'];

for (const page of exportedPages) {
  test(`${page.path} has a header, a main part and a footer, once each`, () => {
    for (const tag of ['header', 'main', 'footer']) {
      const landmarks = find(page, tag).filter(
        ({ ancestors }) => !ancestors.some((around) => sectioning.includes(around)),
      );
      expect(landmarks, tag).toHaveLength(1);
    }
  });

  test(`${page.path} names its navigations apart`, () => {
    const names = find(page, 'nav').map(({ attributes }) => attributes['aria-label']);

    expect(names).toContain(wordsOf(page).mainNavigation);
    expect(new Set(names).size).toBe(names.length);
    expect(names).not.toContain(undefined);
  });

  test(`${page.path} marks itself where it stands in a menu, and nothing else`, () => {
    const words = wordsOf(page);
    for (const name of [words.mainNavigation, words.fullScreenNavigation]) {
      const [menu] = find(page, 'nav').filter(({ attributes }) => attributes['aria-label'] === name);
      const current = menu?.descendants
        .filter(({ attributes }) => attributes['aria-current'])
        .map(({ attributes }) => [attributes.href, attributes['aria-current']]);
      const list = name === words.mainNavigation ? routesIn('header') : routesIn('menu');

      expect(current, name).toEqual(list.filter((path) => path === page.route).map(() => [page.path, 'page']));
    }
  });
}
