import { existsSync } from 'node:fs';
import { join } from 'node:path';

import sharp from 'sharp';

import type { ExportedElement } from './support/document';
import { eachPage, exportedPages, exportFolder, find } from './support/pages';
import { expect, test } from '@playwright/test';

/** Parses `a 1w, b 2w` into URLs and widths. */
const candidates = (srcset = '') =>
  srcset
    .split(',')
    .map((candidate) => candidate.trim().split(' '))
    .map(([address = '', width = '0w']) => ({ address, width: Number.parseInt(width, 10) }));

const imagesIn = ({ descendants }: ExportedElement) =>
  descendants.filter(({ tag }) => tag === 'img').map(({ attributes }) => attributes);

test('each page: the files of pictures exist in every format, with the declared size', () =>
  eachPage(exportedPages, async (page) => {
    const wrong: string[] = [];
    for (const picture of find(page, 'picture')) {
      const sources = picture.descendants.filter(({ tag }) => tag === 'source');
      const image = picture.descendants.find(({ tag }) => tag === 'img')?.attributes ?? {};
      const src = image.src ?? '';
      const { width, height } = existsSync(join(exportFolder, src))
        ? await sharp(join(exportFolder, src)).metadata()
        : { width: 0, height: 0 };
      if (src.endsWith('.svg')) {
        // The size of a drawing is its view box, which sharp rounds.
        if (Math.abs(width / height - Number(image.width) / Number(image.height)) > 0.02) wrong.push(`${src}: shape`);
        continue;
      }
      if (width !== Number(image.width) || height !== Number(image.height)) wrong.push(`${src}: size`);
      const offered = sources.map(({ attributes }) => attributes.type).join();
      if (offered !== 'image/avif') wrong.push(`${src}: offered as ${offered}`);
      for (const { address, width: claimed } of [...sources.map(({ attributes }) => attributes), image].flatMap(
        ({ srcset }) => candidates(srcset),
      )) {
        const file = join(exportFolder, address);
        if (!existsSync(file)) wrong.push(`${address}: not there`);
        else if ((await sharp(file).metadata()).width !== claimed) wrong.push(`${address}: not ${claimed} wide`);
      }
    }
    expect(wrong).toEqual([]);
  }));

test('each page: all pictures have alt attributes, without duplicates', () =>
  eachPage(exportedPages, (page) => {
    const images = find(page, 'picture').flatMap(imagesIn);
    // An empty alt marks a decorative picture; a missing one is an error.
    expect(images.filter(({ alt }) => alt === undefined)).toEqual([]);

    const sources = new Map<string, Set<string>>();
    for (const { alt, src = '' } of images) {
      if (alt) sources.set(alt, new Set([...(sources.get(alt) ?? []), src.replace(/-\d+x\d+-.*|-natural-.*/, '')]));
    }
    expect([...sources].filter(([, names]) => names.size > 1)).toEqual([]);
  }));
