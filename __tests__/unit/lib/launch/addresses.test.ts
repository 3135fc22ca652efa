/** @jest-environment node */
import { checkAddresses } from '@/lib/launch/addresses';

const found = (parts: Readonly<Record<string, unknown>>) =>
  checkAddresses(parts).map(({ item, field }) => (item === field ? item : `${item}.${field}`));

test('lists reserved names and numbers that nobody has', () => {
  const site = {
    name: 'Kaivinai',
    origin: 'https://kaivinai.example',
    email: 'hello@kaivinai.example',
    phone: { display: '+91 4633 000 000', href: 'tel:+914633000000' },
    postalCode: '627811',
  };

  expect(found({ site })).toEqual(['origin', 'email', 'phone.display', 'phone.href']);
});

test('lists what is built from an address with that address', () => {
  const store = 'https://shop.kaivinai.example';

  expect(found({ external: { store, orders: `${store}/orders` } })).toEqual(['store']);
});

test('is content with the real ones', () => {
  const site = { origin: 'https://kaivinai.org', email: 'hello@kaivinai.org', phone: { href: 'tel:+914633281100' } };

  expect(found({ site })).toEqual([]);
});
