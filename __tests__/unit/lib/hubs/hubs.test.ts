/** @jest-environment node */
import { contentIn } from '@/lib/content';
import { activeHubs, type Hub, hubAt, hubsBut, hubTitle, productLine, visitAction } from '@/lib/hubs';

const { hubs, hub: words } = contentIn('en');
const [first, ...others] = hubs as readonly [Hub, ...Hub[]];

test('a line of products begins with a capital and goes on without', () => {
  expect(productLine({ products: ['Bowls', 'Ladles', 'LED lamps'] })).toBe('Bowls, ladles, LED lamps');
});

test('a hub is found by its id, and the others are all but that one', () => {
  expect(hubAt(first.id, 'en')).toBe(first);
  expect(hubAt('nowhere', 'en')).toBeUndefined();
  expect(hubsBut(first.id, 'en')).toEqual(others);
});

test('active are those that say so', () => {
  expect(activeHubs('en')).toEqual(hubs.filter(({ status }) => status === 'Active'));
});

test('one asks to visit a hub, and asks about one that is only planned, with its name in the letter', () => {
  const open = visitAction({ ...first, status: 'Active' }, 'en');
  const planned = visitAction({ ...first, status: 'Planned' }, 'en');

  expect([open.label, planned.label]).toEqual([words.plan, words.ask]);
  expect(decodeURIComponent(open.href)).toContain(hubTitle(first));
});
