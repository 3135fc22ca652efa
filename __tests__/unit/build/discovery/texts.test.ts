/** @jest-environment node */
import fc from 'fast-check';

import { absoluteUrl } from '@/lib/metadata';
import { securityTxt, sitemapFiles } from '@/build/discovery/texts';

const expiry = (built: Date) => new Date(/^Expires: (.*)$/m.exec(securityTxt(built))?.[1] ?? '');

test('security.txt holds for most of a year, and never for a whole one (RFC 9116)', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('2024-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }), (built) => {
      const days = (expiry(built).getTime() - built.getTime()) / 86_400_000;
      expect(days).toBeGreaterThan(300);
      expect(days).toBeLessThan(365);
    }),
  );
});

test('two builds of one month write the same', () => {
  expect(securityTxt(new Date('2026-11-01T00:00:00Z'))).toBe(securityTxt(new Date('2026-11-30T23:59:59Z')));
});

test('the sitemap leaves out a day that nobody knows', () => {
  const { 'sitemap.xml': xml } = sitemapFiles([
    { path: '/story', lastChange: '2026-01-02', versions: [] },
    { path: '/a&b', lastChange: undefined, versions: [{ language: 'ta-IN', href: absoluteUrl('/ta/a&b') }] },
  ]);

  expect(xml).toContain(`<url><loc>${absoluteUrl('/story')}</loc><lastmod>2026-01-02</lastmod></url>`);
  expect(xml).toContain(
    `<url><loc>${absoluteUrl('/a&amp;b')}</loc><xhtml:link rel="alternate" hreflang="ta-IN" href="${absoluteUrl('/ta/a&amp;b')}"/></url>`,
  );
});

test('a sitemap too long for one file is an index of several, which list each page once, in its order', () => {
  const paths = ['/a', '/b', '/c', '/d', '/e'];
  const entries = paths.map((path) => ({ path, lastChange: undefined, versions: [] }));
  const locations = (xml = '') => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

  expect(Object.keys(sitemapFiles(entries, 5))).toEqual(['sitemap.xml']);
  const { 'sitemap.xml': index, ...parts } = sitemapFiles(entries, 2);
  expect(index).toContain('<sitemapindex');
  expect(locations(index)).toEqual(Object.keys(parts).map((file) => absoluteUrl(`/${file}`)));
  expect(Object.values(parts).map((part) => locations(part).length)).toEqual([2, 2, 1]);
  expect(Object.values(parts).flatMap(locations)).toEqual(paths.map((path) => absoluteUrl(path)));
});
