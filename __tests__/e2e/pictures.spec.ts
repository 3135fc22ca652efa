import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import sharp from 'sharp';

import type { Manifest } from '@/lib/pictures/delivery';
import { pictureAt } from '@/lib/pictures/register';

import type { ExportedElement } from '../export/support/document';
import { exportedPages, exportFolder, find } from '../export/support/pages';
import { expect, tour, visit } from './support/test';

const manifest = JSON.parse(readFileSync('lib/content/generated/pictures.json', 'utf8')) as Manifest;

/** `a 1w, b 2w` as its addresses and widths. */
const candidates = (srcset = '') =>
  srcset
    .split(',')
    .map((candidate) => candidate.trim().split(' '))
    .map(([address = '', width = '0w']) => ({ address, width: Number.parseInt(width, 10) }));

const imagesIn = ({ descendants }: ExportedElement) =>
  descendants.filter(({ tag }) => tag === 'img').map(({ attributes }) => attributes);

/** The names of the register by the start of the addresses a picture has. */
const namesByAddress = new Map([
  ...Object.entries(manifest.drawings).map(([name, { src }]) => [src, name] as const),
  ...Object.entries(manifest.rasters).flatMap(([name, { cuts }]) =>
    Object.values(cuts).map(({ base }) => [base, name] as const),
  ),
]);

/** How a picture looks: a render stands in for a photograph, and beside one it does not look foreign. */
function lookOf(src: string): string {
  const name = namesByAddress.get(src) ?? namesByAddress.get(src.replace(/-\d+\.\w+$/, ''));
  if (!name) throw new Error(`${src} is of no picture of the register.`);
  const { medium } = pictureAt(name);
  return medium === 'render' ? 'photograph' : medium;
}

for (const page of exportedPages) {
  tour(`${page.path}: every picture has its files, in every format and at its true size`, async () => {
    const wrong: string[] = [];
    for (const picture of find(page, 'picture')) {
      const sources = picture.descendants.filter(({ tag }) => tag === 'source');
      const image = picture.descendants.find(({ tag }) => tag === 'img')?.attributes ?? {};
      const src = image.src ?? '';
      const { width, height } = existsSync(join(exportFolder, src))
        ? await sharp(join(exportFolder, src)).metadata()
        : { width: 0, height: 0 };
      if (src.endsWith('.svg')) {
        // A drawing's size is its view box, which sharp rounds to whole pixels.
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
  });

  tour(`${page.path}: every picture has an alt, and none repeats the words of another`, () => {
    const images = find(page, 'picture').flatMap(imagesIn);
    // An empty one says that words beside the picture say the same; a missing one says nothing.
    expect(images.filter(({ alt }) => alt === undefined)).toEqual([]);

    const sources = new Map<string, Set<string>>();
    for (const { alt, src = '' } of images) {
      if (alt) sources.set(alt, new Set([...(sources.get(alt) ?? []), src.replace(/-\d+x\d+-.*|-natural-.*/, '')]));
    }
    expect([...sources].filter(([, names]) => names.size > 1)).toEqual([]);
  });

  tour(`${page.path}: the pictures of a list are of one medium`, () => {
    const mixed = find(page, 'ul')
      .map((list) => list.descendants.filter(({ tag }) => tag === 'picture').flatMap(imagesIn))
      .map((images) => images.map(({ src = '' }) => ({ src, look: lookOf(src) })))
      .filter((looks) => new Set(looks.map(({ look }) => look)).size > 1);
    expect(mixed).toEqual([]);
  });
}

/** How many pixels more than its place shows on a screen of double density a picture may bring. */
const excess = 1.5;

for (const page of exportedPages.filter((candidate) => find(candidate, 'picture').length > 0)) {
  tour(`${page.path} brings no picture much larger than its largest place`, async ({ page: browserPage }) => {
    /** The largest width each picture is shown at, by its address, and the largest there is of it. */
    const shown = new Map<string, { place: number; largest: number }>();
    await visit(browserPage, page.path);
    for (const width of [390, 768, 1440, 1920]) {
      await browserPage.setViewportSize({ width, height: 900 });
      const places = await browserPage.locator('picture img').evaluateAll((images) =>
        images
          .filter((image): image is HTMLImageElement => image instanceof HTMLImageElement && image.srcset !== '')
          .map((image) => ({
            src: image.getAttribute('src') ?? '',
            place: image.getBoundingClientRect().width,
            largest: Math.max(
              ...image.srcset.split(',').map((one) => Number.parseInt(one.trim().split(' ')[1] ?? '0', 10)),
            ),
          })),
      );
      for (const { src, place, largest } of places) {
        const before = shown.get(src)?.place ?? 0;
        shown.set(src, { place: Math.max(before, place), largest });
      }
    }
    const tooLarge = [...shown]
      // One that is not displayed is not fetched either.
      .filter(([, { place, largest }]) => place > 0 && largest > place * 2 * excess)
      .map(([src, { place, largest }]) => `${src}: ${largest} px for a place of ${place} px`);
    expect(tooLarge).toEqual([]);
  });
}
