import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { brandColours, logoFiles } from '@/content/brand';
import { figures } from '@/content/figures';
import { pictureAt, type PictureName } from '@/content/images/register';
import { brandAssets } from '@/content/papers/brand-assets';
import { catalogue } from '@/content/papers/catalogue';
import { factSheet, pressRelease } from '@/content/papers/press';
import { paperWords } from '@/content/papers/words';
import { periods, rupees, shares } from '@/content/policy-facts';
import { site } from '@/content/site';
import { story } from '@/content/story';

import { groundsIn } from '../design/grounds';
import { hashOf } from '../../lib/files';
import type { Recipes } from './prepare';

/** The picture's record and its master's hash: another master under the same name makes the paper anew. */
async function pictureIngredient(name: PictureName): Promise<unknown> {
  const entry = pictureAt(name);
  return [entry, hashOf(await readFile(join('content/images', entry.file)))];
}

const picturesOf = (names: readonly PictureName[]): Promise<unknown[]> => Promise.all(names.map(pictureIngredient));

/** Each paper with what it is made of. Its maker is loaded only when there is something to make. */
export async function paperRecipes(): Promise<Recipes> {
  const sheet = await readFile('app/_styles/tokens.scss', 'utf8');
  const grounds = groundsIn(sheet);
  const shared = { grounds, site, figures, paperWords };
  const crafts = catalogue.crafts.crafts.map(({ picture }) => picture);
  const ideas = catalogue.ideas.cards.map(({ picture }) => picture);
  const cataloguePictures = [catalogue.cover.picture, catalogue.work.picture, ...crafts, ...ideas];
  const logos = await Promise.all(logoFiles.map(({ file }) => readFile(join('public/brand', file), 'utf8')));

  return {
    catalogue: {
      date: catalogue.date,
      ingredients: [shared, catalogue, periods, rupees, shares, await picturesOf(cataloguePictures)],
      make: async () => (await import('./catalogue')).makeCatalogue(catalogue, grounds),
    },
    'press-release': {
      date: pressRelease.date,
      ingredients: [shared, pressRelease, await picturesOf([pressRelease.picture])],
      make: async () => (await import('./press-release')).makePressRelease(pressRelease, grounds),
    },
    'fact-sheet': {
      date: factSheet.date,
      ingredients: [shared, factSheet, story.hubs],
      make: async () => (await import('./fact-sheet')).makeFactSheet(factSheet, grounds),
    },
    'brand-assets': {
      date: brandAssets.date,
      ingredients: [site, brandAssets, brandColours, logoFiles, logos, await picturesOf(brandAssets.pictures)],
      make: async () => ({ file: await (await import('./brand-assets')).makeBrandAssets(brandAssets) }),
    },
  };
}
