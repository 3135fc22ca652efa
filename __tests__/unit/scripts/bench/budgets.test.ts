/** @jest-environment node */
import { idleBudgets, overBudget, type Budgets, type MeasuredPage } from '@/scripts/bench/budgets';

const budgets: Budgets = {
  firstPaint: { everyPage: 14_000 },
  script: { withoutIsland: 0, withIsland: { '/contact': 130_000 } },
  fonts: { english: 40_000, withTamil: 70_000 },
};

const nothing = { raw: 0, brotli: 0 };
const weight = { html: nothing, css: nothing, js: nothing, inlineJs: 0, firstPaint: 14_000 };

const page = (changes: Partial<MeasuredPage>): MeasuredPage => ({
  path: '/story',
  hasIsland: false,
  hasTamil: false,
  weight,
  fonts: 40_000,
  plain: weight,
  ...changes,
});

const withScript = (brotli: number) => ({ ...weight, js: { raw: 4 * brotli, brotli } });

test.each([
  ['a page at its limits', page({})],
  ['a page with Tamil text', page({ hasTamil: true, fonts: 70_000 })],
  ['a page with an island at its limits', page({ path: '/contact', hasIsland: true, weight: withScript(130_000) })],
])('takes %s', (_, measured) => {
  expect(overBudget(measured, budgets)).toEqual([]);
});

test('holds the further pages of a list to the budget of the list', () => {
  const onPageTwo = (brotli: number) =>
    overBudget(page({ path: '/contact/page/2', hasIsland: true, weight: withScript(brotli) }), budgets);

  expect(onPageTwo(130_000)).toEqual([]);
  expect(onPageTwo(130_001)).toEqual([expect.stringContaining('/contact/page/2: script')]);
});

test.each([
  ['first paint', page({ weight: { ...weight, firstPaint: 14_001 } }), 'first paint 14,001 bytes, 1 bytes over'],
  ['a script file', page({ weight: withScript(1) }), 'script 1 bytes'],
  ['a script in the page', page({ weight: { ...weight, inlineJs: 1 } }), 'script 1 bytes'],
  ['fonts', page({ fonts: 40_001 }), 'fonts 40,001 bytes'],
  ['fonts beside Tamil text', page({ hasTamil: true, fonts: 70_001 }), 'fonts 70,001 bytes'],
  [
    'the script of an island',
    page({ path: '/contact', hasIsland: true, weight: withScript(130_001) }),
    'script 130,001',
  ],
  [
    'first paint of a page with an island',
    page({ path: '/contact', hasIsland: true, weight: { ...weight, firstPaint: 14_001 } }),
    'first paint 14,001',
  ],
  [
    'an island without a budget',
    page({ hasIsland: true, weight: withScript(5) }),
    '/story has an island and no budget',
  ],
])('refuses %s', (_, measured, message) => {
  expect(overBudget(measured, budgets)).toEqual([expect.stringContaining(message)]);
});

test.each([
  ['has no island any more', [page({ path: '/contact' })]],
  ['is gone', []],
])('names the budget of a page that %s', (_, pages) => {
  expect(idleBudgets(pages, budgets)).toEqual([expect.stringContaining('/contact')]);
});

test('keeps the budget of a page with an island', () => {
  expect(idleBudgets([page({ path: '/contact', hasIsland: true })], budgets)).toEqual([]);
});
