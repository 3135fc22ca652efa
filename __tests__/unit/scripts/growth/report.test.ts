/** @jest-environment node */
import { growing, growthTable, type Growth } from '@/scripts/growth/report';

const build = (
  factor: number,
  pages: number,
  seconds: number,
  peakMegabytes: number,
  bytesPerPage: number,
): Growth => ({
  factor,
  pages,
  bytesPerPage,
  efforts: [
    { command: 'next build', seconds: seconds - 1, peakMegabytes },
    { command: 'tsx end.ts', seconds: 1, peakMegabytes: 10 },
  ],
  largest: { page: 'news.html', bytes: 40_000 },
});

const small = build(1, 60, 12, 900, 30_000);

test('finds nothing where a page takes as much or less', () => {
  expect(growing([small, build(10, 300, 40, 1200, 30_500)])).toEqual([]);
});

test.each([
  ['time a page', build(10, 300, 90, 1200, 30_000)],
  ['memory a page', build(10, 300, 40, 9000, 30_000)],
  ['bytes a page', build(10, 300, 40, 1200, 60_000)],
])('finds %s that grows', (name, large) => {
  expect(growing([small, large])).toEqual([`From 1× to 10×, ${name} grows.`]);
});

test('makes a table with a row for each size', () => {
  expect(growthTable([small])[2]).toBe('| 1× | 60 | 12.0 | 200 | 900 MB | 15.00 MB | 30.0 kB | news.html, 40.0 kB |');
});
