/** @jest-environment node */
import { strFromU8, unzipSync } from 'fflate';

import { getPicture } from '@/lib/pictures/register';
import { getContent } from '@/lib/content';
import { getLogoFile } from '@/lib/content/brand';
import { getBrandAssets } from '@/lib/press/pdf-content';
import { makeBrandAssets } from '@/build/downloads/brand-assets';

const brandAssets = getBrandAssets('en');

// Drawing is slow when tests share a CPU.
jest.setTimeout(30_000);

const folder = `${getContent('en').enterprise.shortName}-brand-assets/`;

test('contains every logo twice, three pictures, and texts', async () => {
  const files = unzipSync(await makeBrandAssets(brandAssets));

  const logos = brandAssets.logos
    .map(getLogoFile)
    .flatMap((file) => [`logo/${file}`, `logo/${file.replace('.svg', '.png')}`]);
  const pictures = brandAssets.pictures.map((name) => `pictures/${name}.jpg`);
  const texts = ['README.txt', 'boilerplate.txt', 'colours.txt', 'pictures/credits.txt'];
  const expected = [...logos, ...pictures, ...texts].map((name) => folder + name);
  expect(Object.keys(files)).toEqual(expected.toSorted());

  const text = (name: string) => strFromU8(files[folder + name] ?? new Uint8Array());
  for (const { hex } of brandAssets.colours) expect(text('colours.txt')).toContain(hex);
  for (const name of brandAssets.pictures) expect(text('pictures/credits.txt')).toContain(getPicture(name).credit);
  for (const rule of brandAssets.rules) expect(text('README.txt')).toContain(rule);
});
