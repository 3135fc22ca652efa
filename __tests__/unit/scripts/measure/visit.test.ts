/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { type Measured, shortfalls, slowLink, type SlowLink } from '@/scripts/measure/visit';

type Visit = Measured['visits'][number];

const visit: Visit = { firstPaint: 500, largestPaint: 500, shift: 0, bytes: 2400, ready: undefined, faces: 2 };
const floor: Measured = { path: '/', visits: [visit] };
const page = (...changes: readonly Partial<Visit>[]): Measured => ({
  path: '/story',
  visits: changes.map((each) => ({ ...visit, ...each })),
});

test.each([
  ['at its limits', page({ firstPaint: 575, largestPaint: 650, shift: 0.01, ready: 1500 })],
  ['that was slow once of three times', page({}, { firstPaint: 2000, largestPaint: 2000, shift: 1 }, {})],
])('takes a page %s', (_, measured) => {
  expect(shortfalls(measured, floor)).toEqual([]);
});

test('a paint that the browser did not note once is none', () => {
  const measured = page({}, { firstPaint: Number.NaN }, {});

  expect(shortfalls(measured, floor)).toEqual([expect.stringContaining('first paint NaN')]);
});

test.each([
  ['first paint', { firstPaint: 576 }, '/story: first paint 1.152, and not 1.15.'],
  ['largest paint', { largestPaint: 651 }, '/story: largest paint 1.302, and not 1.3.'],
  ['layout shift', { shift: 0.011 }, '/story: layout shift 0.011, and not 0.01.'],
  ['a form that starts late', { ready: 1501 }, 'after first paint, in ms, 1501, and not 1500.'],
  ['faces that did not come', { faces: 0 }, '/story: no face of ours came.'],
])('names %s', (_, change, line) => {
  expect(shortfalls(page(change), floor)).toEqual([expect.stringContaining(line)]);
});

const body = Array.from({ length: 40_000 }, (_, index) => index).join(' ');

let server: Server;
let link: SlowLink;

beforeAll(async () => {
  server = createServer((_request, response) => response.end(body));
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  link = await slowLink(`http://localhost:${(server.address() as AddressInfo).port}`);
});

afterAll(() => {
  link.close();
  server.close();
});

test('what goes through a slow link comes whole and in its order, and is counted', async () => {
  const response = await fetch(link.origin, { headers: { connection: 'close' } });

  expect(await response.text()).toBe(body);
  expect(link.received).toBeGreaterThanOrEqual(body.length);
});
