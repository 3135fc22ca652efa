/** @jest-environment node */
import { readdir, readFile } from 'node:fs/promises';

import { contentIn } from '@/lib/content';
import { portraitNames } from '@/lib/portraits';

const { colours, logos } = contentIn('en').brand;

test('the logos to download are those of the list', async () => {
  expect((await readdir('public/brand')).toSorted()).toEqual(logos.map(({ file }) => file).toSorted());
});

test('the drawn portraits are those of the list', async () => {
  expect((await readdir('public/art/portraits')).toSorted()).toEqual(
    portraitNames.map((name) => `${name}.svg`).toSorted(),
  );
});

test('the colours the press is given are colours of the site', async () => {
  const tokens = await readFile('app/_styles/colours.scss', 'utf8');

  expect(colours.filter(({ hex }) => !tokens.includes(hex))).toEqual([]);
});
