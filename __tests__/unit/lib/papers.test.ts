import type { PaperManifest } from '@/content/papers/delivery';
import { periods, rupees } from '@/content/policy-facts';
import { fillFacts } from '@/lib/facts';
import { formatPeriod, formatRupees } from '@/lib/format';
import { formatBytes, paperLink } from '@/lib/papers';

test.each([
  [999, '999 bytes'],
  [422_428, '422 kB'],
  [999_499, '999 kB'],
  [999_500, '1 MB'],
  [1_249_000, '1.2 MB'],
])('tells %d bytes as %s', (bytes, told) => {
  expect(formatBytes(bytes)).toBe(told);
});

test('a link to a paper says its kind, size and date', () => {
  const paper = { bytes: 1_200_000, date: '2026-11-20' };
  const manifest: PaperManifest = {
    catalogue: paper,
    'press-release': paper,
    'fact-sheet': paper,
    'brand-assets': paper,
  };
  expect(paperLink('catalogue', manifest)).toMatchObject({ kind: 'PDF', note: 'PDF, 1.2 MB, 20 November 2026' });
  expect(paperLink('brand-assets', manifest).kind).toBe('ZIP');
});

test('puts the constants of the policies into a text, and stops at one that is not there', () => {
  expect(fillFacts('Within {returnWindow}, above {freeShippingAbove}, {faultRefund}.')).toBe(
    `Within ${formatPeriod(periods.returnWindow)}, above ${formatRupees(rupees.freeShippingAbove)}, 100%.`,
  );
  expect(() => fillFacts('Within {returnWindows}.')).toThrow("'returnWindows'");
});
