import { breadcrumbs } from '@/lib/breadcrumbs';
import { contentIn } from '@/lib/content';
import { siteTrailNames } from '@/lib/pages';
import { routesIn } from '@/lib/routes';

import { eachPage, type ExportedPage, exportedPages, find } from './support/pages';
import { expect, test } from '@playwright/test';

const wordsOf = ({ language }: ExportedPage) => contentIn(language).interface;

const sectioning = ['article', 'aside', 'main', 'nav', 'section'];

test('each page: has a header, a main part and a footer, once each', () =>
  eachPage(exportedPages, (page) => {
    for (const tag of ['header', 'main', 'footer']) {
      const landmarks = find(page, tag).filter(
        ({ ancestors }) => !ancestors.some((ancestor) => sectioning.includes(ancestor)),
      );
      expect(landmarks, tag).toHaveLength(1);
    }
  }));

test('each page: names its navigations apart', () =>
  eachPage(exportedPages, (page) => {
    const names = find(page, 'nav').map(({ attributes }) => attributes['aria-label']);

    expect(names).toContain(wordsOf(page).mainNavigation);
    expect(new Set(names).size).toBe(names.length);
    expect(names).not.toContain(undefined);
  }));

test('each page: marks itself where it stands in a menu, and nothing else', () =>
  eachPage(exportedPages, (page) => {
    const words = wordsOf(page);
    for (const name of [words.mainNavigation, words.fullScreenNavigation]) {
      const [menu] = find(page, 'nav').filter(({ attributes }) => attributes['aria-label'] === name);
      const current = menu?.descendants
        .filter(({ attributes }) => attributes['aria-current'])
        .map(({ attributes }) => [attributes.href, attributes['aria-current']]);
      const list = name === words.mainNavigation ? routesIn('header') : routesIn('menu');

      expect(current, name).toEqual(list.filter((path) => path === page.route).map(() => [page.path, 'page']));
    }
  }));

test('each page: shows its trail, the last step unlinked; a front page none', () =>
  eachPage(exportedPages, (page) => {
    const [trail, ...more] = find(page, 'nav').filter(
      ({ attributes }) => attributes['aria-label'] === wordsOf(page).breadcrumb,
    );
    const shown = (trail?.descendants ?? [])
      .filter(({ tag }) => tag === 'li')
      .map(({ text, descendants }) => ({
        label: text,
        path: descendants.find(({ tag }) => tag === 'a')?.attributes.href,
      }));

    expect(more).toEqual([]);
    if (!page.isNotFound) {
      expect(shown).toEqual(page.route === '/' ? [] : breadcrumbs(page.path, siteTrailNames(page.language)));
    }
  }));
