/** @jest-environment node */
import { readdir, readFile } from 'node:fs/promises';

import { contentIn } from '@/lib/content';

const { colours, logos } = contentIn('en').brand;

test('the logos on disk are those in the list', async () => {
  expect((await readdir('public/brand')).toSorted()).toEqual(logos.map(({ file }) => file).toSorted());
});

test('the brand colours are colours of the site', async () => {
  const tokens = await readFile('app/_styles/colours.scss', 'utf8');

  expect(colours.filter(({ hex }) => !tokens.includes(hex))).toEqual([]);
});
