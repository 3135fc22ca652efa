/** @jest-environment node */
import { connectSources } from '@/build/export/csp-connect-src';

const lookupUrl = 'https://ip.example/?format=json';
const deliveryUrl = 'https://forms.example/f/1';

test.each(['contact-form', 'join-form'])('a page with %s may connect to both services', (island) => {
  const origins = connectSources({ lookupUrl, deliveryUrl })(['go-back', island]);

  expect(origins).toEqual(['https://ip.example', 'https://forms.example']);
});

test.each(['subscribe-form', 'your-data'])('a page with %s may only connect to the endpoint', (island) => {
  expect(connectSources({ lookupUrl, deliveryUrl })([island])).toEqual(['https://forms.example']);
});

test("an endpoint given as a path is 'self'", () => {
  expect(connectSources({ lookupUrl: '', deliveryUrl: '/forms' })(['contact-form'])).toEqual(["'self'"]);
});

test('a page without a form may connect to neither', () => {
  const origins = connectSources({ lookupUrl, deliveryUrl });

  expect([...origins([]), ...origins(['go-back'])]).toEqual([]);
});
