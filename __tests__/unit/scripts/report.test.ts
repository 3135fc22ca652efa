import { median, withReport } from '@/scripts/lib/report';

test('takes the middle one, whatever the order, and of an even count the lower', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2);
});

test('replaces the last report, leaves the text around it, and asks for a place when there is none', () => {
  const document =
    '# A\n\n<!-- lighthouse: written by npm run bench:lighthouse -->\nold\n<!-- /lighthouse -->\n\nAfter.\n';
  const written = withReport(document, 'lighthouse', 'new');

  expect(written).toContain('new');
  expect(written).not.toContain('old');
  expect(written).toMatch(/^# A\n[^]*After\.\n$/);
  expect(withReport(written, 'lighthouse', 'new')).toBe(written);
  expect(() => withReport('# A', 'lighthouse', 'new')).toThrow('docs/performance.md');
});
