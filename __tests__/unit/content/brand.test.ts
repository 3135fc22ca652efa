/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';

import { drawLogo } from '@/build/identity/draw-logo';
import { prepareIdentity } from '@/build/identity/prepare';
import { findIdentityIssues } from '@/build/identity/read-mark';
import { getLogoFile } from '@/lib/content/brand';
import { getContent } from '@/lib/content';
import { icons } from '@/lib/pictures/site-icons';

const { brand, enterprise } = getContent('en');
const colours = { line: '#010203', dots: '#040506', name: '#070809', word: '#0a0b0c' };

test('the drawings of the identity have no errors', () => {
  expect(findIdentityIssues()).toEqual([]);
});

test('the logo shows the mark and the names in the given colours, and follows the names', async () => {
  const before = await drawLogo('logo', colours);
  const { name, tamilName } = enterprise;
  try {
    Object.assign(enterprise, { name: 'Thamarai', tamilName: 'தாமரை' });
    const logo = await drawLogo('logo', colours);
    for (const colour of [colours.line, colours.name, colours.word]) expect(logo).toContain(colour);
    expect(logo).not.toMatch(/currentColor|var\(/);
    expect(logo).not.toBe(before);
  } finally {
    Object.assign(enterprise, { name, tamilName });
  }
});

test('writes every logo and icon, in its size, and nothing when nothing changed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'identity-'));
  const word = join(folder, 'word.svg');
  expect(await prepareIdentity(folder, word)).toBeGreaterThan(brand.logos.length);
  for (const logo of brand.logos)
    expect(readFileSync(join(folder, 'brand', getLogoFile(logo)), 'utf8')).toContain('<svg');
  for (const { file, size } of [icons.appleTouch, ...icons.png]) {
    expect(await sharp(join(folder, file)).metadata()).toMatchObject({ format: 'png', width: size, height: size });
  }
  expect(readFileSync(join(folder, icons.ico.file)).readUInt16LE(4)).toBe(icons.ico.sizes.length);
  expect(await prepareIdentity(folder, word)).toBe(0);
  rmSync(folder, { recursive: true });
});
