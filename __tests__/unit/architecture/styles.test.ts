/** @jest-environment node */
import { compile } from 'sass';

import { filesIn, read } from '../support/files';

const LAYERS = '@layer tokens, base, components, utilities;';
const TOKENS = ['app/_styles/tokens.scss', 'app/_styles/colours.scss'];

/** Partials with mixins only, which produce no CSS. */
const isPartial = (file: string) => /\/_[^/]+\.scss$/.test(file);

const sheets = filesIn(['app', 'components'], ['.scss']);

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');

/** The compiled CSS of a sheet: mixins build some names of custom properties. */
const cssOf = (file: string) => (isPartial(file) ? '' : compile(file, { loadPaths: ['app/_styles'] }).css);

const unique = (names: string[]) => [...new Set(names)].toSorted();

const declaredIn = (files: readonly string[]) =>
  unique(files.flatMap((file) => [...cssOf(file).matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name ?? '')));

const readIn = (files: readonly string[]) =>
  unique(files.flatMap((file) => [...cssOf(file).matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name ?? '')));

test('the first sheet of each layout declares the layer order, and all rules are in layers', () => {
  const layouts = filesIn(['app'], ['.tsx']).filter((file) => read(file).includes('_styles/'));
  const firstSheets = layouts.map((file) => /'(?:\.\.?\/)+(_styles\/[^']+)'/.exec(read(file))?.[1]);

  expect(unique(firstSheets.map(String))).toEqual(['_styles/tokens.scss']);
  expect(read('app/_styles/tokens.scss')).toContain(LAYERS);
  expect(sheets.filter((file) => !isPartial(file) && !/^@layer \w+ \{/m.test(read(file)))).toEqual([]);
});

test('every custom property that a sheet reads is declared', () => {
  const declared = new Set(declaredIn(sheets));

  expect(readIn(sheets).filter((name) => !declared.has(name))).toEqual([]);
});

test('every token is used', () => {
  const used = new Set(readIn(sheets));

  expect(declaredIn(TOKENS).filter((name) => !used.has(name))).toEqual([]);
});

test('global classes of islands are in both a sheet and the code', () => {
  const named = /(?<![\w-])[a-z][a-z0-9-]*(?:__|--)[a-z0-9-]+/g;
  const namesIn = (files: readonly string[]) =>
    unique(files.flatMap((file) => withoutComments(read(file)).match(named) ?? []));
  const inSheets = namesIn(filesIn(['app', 'components'], ['.scss']).filter((file) => !file.endsWith('.module.scss')));

  expect(inSheets).toContain('form-field__error');
  expect(namesIn(filesIn(['app', 'components'], ['.tsx']))).toEqual(inSheets);
});

// Chromium drops the space after a first letter that is out of the line: 'Aburnt motor'.
test('first letters stay in their line', () => {
  const rules = sheets.flatMap((file) => cssOf(file).match(/[^{}]*::first-letter[^{}]*\{[^{}]*\}/g) ?? []);

  expect(rules.filter((rule) => /(float|initial-letter|position):/.test(rule))).toEqual([]);
});

test('signs drawn by a sheet have an empty alternative, so that they are not part of a name', () => {
  const values = sheets.flatMap((file) =>
    [...cssOf(file).matchAll(/(?<![\w-])content: ([^;]+);/g)].map(([, value = '']) => value),
  );
  const signs = values.filter((value) =>
    [...value.matchAll(/"([^"]*)"/g)].some(([, text = '']) => /[^\s\p{L}\p{M}\p{N}:,.()]/u.test(text)),
  );

  expect(signs).not.toEqual([]);
  expect(signs.filter((value) => !/\/ ?""$/.test(value))).toEqual([]);
});

// axe checks each page in only one theme per width (__tests__/e2e/pages.spec.ts).
test('the dark theme only sets colour properties', () => {
  const isOfColours = (file: string) => ['app/_styles/colours.scss', 'app/_styles/hub-themes.scss'].includes(file);
  const dark = sheets.filter((file) => withoutComments(read(file)).includes('prefers-color-scheme'));
  const declarations = dark.flatMap((file) => [
    ...withoutComments(read(file))
      .replace(LAYERS, '')
      .matchAll(/([\w-]+)\s*:\s[^;{}]+;/g),
  ]);

  expect(dark.length).toBeGreaterThan(0);
  expect(dark.filter((file) => !isOfColours(file))).toEqual([]);
  expect(declarations.map(([, name]) => name ?? '').filter((name) => !/^(--[\w-]+|color-scheme)$/.test(name))).toEqual(
    [],
  );
});
