/** @jest-environment node */
import { getContent } from '@/lib/content';
import { getSiteOrigin } from '@/lib/env';
import { resolveAction } from '@/lib/content/links';
import { buildLink, formatMailUrl, formatWhatsappUrl } from '@/lib/content/urls';

// Subjects and messages with URL syntax, several lines, and Tamil.
const texts = ['Quote & price? 50% #1', 'Name:\nVillage:', 'வணக்கம்'];

test.each(texts)('passes %j to the contact form unchanged', (text) => {
  const { pathname, searchParams, hash } = new URL(
    resolveAction({ label: 'Ask', path: '/contact', subject: text }, 'en').href,
    getSiteOrigin(),
  );

  expect([pathname, searchParams.get('subject'), hash]).toEqual(['/contact', text, '#form']);
});

test.each(texts)('passes %j to WhatsApp unchanged', (text) => {
  const { host, pathname, searchParams, hash } = new URL(formatWhatsappUrl('+91 90000 00000', text));

  expect([host, pathname, searchParams.get('text'), hash]).toEqual(['wa.me', '/919000000000', text, '']);
});

test.each(texts)('passes %j to a mail program unchanged, as subject and body', (text) => {
  const { pathname, searchParams } = new URL(formatMailUrl('mail@site.example', text, text));

  expect([pathname, searchParams.get('subject'), searchParams.get('body')]).toEqual(['mail@site.example', text, text]);
});

test.each([
  ['https://shop.example', 'https://shop.example/products/bowl'],
  ['https://shop.example/in/', 'https://shop.example/in/products/bowl'],
  ['https://shop.example/?ref=site', 'https://shop.example/products/bowl?ref=site'],
  ['https://shop.example/in?ref=site#top', 'https://shop.example/in/products/bowl?ref=site#top'],
])('a product in the store at %s is at %s', (store, expected) => {
  const { enterprise } = getContent('en');
  const link = buildLink(
    { label: 'Buy', external: 'store', item: 'products/bowl' },
    {
      enterprise: { ...enterprise, external: { store } },
      newTab: '',
      language: 'en',
      isTranslated: () => true,
    },
  );

  expect(link.href).toBe(expected);
});

test('a telephone number in a sentence stays on one line', () => {
  const { pages, enterprise } = getContent('en');
  const words = JSON.stringify(pages);

  expect(words).toContain(enterprise.phone.replaceAll(' ', '\u00a0'));
  expect(words).not.toContain(enterprise.phone);
});
