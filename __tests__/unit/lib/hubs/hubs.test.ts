/** @jest-environment node */
import { contentIn } from '@/lib/content';
import { activeHubs, type Hub, hubAt, hubsBut, hubTitle, productLine, visitAction } from '@/lib/hubs';

const { hubs, hub: words } = contentIn('en');
const [first, ...others] = hubs as readonly [Hub, ...Hub[]];

test('a product list is capitalised once, at the start', () => {
  expect(productLine({ products: ['Bowls', 'Ladles', 'LED lamps'] })).toBe('Bowls, ladles, LED lamps');
});

test('finds a hub by id, and all others', () => {
  expect(hubAt(first.id, 'en')).toBe(first);
  expect(hubAt('nowhere', 'en')).toBeUndefined();
  expect(hubsBut(first.id, 'en')).toEqual(others);
});

test('active hubs have the status Active', () => {
  expect(activeHubs('en')).toEqual(hubs.filter(({ status }) => status === 'Active'));
});

test('the visit link is an e-mail that names the hub, with another subject for a planned one', () => {
  const open = visitAction({ ...first, status: 'Active' }, 'en');
  const planned = visitAction({ ...first, status: 'Planned' }, 'en');

  expect([open.label, planned.label]).toEqual([words.plan, words.ask]);
  expect(decodeURIComponent(open.href)).toContain(hubTitle(first));
});
