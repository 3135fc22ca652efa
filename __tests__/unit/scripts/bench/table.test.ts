/** @jest-environment node */
import type { MeasuredPage } from '@/scripts/bench/budgets';
import { savings, weightTable } from '@/scripts/bench/table';

const weightOf = (html: number, js: number) => ({
  html: { raw: html * 4, brotli: html },
  css: { raw: 0, brotli: 0 },
  js: { raw: js * 4, brotli: js },
  inlineJs: 0,
  firstPaint: html,
});

const page: MeasuredPage = {
  path: '/story',
  hasIsland: false,
  hasTamil: false,
  weight: weightOf(11_450, 0),
  fonts: 35_776,
  plain: weightOf(13_000, 118_000),
};

test('shows a page and its plain twin in one row, in kB', () => {
  const row = weightTable([page]).find((line) => line.startsWith('/story'));

  expect(row?.trim().split(/\s+/)).toEqual([
    '/story',
    '45.8',
    '11.4',
    '·',
    '·',
    '·',
    '·',
    '35.8',
    '11.4',
    '11.4',
    '13.0',
    '118.0',
    '131.0',
  ]);
});

test('marks a page with an island', () => {
  expect(weightTable([{ ...page, hasIsland: true }])[1]).toMatch(/^\/story \*/);
});

test('aligns every row', () => {
  const [heading, ...rows] = weightTable([page, { ...page, path: '/privacy/your-data' }]).slice(0, 3);

  expect(rows.map((row) => row.length)).toEqual([heading?.length, heading?.length]);
});

test('averages what is loaded over all pages', () => {
  const text = savings([page, { ...page, weight: weightOf(8_550, 0), plain: weightOf(10_000, 119_000) }]);

  expect(text).toMatch(/10\.0 kB .* 130\.0 kB/);
});
