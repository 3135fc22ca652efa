import { buildBreadcrumbs } from '@/lib/routes/breadcrumbs';
import { getContent } from '@/lib/content';
import { getSiteTrailNames, listMenuRoutes } from '@/lib/pages/labels';

import { eachPage, type ExportedPage, exportedPages, find } from './support/pages';
import { expect, test } from '@playwright/test';

const wordsOf = ({ language }: ExportedPage) => getContent(language).words.site;

const sectioning = ['article', 'aside', 'main', 'nav', 'section'];

test('each page: has exactly one header, main and footer', () =>
  eachPage(exportedPages, (page) => {
    for (const tag of ['header', 'main', 'footer']) {
      const landmarks = find(page, tag).filter(
        ({ ancestors }) => !ancestors.some((ancestor) => sectioning.includes(ancestor)),
      );
      expect(landmarks, tag).toHaveLength(1);
    }
  }));

test('each page: has distinct names for its navigations', () =>
  eachPage(exportedPages, (page) => {
    const names = find(page, 'nav').map(({ attributes }) => attributes['aria-label']);

    expect(names).toContain(wordsOf(page).mainNavigation);
    expect(new Set(names).size).toBe(names.length);
    expect(names).not.toContain(undefined);
  }));

test('each page: has aria-current only on links to itself', () =>
  eachPage(exportedPages, (page) => {
    const words = wordsOf(page);
    for (const name of [words.mainNavigation, words.fullScreenNavigation]) {
      const [menu] = find(page, 'nav').filter(({ attributes }) => attributes['aria-label'] === name);
      const current = menu?.descendants
        .filter(({ attributes }) => attributes['aria-current'])
        .map(({ attributes }) => [attributes.href, attributes['aria-current']]);
      const list = listMenuRoutes(name === words.mainNavigation ? 'header' : 'menu', page.language);

      expect(current, name).toEqual(list.filter((path) => path === page.route).map(() => [page.path, 'page']));
    }
  }));

test('each page: has breadcrumbs, the last one unlinked, except the home pages', () =>
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
      expect(shown).toEqual(page.route === '/' ? [] : buildBreadcrumbs(page.path, getSiteTrailNames(page.language)));
    }
  }));
