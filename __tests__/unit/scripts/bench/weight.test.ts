/** @jest-environment node */
import { weigh, weighedFiles, weighPage } from '@/scripts/bench/weight';

const sizes: Record<string, number> = {
  '/_next/static/a.css': 1000,
  '/_next/static/b.css': 200,
  '/_next/static/a.js': 5000,
};
const weighFile = (address: string) => ({
  raw: sizes[address] ?? Number.NaN,
  brotli: (sizes[address] ?? Number.NaN) / 10,
});

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

  expect(weighPage(page, (address) => ({ raw: address.length, brotli: 1 })).js).toEqual({
    raw: '/_next/static/a.js'.length + '/_next/static/islands/b.js'.length,
    brotli: 2,
  });
});

test('counts scripts in the page, and neither data nor speculation rules', () => {
  expect(weighPage(html, weighFile).inlineJs).toBe(Buffer.byteLength(start));
  expect(weighPage('<script type="speculationrules">{}</script>', weighFile).inlineJs).toBe(0);
});

test('first paint waits for the sheets, and for the page as far as its first script', () => {
  expect(weighPage(html, weighFile).firstPaint).toBe(120 + weigh(shown).brotli);
});

test('first paint of a page that carries its sheet waits for the page alone', () => {
  const page = '<style>.a{color:red}</style><h1>Words</h1>';

  expect(weighPage(page, weighFile).firstPaint).toBe(weigh(page).brotli);
});

test('reads each file once', () => {
  const read = jest.fn(() => Buffer.from('x'.repeat(1000)));
  const weighOnce = weighedFiles(read);

  expect(weighOnce('/a.js')).toEqual(weighOnce('/a.js'));
  expect(read).toHaveBeenCalledTimes(1);
});

test('weighs bytes, not characters', () => {
  expect(weigh('கை').raw).toBe(6);
});
