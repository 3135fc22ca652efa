import { readFileSync } from 'node:fs';

import { parse } from 'yaml';

import { readContentFiles } from '@/build/content/load/files';
import { languages } from '@/lib/language';
import { getTrailNames } from '@/lib/pages/labels';
import { collectionPaths } from '@/lib/routes';

import { addedFolder, find } from './support/pages';
import { expect, test } from './support/test';

const added = [...readContentFiles(addedFolder).keys()].map((file) => file.replace(/\.\w+$/, ''));

const { segments } = getTrailNames('en');

/** All texts in a YAML value. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value ? Object.values(value).flatMap(textsIn) : [];

test('an untranslated item has a page in English only, and is listed in each language of its list', ({ pages }) => {
  const paths = Object.entries(collectionPaths).map(([path, name]) => {
    const [item = ''] = added.filter((file) => file.startsWith(`${name}/`));
    return item.replace(name, path);
  });
  for (const path of paths) {
    const linking = pages.filter((page) => find(page, 'a', { href: path }).length > 0);

    expect(pages.filter(({ route }) => route === path).map((page) => page.path)).toEqual([path]);
    const list = segments[path.split('/')[1] ?? '']?.path ?? path.replace(/\/[^/]+$/, '');
    const listed = languages.filter((language) =>
      pages.some((page) => page.route === list && page.language === language),
    );
    expect([path, linking.map(({ language }) => language)]).toEqual([path, expect.arrayContaining(listed)]);
  }
});

test('unusual text appears on its page unchanged', ({ pages }) => {
  const { about } = parse(readFileSync(`${addedFolder}/events/odd-words.yaml`, 'utf8')) as { readonly about: unknown };
  const page = pages.find(({ path }) => path === '/events/odd-words');
  const shown = new Set(page && find(page, 'p').map(({ text }) => text.replaceAll(/[\u00A0\u2060]/g, ' ')));
  const words = textsIn(about);

  expect(words.length).toBeGreaterThan(30);
  expect(words.filter((text) => !shown.has(text.replaceAll('\u00A0', ' ')))).toEqual([]);
});
