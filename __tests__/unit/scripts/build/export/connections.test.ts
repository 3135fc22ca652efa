/** @jest-environment node */
import { connectionsFor } from '@/scripts/build/export/connections';

const lookupUrl = 'https://ip.example/?format=json';
const deliveryUrl = 'https://forms.example/f/1';

test.each(['contact-form', 'join-form'])('a page with %s may ask both services', (island) => {
  const origins = connectionsFor({ lookupUrl, deliveryUrl })(['go-back', island]);

  expect(origins).toEqual(['https://ip.example', 'https://forms.example']);
});

test('the newsletter box may ask for delivery only: it looks no address up', () => {
  expect(connectionsFor({ lookupUrl, deliveryUrl })(['subscribe-form'])).toEqual(['https://forms.example']);
});

test('an endpoint that is a path is on this site', () => {
  expect(connectionsFor({ lookupUrl: '', deliveryUrl: '/__forms.html' })(['contact-form'])).toEqual(["'self'"]);
});

test('a page without a form may ask neither', () => {
  const origins = connectionsFor({ lookupUrl, deliveryUrl });

  expect([...origins([]), ...origins(['go-back'])]).toEqual([]);
});

test('an empty setting is nobody to ask', () => {
  expect(connectionsFor({ lookupUrl: '', deliveryUrl: '' })(['contact-form'])).toEqual([]);
});

test('names one service once', () => {
  const origins = connectionsFor({ lookupUrl: 'https://one.example/a', deliveryUrl: 'https://one.example/b' });

  expect(origins(['join-form'])).toEqual(['https://one.example']);
});
