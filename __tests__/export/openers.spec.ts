import { expect, test } from '@playwright/test';

import { type Menu, routesIn } from '@/lib/routes';

import type { ExportedElement } from './support/document';
import { exportedPages } from './support/pages';

const openerOf = (path: string) =>
  exportedPages
    .find((page) => page.path === path)
    ?.elements.flatMap(({ attributes }) => attributes['data-opener'] ?? [])[0];

/** The menus whose pages a visitor goes through one by one. */
const menus: readonly Menu[] = ['header', 'menu', 'shop', 'about', 'take part', 'help'];

for (const menu of menus) {
  test(`no two neighbours in the menu '${menu}' open alike`, () => {
    const openers = routesIn(menu).map((path) => [path, openerOf(path)] as const);
    // Plain words are no picture that could be seen twice: questions, policies, events.
    const alike = openers.filter(
      ([, opener], index) => opener !== 'plain' && index > 0 && openers[index - 1]?.[1] === opener,
    );

    expect(alike).toEqual([]);
    expect(openers.filter(([, opener]) => opener === undefined)).toEqual([]);
  });
}

for (const page of exportedPages) {
  test(`${page.path} opens and closes at most once`, () => {
    for (const attribute of ['data-opener', 'data-closing']) {
      const found = page.elements.filter(({ attributes }) => attributes[attribute] !== undefined);
      expect(found.length, attribute).toBeLessThanOrEqual(1);
    }
  });

  // A phone paints a child of main at a time (app/_styles/first-paint.scss): a border by itself would take the turn of what is read.
  test(`${page.path} has words to be seen in each part`, () => {
    const parts = page.elements.filter(({ tag, ancestors }) => ancestors[0] === 'main' && tag !== 'script');
    const isHeard = ({ attributes }: ExportedElement) => attributes.class?.includes('visually-hidden') === true;
    const unseen = parts.filter((part) => {
      const heard = [part, ...part.descendants].filter(isHeard).reduce((sum, { text }) => sum + text.length, 0);
      return part.text.length <= heard;
    });
    expect(unseen.map(({ tag }) => tag)).toEqual([]);
  });
}
