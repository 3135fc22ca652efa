/** @jest-environment node */
import { createServer } from 'node:net';

import { freePort } from '@/scripts/lib/port.mjs';

test('finds another port when the default is taken', async () => {
  const server = createServer();
  const taken = await new Promise<number>((resolve) => {
    server.listen(0, 'localhost', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });

  const found = await freePort(taken);
  await new Promise((resolve) => server.close(resolve));

  expect(found).not.toBe(taken);
  expect(found).toBeGreaterThan(0);
  await expect(freePort(taken)).resolves.toBe(taken);
});
