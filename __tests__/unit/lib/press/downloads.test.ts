/** @jest-environment node */
import { getContent } from '@/lib/content';
import type { DownloadManifest } from '@/lib/content/download-files';
import { formatBytes, getDownloadLink } from '@/lib/press/downloads';

test.each([
  [999, '999 bytes'],
  [422_428, '422 kB'],
  [999_499, '999 kB'],
  [999_500, '1 MB'],
  [1_249_000, '1.2 MB'],
])('formats %d bytes as %s', (bytes, expected) => {
  expect(formatBytes(bytes, 'en')).toBe(expected);
});

test('a link to a download has its type, size and date', () => {
  const download = { bytes: 1_200_000, date: '2026-11-20' };
  const manifest: DownloadManifest = {
    catalogue: download,
    'price-list': download,
    'press-release': download,
    'fact-sheet': download,
    'brand-assets': download,
  };
  expect(getDownloadLink({ label: 'Take it', download: 'catalogue' }, 'en', manifest)).toEqual({
    label: 'Take it',
    href: `/papers/${getContent('en').enterprise.shortName}-gifting-catalogue.pdf`,
    kind: 'PDF',
    note: 'PDF, 1.2 MB, 20 November 2026',
  });
  expect(getDownloadLink({ label: 'Take it', download: 'brand-assets' }, 'en', manifest).kind).toBe('ZIP');
});
