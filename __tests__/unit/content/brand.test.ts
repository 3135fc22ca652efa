/** @jest-environment node */
import { readdir, readFile } from 'node:fs/promises';

import { brandColours, logoFiles } from '@/content/brand';
import { drawLogo, drawTamilWord } from '@/scripts/assets/logos';

test('the logos to download are those of the list, drawn from the mark as it is today', async () => {
  const files = await readdir('public/brand');
  const drawn = await Promise.all(logoFiles.map(({ file }) => readFile(`public/brand/${file}`, 'utf8')));

  expect(files.toSorted()).toEqual(logoFiles.map(({ file }) => file).toSorted());
  expect(drawn).toEqual(logoFiles.map(drawLogo));
});

test('the colours the press is given are colours of the site', async () => {
  const tokens = await readFile('app/_styles/tokens.scss', 'utf8');

  expect(Object.values(brandColours).filter(({ hex }) => !tokens.includes(hex))).toEqual([]);
});

test('the word the site shows is the word of the logo as it is today', async () => {
  await expect(readFile('public/tamil-word.svg', 'utf8')).resolves.toBe(drawTamilWord());
});
