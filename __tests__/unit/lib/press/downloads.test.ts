/** @jest-environment node */
import { getContent } from '@/lib/content';
import { formatBytes, getDownloadLink } from '@/lib/press/downloads';
import { listDownloadLanguages } from '@/lib/press/get-download-file';

test.each([
  [999, '999 bytes'],
  [422_428, '422 kB'],
  [999_499, '999 kB'],
  [999_500, '1 MB'],
  [1_249_000, '1.2 MB'],
])('formats %d bytes as %s', (bytes, expected) => {
  expect(formatBytes(bytes, 'en')).toBe(expected);
});

const download = { bytes: 1_200_000, date: '2026-11-20' };
const { shortName } = getContent('en').enterprise;

test('a link to a download has its type, size and date', () => {
  const manifest = {
    [`${shortName}-gifting-catalogue.pdf`]: download,
    [`${shortName}-brand-assets.zip`]: download,
  };
  expect(getDownloadLink({ label: 'Take it', download: 'catalogue' }, 'en', manifest)).toEqual({
    label: 'Take it',
    href: `/papers/${shortName}-gifting-catalogue.pdf`,
    kind: 'PDF',
    note: 'PDF, 1.2 MB, 20 November 2026',
  });
  expect(getDownloadLink({ label: 'Take it', download: 'brand-assets' }, 'en', manifest).kind).toBe('ZIP');
});

test('a link leads to the translation of a download where there is one', () => {
  const files = ['gifting-catalogue.pdf', 'fact-sheet.pdf', 'fact-sheet-ta.pdf'].map((end) => `${shortName}-${end}`);
  const manifest = Object.fromEntries(files.map((file) => [file, download]));
  const linked = (['catalogue', 'fact-sheet'] as const).map(
    (name) => getDownloadLink({ label: 'Take it', download: name }, 'ta', manifest).href,
  );

  const factSheet = listDownloadLanguages('fact-sheet').includes('ta') ? files[2] : files[1];
  expect(linked).toEqual([`/papers/${files[0]}`, `/papers/${factSheet}`]);
});
