/** @jest-environment node */
import { getContent } from '@/lib/content';
import { fill } from '@/lib/language/fill';
import { type Hub, formatHubTitle, formatProductLine, visitAction } from '@/lib/content/hubs';

const { hubs } = getContent('en');
const words = getContent('en').words.hub;
const [first] = hubs as readonly [Hub, ...Hub[]];

test('a product list is capitalised once, at the start', () => {
  expect(formatProductLine({ products: ['Bowls', 'Ladles', 'LED lamps'] })).toBe('Bowls, ladles, LED lamps');
});

test('the visit link names the hub in its subject, with another one for a planned hub', () => {
  const [open, planned] = (['Active', 'Planned'] as const).map((status) =>
    decodeURIComponent(visitAction({ ...first, status }, 'Write').href),
  );

  expect(open).toContain(fill(words.subject, { title: formatHubTitle(first) }));
  expect(planned).toContain(fill(words.askSubject, { title: formatHubTitle(first) }));
});
