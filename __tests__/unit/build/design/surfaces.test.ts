/** @jest-environment node */
import { readFileSync } from 'node:fs';

import { findSurfaces, findThemeColours, surfaceNames } from '@/build/design/surfaces';

const sheet = readFileSync('app/_styles/colours.scss', 'utf8');

test('reads every role of every surface as a six-digit colour', () => {
  const surfaces = findSurfaces(sheet);
  const colours = surfaceNames.flatMap((name) => Object.values(surfaces[name]));
  expect(colours.filter((colour) => !/^#[0-9a-f]{6}$/.test(colour))).toEqual([]);
});

test('a surface inherits from plaster what it does not declare', () => {
  const own =
    ":root {\n    --bg: #fff;\n    --surface: #111111;\n    ROLES\n  }\n  [data-surface='NAME'] {\n    --bg: #222222;\n  }";
  const roles = ['ink', 'ink-muted', 'rule', 'link', 'accent', 'button', 'button-ink', 'thread'];
  const others = surfaceNames.filter((name) => name !== 'wash');
  const rest = others.map((name) => `[data-surface='${name}'] {\n    --bg: #333333;\n  }`).join('\n');
  const made = `${own.replace('ROLES', roles.map((role) => `--${role}: #444444;`).join(' ')).replace('NAME', 'wash')}\n${rest}`;
  const { wash, plaster } = findSurfaces(made);
  expect([plaster.bg, wash.bg, wash.surface]).toEqual(['#ffffff', '#222222', '#111111']);
});

test('throws when the sheet lacks a surface', () => {
  expect(() => findSurfaces(sheet.replaceAll('palm', 'sand'))).toThrow("[data-surface='palm']");
});

test('the theme colours are those of the sheet, in each theme', () => {
  const { kaavi, plaster } = findSurfaces(sheet);
  expect(findThemeColours(sheet)).toMatchObject({ light: kaavi.bg, paper: plaster.bg });
  expect(findThemeColours(sheet.replace(/(dark\) \{[^}]*--bg: )#\w+/, '$1#123456')).dark).toBe('#123456');
});
