import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import sharp from 'sharp';

import { getContent } from '@/lib/content';
import { getSiteOrigin } from '@/lib/env';
import { languages, locales, getLanguageRoot } from '@/lib/language';
import { icons } from '@/lib/pictures/site-icons';

import { eachPage, type ExportedPage, exportedPages, exportFolder, find, pagesBelow } from './support/pages';
import { expect, test } from '@playwright/test';

const largestBytes = 100_000;

const content = (page: ExportedPage, property: string) =>
  find(page, 'meta', { property }).map(({ attributes }) => attributes.content ?? '');
const named = (page: ExportedPage, name: string) =>
  find(page, 'meta', { name }).map(({ attributes }) => attributes.content ?? '');

// The 404 page is never shared.
const shared = exportedPages.filter(({ isNotFound }) => !isNotFound);

test('each page: has a share picture of the declared size', () =>
  eachPage(shared, async (page) => {
    const [address = ''] = content(page, 'og:image');
    expect(address).toMatch(`${getSiteOrigin()}/share/`);
    const bytes = readFileSync(join(exportFolder, 'share', basename(address)));

    expect(bytes.length).toBeLessThan(largestBytes);
    const { format, width, height } = await sharp(bytes).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
    expect(content(page, 'og:image:width')).toEqual([String(width)]);
    expect(content(page, 'og:image:height')).toEqual([String(height)]);
    expect(content(page, 'og:image:alt')[0]).toBeTruthy();
    expect(named(page, 'twitter:card')).toEqual(['summary_large_image']);
  }));

test('each page: is shared with its own title and URL', () =>
  eachPage(shared, (page) => {
    const [title] = find(page, 'title').filter(({ ancestors }) => !ancestors.includes('svg'));
    const [description] = named(page, 'description');

    expect(content(page, 'og:title')).toEqual([title?.text]);
    expect(content(page, 'og:description')).toEqual([description]);
    expect(content(page, 'og:url')).toEqual([`${getSiteOrigin()}${page.path}`]);
    expect(content(page, 'og:locale')).toEqual([locales[page.language].replace('-', '_')]);
    expect(content(page, 'og:site_name')).toEqual([getContent(page.language).enterprise.name]);
    // An article is shared with its date.
    const isArticle = languages.some((language) => pagesBelow(`${getLanguageRoot(language)}/news`).includes(page));
    expect(content(page, 'og:type')).toEqual([isArticle ? 'article' : 'website']);
    expect(content(page, 'article:published_time')).toHaveLength(isArticle ? 1 : 0);
  }));

test('share pictures and their alt texts are unique', () => {
  for (const property of ['og:image', 'og:image:alt']) {
    const values = shared.flatMap((page) => content(page, property));
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  }
});

const manifests = languages.map((language) => `${getLanguageRoot(language)}/manifest.webmanifest`);

test('icons exist, and have the sizes in the manifest', async () => {
  const links = exportedPages.flatMap((page) => find(page, 'link'));
  const addresses = links
    .filter(({ attributes }) => /icon|manifest/.test(attributes.rel ?? ''))
    .map(({ attributes }) => attributes.href?.split('?')[0] ?? '');
  expect(new Set(addresses)).toEqual(new Set([`/${icons.svg.file}`, ...manifests]));
  const requestedByName = ['/favicon.ico', '/apple-touch-icon.png'];
  expect([...addresses, ...requestedByName].filter((address) => !existsSync(join(exportFolder, address)))).toEqual([]);

  const manifest = JSON.parse(readFileSync(join(exportFolder, 'manifest.webmanifest'), 'utf8')) as {
    icons: { src: string; sizes: string; purpose: string }[];
  };
  expect(manifest.icons.filter(({ purpose }) => purpose === 'maskable').map(({ sizes }) => sizes)).toEqual([
    '192x192',
    '512x512',
  ]);
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(join(exportFolder, src)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});
