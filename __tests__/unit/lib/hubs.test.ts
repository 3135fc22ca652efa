/** @jest-environment node */
import { hubs } from '@/content/hubs';
import { activeHubs, hubAt, hubsBut, productLine } from '@/lib/hubs';

test('a line of products begins with a capital and goes on without', () => {
  expect(productLine({ products: ['Bowls and cups', 'Ladles', 'Lamps'] })).toBe('Bowls and cups, ladles, lamps');
});

test('a hub is found by its id, and the others are all but that one', () => {
  const [first, ...others] = hubs;

  expect(hubAt('coconut-tenkasi-main')).toBe(first);
  expect(hubAt('nowhere')).toBeUndefined();
  expect(hubsBut('coconut-tenkasi-main')).toEqual(others);
});

test('active are those that say so', () => {
  expect(activeHubs).toEqual(hubs.filter(({ status }) => status === 'Active'));
});
