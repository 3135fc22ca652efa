/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { measureExport } from '@/scripts/bench/measure';

const face = (file: string, range = '') => `@font-face{src:url(../media/${file});${range}}`;

const files: Readonly<Record<string, string>> = {
  'out/index.html': `<style>${face('latin.woff2')}${face('tamil.woff2', 'unicode-range:U+B80-BFF')}</style><h1>Home</h1>`,
  'out/hub/pottery.html':
    '<link rel="stylesheet" href="/_next/static/a.css"><h1 data-island="go-back">கை</h1>' +
    '<script type="module" src="/_next/static/islands/a.js"></script>',
  'out/_next/static/a.css': face('tamil.woff2', 'unicode-range:U+B80-BFF'),
  'out/_next/static/islands/a.js': 'wake()',
  'out/_next/static/media/latin.woff2': 'x'.repeat(100),
  'out/_next/static/media/tamil.woff2': 'x'.repeat(30),
  'plain/_next/static/chunks/a.js': 'console.log(1)',
  'plain/index.html': '<h1>Home</h1><script src="/_next/static/chunks/a.js"></script>',
  'plain/hub/pottery.html': '<h1>Pottery</h1>',
};

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bench-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

const measure = () => measureExport(join(root, 'out'), join(root, 'plain'));

test('names each page by its path, and tells what it holds', () => {
  expect(measure()).toMatchObject([
    { path: '/hub/pottery', hasIsland: true, hasTamil: true },
    { path: '/', hasIsland: false, hasTamil: false },
  ]);
});

test('counts the fonts that the text loads, by the sheets in files and in the page', () => {
  expect(measure().map(({ fonts }) => fonts)).toEqual([30, 100]);
});

test('weighs the finished page and the plain one apart', () => {
  const [pottery, home] = measure();

  expect(pottery?.weight.js.raw).toBe('wake()'.length);
  expect(home?.weight.js.raw).toBe(0);
  expect(home?.plain.js.raw).toBe('console.log(1)'.length);
});

test('asks for a build when the plain pages are not those of this export', () => {
  rmSync(join(root, 'plain/hub'), { recursive: true });

  expect(measure).toThrow('npm run build');
});

test('asks for a build when there is no export', () => {
  rmSync(join(root, 'out'), { recursive: true });

  expect(measure).toThrow('npm run build');
});
