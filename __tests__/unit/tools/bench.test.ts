/** @jest-environment node */
import { findOverBudget, measureBrotli, measurePage } from '@/tools/bench';

test('measures a page, its scripts and their imports', () => {
  const html =
    '<style>p{}</style><p>கை</p><link rel="modulepreload" href="/shared.js"/><link rel="icon" href="/icon.svg"/>' +
    '<script type="application/ld+json">{}</script><script type="module" src="/entry.js"></script>';

  expect(measurePage('/join', html, (path) => Buffer.from(path))).toEqual({
    path: '/join',
    firstPaint: measureBrotli(html),
    script: measureBrotli('/shared.js') + measureBrotli('/entry.js'),
  });
});

test.each([
  ['a page within its budgets', { firstPaint: 100, script: 50 }, 0],
  ['a page that is too large', { firstPaint: 101, script: 0 }, 1],
  ['too much script', { firstPaint: 1, script: 51 }, 1],
])('%s', (_, sizes, failures) => {
  const budgets = { firstPaint: { about: '', everyPage: 100 }, script: { about: '', withIsland: 50 } };

  expect(findOverBudget({ path: '/join', ...sizes }, budgets)).toHaveLength(failures);
});
