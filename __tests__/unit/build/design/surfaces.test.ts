/** @jest-environment node */
import { readFileSync } from 'node:fs';

import { findSurfaces, findThemeColours } from '@/build/design/surfaces';

const sheet = readFileSync('app/_styles/colours.scss', 'utf8');

test('throws when the sheet lacks a surface', () => {
  expect(() => findSurfaces(sheet.replaceAll('palm', 'sand'))).toThrow("[data-surface='palm']");
});

test('the theme colours are those of the sheet, in each theme', () => {
  const { kaavi, plaster } = findSurfaces(sheet);
  expect(findThemeColours(sheet)).toMatchObject({ light: kaavi.bg, paper: plaster.bg });
  expect(findThemeColours(sheet.replace(/(dark\) \{[^}]*--bg: )#\w+/, '$1#123456')).dark).toBe('#123456');
});
