import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { pictureAt } from '@/lib/pictures/register';
import { contentIn } from '@/lib/content';
import { siteOrigin } from '@/lib/env';
import { brandAssetsIn, catalogueIn, factSheetIn, pressReleaseIn } from '@/lib/press/papers-content';

import { groundsIn } from '../design/grounds';
import { hashOf } from '../../lib/files';
import { toolHash } from '../../lib/tool-hash';
import { enterprise, language, paperWords } from './language';
import { preparePapers, type Recipes } from './prepare';

/** The picture's record and its master's hash: another master under the same name makes the paper anew. */
async function pictureIngredient(name: string): Promise<unknown> {
  const entry = pictureAt(name);
  return [entry, hashOf(await readFile(join('content/images', entry.file)))];
}

const picturesOf = (names: readonly string[]): Promise<unknown[]> => Promise.all(names.map(pictureIngredient));

/** Each paper with what it is made of. The program that makes it is loaded only when there is something to make. */
export async function paperRecipes(): Promise<Recipes> {
  const sheet = await readFile('app/_styles/colours.scss', 'utf8');
  const grounds = groundsIn(sheet);
  const { figures } = contentIn(language);
  const shared = { grounds, enterprise, figures, paperWords, origin: siteOrigin() };
  const catalogue = catalogueIn(language);
  const pressRelease = pressReleaseIn(language);
  const factSheet = factSheetIn(language);
  const brandAssets = brandAssetsIn(language);
  const crafts = catalogue.crafts.crafts.map(({ picture }) => picture);
  const cataloguePictures = [catalogue.cover.picture, catalogue.work.picture, ...crafts];
  const logos = await Promise.all(brandAssets.logos.map(({ file }) => readFile(join('public/brand', file), 'utf8')));

  return {
    catalogue: {
      date: catalogue.date,
      ingredients: [shared, catalogue, await picturesOf(cataloguePictures)],
      make: async () => (await import('./catalogue')).makeCatalogue(catalogue, grounds),
    },
    'press-release': {
      date: pressRelease.date,
      ingredients: [shared, pressRelease, await picturesOf([pressRelease.picture])],
      make: async () => (await import('./press-release')).makePressRelease(pressRelease, grounds),
    },
    'fact-sheet': {
      date: factSheet.date,
      ingredients: [shared, factSheet],
      make: async () => (await import('./fact-sheet')).makeFactSheet(factSheet, grounds),
    },
    'brand-assets': {
      date: brandAssets.date,
      ingredients: [enterprise, brandAssets, logos, await picturesOf(brandAssets.pictures)],
      make: async () => (await import('./brand-assets')).makeBrandAssets(brandAssets),
    },
  };
}

/** Makes the papers that are not made yet. The check of the content does so too: only set in type does a paper show that it is full. */
export async function makePapers() {
  const tools = await toolHash(
    ['scripts/assets/papers', 'scripts/assets/design', 'scripts/assets/pictures', 'lib/drawing'],
    ['pdfkit', 'fontkit', 'fflate', 'sharp', '@fontsource/eczar', '@fontsource/anek-tamil'],
  );
  return preparePapers(await paperRecipes(), tools, {
    cache: '.cache/papers',
    output: 'public/papers',
    manifest: 'content/papers/manifest.json',
  });
}
