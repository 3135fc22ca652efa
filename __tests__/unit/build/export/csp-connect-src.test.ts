/** @jest-environment node */
import { connectSources } from '@/build/export/csp-connect-src';

const lookupUrl = 'https://ip.example/?format=json';
const deliveryUrl = 'https://forms.example/f/1';

test.each(['contact-form', 'join-form'])('a page with %s may ask both services', (island) => {
  const origins = connectSources({ lookupUrl, deliveryUrl })(['go-back', island]);

  expect(origins).toEqual(['https://ip.example', 'https://forms.example']);
});

test('the newsletter box may ask for delivery only: it looks no address up', () => {
  expect(connectSources({ lookupUrl, deliveryUrl })(['subscribe-form'])).toEqual(['https://forms.example']);
});

test('an endpoint that is a path is on this site', () => {
  expect(connectSources({ lookupUrl: '', deliveryUrl: '/__forms.html' })(['contact-form'])).toEqual(["'self'"]);
});

test('a page without a form may ask neither', () => {
  const origins = connectSources({ lookupUrl, deliveryUrl });

  expect([...origins([]), ...origins(['go-back'])]).toEqual([]);
});

test('an empty setting is nobody to ask', () => {
  expect(connectSources({ lookupUrl: '', deliveryUrl: '' })(['contact-form'])).toEqual([]);
});

test('names one service once', () => {
  const origins = connectSources({ lookupUrl: 'https://one.example/a', deliveryUrl: 'https://one.example/b' });

  expect(origins(['join-form'])).toEqual(['https://one.example']);
});
