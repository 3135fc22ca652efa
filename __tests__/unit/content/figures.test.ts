import { figures, figureTile, type Figure } from '@/content/figures';
import { parseDate } from '@/lib/format';

const entries: [string, Figure][] = Object.entries(figures);

test.each(entries)('%s says what it counts, until when, and where the count comes from', (_name, figure) => {
  expect(figure.counts.trim()).not.toBe('');
  expect(figure.source.trim()).not.toBe('');
  expect(() => parseDate(figure.asOf)).not.toThrow();
  expect(figure.pages.length).toBeGreaterThan(0);
});

test('a page shows the number and the label, and takes over nothing that the launch check would list again', () => {
  const { value, label } = figures.artisans;

  expect(figureTile('artisans', 'at work today')).toEqual({ value, label, description: 'at work today' });
});

test('no page shows two figures under the same label', () => {
  const shown = entries.flatMap(([, { label, pages }]) => pages.map((page) => `${page} ${label}`));

  expect(shown.filter((name, index) => shown.indexOf(name) !== index)).toEqual([]);
});
