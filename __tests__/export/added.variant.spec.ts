import { readFileSync } from 'node:fs';

import { parse } from 'yaml';

import { readContentFiles } from '@/build/content/load/files';
import { collectionPaths } from '@/lib/routes';

import { find } from './support/pages';
import { expect, test } from './support/test';

/** Content that the variant adds to the site (build/variant.ts). */
const folder = '__tests__/fixtures/variant';
const added = [...readContentFiles(folder).keys()].map((file) => file.replace(/\.\w+$/, ''));

/** All texts in a YAML value. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value ? Object.values(value).flatMap(textsIn) : [];

test('an untranslated item has a page in English only, and is listed in both languages', ({ pages }) => {
  const paths = Object.entries(collectionPaths).map(([path, name]) => {
    const [item = ''] = added.filter((file) => file.startsWith(`${name}/`));
    return item.replace(name, path);
  });
  for (const path of paths) {
    const linking = pages.filter((page) => find(page, 'a', { href: path }).length > 0);

    expect(pages.filter(({ route }) => route === path).map((page) => page.path)).toEqual([path]);
    expect(new Set(linking.map(({ language }) => language)), path).toEqual(new Set(['en', 'ta']));
  }
});

test('unusual text appears on its page unchanged', ({ pages }) => {
  const { about } = parse(readFileSync(`${folder}/events/odd-words.yaml`, 'utf8')) as { readonly about: unknown };
  const page = pages.find(({ path }) => path === '/events/odd-words');
  const shown = new Set(page && find(page, 'p').map(({ text }) => text.replaceAll(/[\u00A0\u2060]/g, ' ')));
  const words = textsIn(about);

  expect(words.length).toBeGreaterThan(30);
  expect(words.filter((text) => !shown.has(text.replaceAll('\u00A0', ' ')))).toEqual([]);
});
