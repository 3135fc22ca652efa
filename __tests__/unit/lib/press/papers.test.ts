/** @jest-environment node */
import type { PaperManifest } from '@/lib/press/paper-files';
import { formatBytes, paperLink } from '@/lib/press/papers';

test.each([
  [999, '999 bytes'],
  [422_428, '422 kB'],
  [999_499, '999 kB'],
  [999_500, '1 MB'],
  [1_249_000, '1.2 MB'],
])('tells %d bytes as %s', (bytes, told) => {
  expect(formatBytes(bytes, 'en')).toBe(told);
});

test('a link to a paper says its kind, size and date', () => {
  const paper = { bytes: 1_200_000, date: '2026-11-20' };
  const manifest: PaperManifest = {
    catalogue: paper,
    'price-list': paper,
    'press-release': paper,
    'fact-sheet': paper,
    'brand-assets': paper,
  };
  expect(paperLink({ label: 'Take it', paper: 'catalogue' }, 'en', manifest)).toEqual({
    label: 'Take it',
    href: '/papers/kaivinai-gifting-catalogue.pdf',
    kind: 'PDF',
    note: 'PDF, 1.2 MB, 20 November 2026',
  });
  expect(paperLink({ label: 'Take it', paper: 'brand-assets' }, 'en', manifest).kind).toBe('ZIP');
});
