/** @jest-environment node */
import { readdir, readFile } from 'node:fs/promises';

import { contentIn } from '@/lib/content';
import { drawLogo, drawTamilWord } from '@/scripts/assets/logos';

const { colours, logos } = contentIn('en').brand;

test('the logos to download are those of the list, drawn from the mark as it is today', async () => {
  const files = await readdir('public/brand');
  const drawn = await Promise.all(logos.map(({ file }) => readFile(`public/brand/${file}`, 'utf8')));

  expect(files.toSorted()).toEqual(logos.map(({ file }) => file).toSorted());
  expect(drawn).toEqual(logos.map(drawLogo));
});

test('the colours the press is given are colours of the site', async () => {
  const tokens = await readFile('app/_styles/colours.scss', 'utf8');

  expect(colours.filter(({ hex }) => !tokens.includes(hex))).toEqual([]);
});

test('the word the site shows is the word of the logo as it is today', async () => {
  await expect(readFile('components/drawing/tamil-word.svg', 'utf8')).resolves.toBe(drawTamilWord());
});
