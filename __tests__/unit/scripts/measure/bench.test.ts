/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import {
  fontsFor,
  hasTamil,
  idleBudgets,
  measureExport,
  overBudget,
  shownTextOf,
  weigh,
  weighPage,
  weightTable,
  type Budgets,
  type MeasuredPage,
} from '@/scripts/measure/bench';

const sizes: Record<string, number> = {
  '/_next/static/a.css': 1000,
  '/_next/static/b.css': 200,
  '/_next/static/a.js': 5000,
};
const weighFile = (path: string) => ({ raw: sizes[path] ?? Number.NaN, brotli: (sizes[path] ?? Number.NaN) / 10 });

const shown =
  '<!DOCTYPE html><head><link rel="stylesheet" href="/_next/static/a.css"><link rel="stylesheet" href="/_next/static/b.css?dpl=1">' +
  '<script src="/_next/static/a.js" async=""></script><script src="/_next/static/old.js" noModule=""></script></head>' +
  '<body><h1>Words</h1><script type="application/ld+json">{}</script>';
const start = 'self.__next_f.push([1,"é"])';
const html = `${shown}<script>${start}</script></body>`;

test('weighs the page, its sheets, and the scripts that a browser of today loads', () => {
  expect(weighPage(html, weighFile)).toMatchObject({
    html: weigh(html),
    css: { raw: 1200, brotli: 120 },
    js: { raw: 5000, brotli: 500 },
  });
});

test('weighs what a module imports with it', () => {
  const page =
    '<link rel="modulepreload" href="/_next/static/a.js"><script type="module" src="/_next/static/islands/b.js"></script>';

  expect(weighPage(page, (path) => ({ raw: path.length, brotli: 1 })).js).toEqual({
    raw: '/_next/static/a.js'.length + '/_next/static/islands/b.js'.length,
    brotli: 2,
  });
});

test('counts scripts in the page, and neither data nor speculation rules', () => {
  expect(weighPage(html, weighFile).inlineJs).toBe(Buffer.byteLength(start));
  expect(weighPage('<script type="speculationrules">{}</script>', weighFile).inlineJs).toBe(0);
});

test('first paint waits for the sheets, and for the page as far as its first script', () => {
  const styled = '<style>.a{color:red}</style><h1>Words</h1>';

  expect(weighPage(html, weighFile).firstPaint).toBe(120 + weigh(shown).brotli);
  expect(weighPage(styled, weighFile).firstPaint).toBe(weigh(styled).brotli);
});

test('weighs bytes, not characters', () => {
  expect(weigh('கை').raw).toBe(6);
});

const css = `@font-face{font-family:eczar;src:url(/_next/static/media/eczar.woff2)format("woff2")}
@font-face{font-family:eczar Fallback;src:local(Times New Roman)}
@font-face{unicode-range:U+20-7E,U+A9,U+20B9;font-family:anek;src:url("../media/anek.woff2")}
@font-face{font-family:tamil;src:url(../media/tamil.woff2);unicode-range:U+B80-BFF,U+200C-200D}`;

test.each([
  ['English', 'Kaivinai', ['eczar.woff2', 'anek.woff2']],
  ['Tamil', 'கை', ['eczar.woff2', 'tamil.woff2']],
  ['a single character in a range', '₹', ['eczar.woff2', 'anek.woff2']],
  ['characters of no range', '漢', ['eczar.woff2']],
  ['nothing', '', []],
])('%s loads the fonts that hold it', (_, text, fonts) => {
  expect(fontsFor(text, css)).toEqual(fonts);
});

test.each([
  ['a title', '<head><title>கை</title></head><body>x</body>'],
  ['data', '<script type="application/ld+json">"கை"</script>x'],
  ['a sheet', '<style>.a{content:"கை"}</style>x'],
  ['a closed menu', '<nav popover="auto"><p>கை</p></nav>x'],
  ['a hidden part', '<p hidden>கை</p>x'],
  ['a closed answer', '<details><p>கை</p></details>x'],
  ['words for those without script', '<p>x</p><noscript>கை</noscript>'],
  ['a note to authors', '<!-- கை -->x'],
  ['an attribute', '<p title="கை">x</p>'],
])('%s is not shown', (_, page) => {
  expect(hasTamil(shownTextOf(page))).toBe(false);
});

test.each([
  ['a paragraph', '<p lang="ta">கை</p>'],
  ['a question', '<details><summary>கை</summary></details>'],
  ['an open answer', '<details open><p>கை</p></details>'],
])('%s is shown', (_, page) => {
  expect(hasTamil(shownTextOf(page))).toBe(true);
});

test('weighs each page of an export under its path, with the fonts that its text loads', () => {
  const face = (file: string, range = '') => `@font-face{src:url(../media/${file});${range}}`;
  const tamil = face('tamil.woff2', 'unicode-range:U+B80-BFF');
  const files = {
    '.next/server/app/index.html': '<h1>Home</h1><script src="/_next/static/next.js"></script>',
    '.next/static/next.js': 'hydrate()',
    'out/index.html': `<style>${face('latin.woff2')}${tamil}</style><h1>Home</h1>`,
    'out/hub/pottery.html':
      '<link rel="stylesheet" href="/_next/static/a.css"><h1 data-island="go-back">கை</h1>' +
      '<script type="module" src="/_next/static/islands/a.js"></script>',
    'out/_next/static/a.css': tamil,
    'out/_next/static/islands/a.js': 'wake()',
    'out/_next/static/media/latin.woff2': 'x'.repeat(100),
    'out/_next/static/media/tamil.woff2': 'x'.repeat(30),
  };
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const [out, rendered] = [join(folder, 'out'), join(folder, '.next')];
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }

  const pages = measureExport(out, rendered);
  rmSync(folder, { recursive: true });

  expect(pages).toMatchObject([
    {
      path: '/hub/pottery',
      hasIsland: true,
      hasTamil: true,
      fonts: 30,
      js: { raw: 'wake()'.length },
      plain: undefined,
    },
    {
      path: '/',
      hasIsland: false,
      hasTamil: false,
      fonts: 100,
      js: { raw: 0 },
      plain: { js: { raw: 'hydrate()'.length } },
    },
  ]);
  expect(() => measureExport(out, rendered)).toThrow('npm run build');
});

const budgets: Budgets = {
  leeway: { share: 0.25 },
  firstPaint: { everyPage: 14_000 },
  script: { withoutIsland: 0, withIsland: { '/contact': 130_000 } },
  fonts: { english: 40_000, withTamil: 70_000, inTamil: 66_000 },
};

const page = (changes: Partial<MeasuredPage>): MeasuredPage => ({
  path: '/story',
  hasIsland: false,
  hasTamil: false,
  html: { raw: 45_800, brotli: 11_450 },
  css: { raw: 0, brotli: 0 },
  js: { raw: 0, brotli: 0 },
  inlineJs: 0,
  firstPaint: 14_000,
  fonts: 40_000,
  ...changes,
});

const js = (brotli: number) => ({ js: { raw: 4 * brotli, brotli } });

test.each([
  ['a page at its limits', page({})],
  ['a page with Tamil text', page({ hasTamil: true, fonts: 70_000 })],
  ['a page with an island at its limits', page({ path: '/contact', hasIsland: true, ...js(130_000) })],
  ['a further page of a list', page({ path: '/contact/page/2', hasIsland: true, ...js(130_000) })],
])('takes %s', (_, measured) => {
  expect(overBudget(measured, budgets)).toEqual({ told: [], refused: [] });
});

test('tells of a page whose words take it over its first paint, and refuses what no words weigh', () => {
  const first = expect.stringContaining('first paint 14,001 bytes, 1 bytes over') as string;

  expect(overBudget(page({ firstPaint: 14_001 }), budgets)).toEqual({ told: [first], refused: [] });
  expect(overBudget(page({ firstPaint: 17_500 }), budgets).refused).toEqual([]);
});

test.each([
  ['first paint', page({ firstPaint: 17_501 }), 'first paint 17,501 bytes, 3,501 bytes over'],
  ['a script file', page(js(1)), 'script 1 bytes'],
  ['a script in the page', page({ inlineJs: 1 }), 'script 1 bytes'],
  ['fonts', page({ fonts: 40_001 }), 'fonts 40,001 bytes'],
  ['fonts beside Tamil text', page({ hasTamil: true, fonts: 70_001 }), 'fonts 70,001 bytes'],
  ['the script of an island', page({ path: '/contact/page/2', hasIsland: true, ...js(130_001) }), 'script 130,001'],
  ['an island without a budget', page({ hasIsland: true, ...js(5) }), '/story has an island and no budget'],
])('refuses %s', (_, measured, message) => {
  expect(overBudget(measured, budgets)).toEqual({ told: [], refused: [expect.stringContaining(message)] });
});

test('names the budget of a page that is gone or has no island any more', () => {
  const idle = [expect.stringContaining('/contact')];

  expect(idleBudgets([page({ path: '/contact' })], budgets)).toEqual(idle);
  expect(idleBudgets([], budgets)).toEqual(idle);
  expect(idleBudgets([page({ path: '/contact', hasIsland: true })], budgets)).toEqual([]);
});

test('shows a page in one row, in kB, beside the page of Next.js, and aligns all rows', () => {
  const pages = [page({ plain: page(js(100_000)) }), page({ path: '/privacy/your-data', hasIsland: true })];
  const [heading, ...rows] = weightTable(pages).slice(0, 3);

  expect(rows[0]?.trim().split(/\s+/)).toEqual([
    '/story',
    '45.8',
    '11.4',
    '·',
    '·',
    '·',
    '·',
    '40.0',
    '14.0',
    '11.4',
    '111.5',
  ]);
  expect(rows[1]).toMatch(/^\/privacy\/your-data \* /);
  expect(rows.map((row) => row.length)).toEqual([heading?.length, heading?.length]);
});
