/** @jest-environment node */
import { checkAddresses, checkDocuments } from '@/lib/launch/addresses';

const found = (parts: Readonly<Record<string, unknown>>) =>
  checkAddresses({ 'content/site.ts': parts }).map(({ item, field }) => (item === field ? item : `${item}.${field}`));

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

test('asks for the domain that names things once, and not again', () => {
  const messages = (domain: string) =>
    checkAddresses({ 'content/site.ts': { site: { namingAuthority: { domain } } } }).map(({ message }) => message);

  expect(messages('kaivinai.example')).toEqual([expect.stringMatching(/once/)]);
  expect(messages('kaivinai.org')).toEqual([]);
});

test('is content with the real ones', () => {
  const site = { origin: 'https://kaivinai.org', email: 'hello@kaivinai.org', phone: { href: 'tel:+914633281100' } };

  expect(found({ site })).toEqual([]);
});

test('lists a placeholder in a text beside the content by its line', () => {
  const listed = (text: string) => checkDocuments({ 'SECURITY.md': text }).map(({ line, item }) => [line, item]);

  expect(listed('# Security\n\nWrite to hello@kaivinai.example, or see https://kaivinai.example.')).toEqual([
    [3, 'hello@kaivinai.example'],
    [3, 'kaivinai.example'],
  ]);
  expect(listed('Write to hello@kaivinai.org, for example.')).toEqual([]);
});

test('names the module that writes an address, not the one that takes it over', () => {
  const email = 'hello@kaivinai.example';
  const addresses = { 'content/reach.ts': { email }, 'content/site.ts': { site: { email } } };

  expect(checkAddresses(addresses).map(({ file, item }) => [file, item])).toEqual([['content/reach.ts', 'email']]);
});
