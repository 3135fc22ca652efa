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

const budgets = {
  leeway: { about: '', share: 0.25 },
  firstPaint: { about: '', everyPage: 100 },
  script: { about: '', withIsland: 50 },
};

test.each([
  ['a page within its budgets', { firstPaint: 100, script: 50 }, 0, 0],
  ['a page somewhat over', { firstPaint: 125, script: 0 }, 1, 0],
  ['a page far over', { firstPaint: 126, script: 0 }, 0, 1],
  ['too much script', { firstPaint: 1, script: 51 }, 0, 1],
])('%s', (_, sizes, reported, failed) => {
  const excess = findOverBudget({ path: '/join', ...sizes }, budgets);

  expect([excess.reported.length, excess.failed.length]).toEqual([reported, failed]);
});
