/** @jest-environment node */
import fc from 'fast-check';

import { getContent } from '@/lib/content';
import { getAbsoluteUrl } from '@/lib/pages/metadata';
import { findLastChange, formatSecurityTxt, formatSitemap } from '@/build/discovery/texts';

const expiry = (built: Date) => new Date(/^Expires: (.*)$/m.exec(formatSecurityTxt(built))?.[1] ?? '');

test('security.txt is valid for most of a year, and always less than one (RFC 9116)', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('2024-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }), (built) => {
      const days = (expiry(built).getTime() - built.getTime()) / 86_400_000;
      expect(days).toBeGreaterThan(300);
      expect(days).toBeLessThan(365);
    }),
  );
});

test('builds of the same month are identical', () => {
  expect(formatSecurityTxt(new Date('2026-11-01T00:00:00Z'))).toBe(formatSecurityTxt(new Date('2026-11-30T23:59:59Z')));
});

test('the sitemap omits an unknown date', () => {
  const xml = formatSitemap([
    { path: '/story', lastChange: '2026-01-02', versions: [] },
    { path: '/a&b', lastChange: undefined, versions: [{ language: 'ta-IN', href: getAbsoluteUrl('/ta/a&b') }] },
  ]);

  expect(xml).toContain(`<url><loc>${getAbsoluteUrl('/story')}</loc><lastmod>2026-01-02</lastmod></url>`);
  expect(xml).toContain(
    `<url><loc>${getAbsoluteUrl('/a&amp;b')}</loc><xhtml:link rel="alternate" hreflang="ta-IN" href="${getAbsoluteUrl('/ta/a&amp;b')}"/></url>`,
  );
});

test('articles and policies have the date they show, in each language; other pages have none', () => {
  const [article] = getContent('en').news;

  expect(findLastChange(`/ta/news/${article?.id}`)).toBe(article?.updated ?? article?.date);
  expect(findLastChange('/privacy')).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(findLastChange('/story')).toBeUndefined();
});
