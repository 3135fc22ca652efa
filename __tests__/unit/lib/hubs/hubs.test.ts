/** @jest-environment node */
import { contentIn } from '@/lib/content';
import { fill } from '@/lib/text/fill';
import { activeHubs, type Hub, hubAt, hubsBut, hubTitle, productLine, visitAction } from '@/lib/hubs';

const { hubs, hub: words } = contentIn('en');
const [first, ...others] = hubs as readonly [Hub, ...Hub[]];

test('a product list is capitalised once, at the start', () => {
  expect(productLine({ products: ['Bowls', 'Ladles', 'LED lamps'] })).toBe('Bowls, ladles, LED lamps');
});

test('finds a hub by id, and all others', () => {
  expect(hubAt(first.id, 'en')).toBe(first);
  expect(hubAt('nowhere', 'en')).toBeUndefined();
  expect(hubsBut(first.id)).toEqual(others);
});

test('active hubs have the status Active', () => {
  expect(activeHubs('en')).toEqual(hubs.filter(({ status }) => status === 'Active'));
});

test('the visit link names the hub in its subject, with another one for a planned hub', () => {
  const [open, planned] = (['Active', 'Planned'] as const).map((status) =>
    decodeURIComponent(visitAction({ ...first, status }, 'Write', 'en').href),
  );

  expect(open).toContain(fill(words.subject, { title: hubTitle(first) }));
  expect(planned).toContain(fill(words.askSubject, { title: hubTitle(first) }));
});
