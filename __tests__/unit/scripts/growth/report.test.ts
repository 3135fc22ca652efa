/** @jest-environment node */
import { growing, growthTable, marginsOf, type Growth } from '@/scripts/growth/report';

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

test('takes what every build needs out of what an added page takes', () => {
  expect(marginsOf([small, build(10, 300, 36, 948, 30_000)])).toEqual([
    { from: 1, to: 10, secondsPerPage: 0.1, megabytesPerPage: 0.2 },
  ]);
});

test('finds nothing where an added page stays within its limits', () => {
  expect(growing([small, build(10, 300, 40, 920, 30_500)])).toEqual([]);
});

// The first two are where the mean of a page hides it: 15 MB a page in the smaller build, 3.3 MB in the larger.
test.each([
  ['an added page takes more than 1 s', build(10, 300, 12 + 241, 900, 30_000)],
  ['an added page takes more than 0.4 MB', build(10, 300, 40, 900 + 97, 30_000)],
  ['the HTML of a page grows', build(10, 300, 40, 900, 60_000)],
])('finds that %s', (finding, large) => {
  expect(growing([small, large])).toEqual([expect.stringMatching(new RegExp(`^From 1× to 10×, ${finding}.$`))]);
});

test('makes a table with a row for each size', () => {
  expect(growthTable([small])[2]).toBe('| 1× | 60 | 12.0 | 200 | 900 MB | 15.00 MB | 30.0 kB | news.html, 40.0 kB |');
});
