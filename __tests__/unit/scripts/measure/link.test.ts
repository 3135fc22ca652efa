/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { slowLink, type SlowLink } from '@/scripts/measure/visit';

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
