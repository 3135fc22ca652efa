import { figures, type Figure } from '@/content/figures';
import { parseDate } from '@/lib/format';

const entries: [string, Figure][] = Object.entries(figures);

test.each(entries)('%s says what it counts, until when, and where the count comes from', (_name, figure) => {
  expect(figure.counts.trim()).not.toBe('');
  expect(figure.source.trim()).not.toBe('');
  expect(() => parseDate(figure.asOf)).not.toThrow();
  expect(figure.pages.length).toBeGreaterThan(0);
});

test('no page shows two figures under the same label', () => {
  const shown = entries.flatMap(([, { label, pages }]) => pages.map((page) => `${page} ${label}`));

  expect(shown.filter((name, index) => shown.indexOf(name) !== index)).toEqual([]);
});
