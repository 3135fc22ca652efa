import { readToTheEnd } from '../e2e/support/reading';
import { expect, test } from './support/test';

const visit = ['/', '/story', '/hubs'] as const;

// What docs/hosting.md says of a million visits is printed here.
test('a visit of three pages loads no font twice, and costs what is printed', async ({ browser, host, server }) => {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const addresses = new Map<string, string>();
  const fonts: string[] = [];
  let received = 0;
  session.on('Network.responseReceived', ({ requestId, response }) => addresses.set(requestId, response.url));
  // As it came: headers, and what the server had compressed. What the browser had itself counts nothing.
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const address = addresses.get(requestId) ?? '';
    if (encodedDataLength > 0 && address.endsWith('.woff2')) {
      fonts.push(address);
    }
    received += encodedDataLength;
  });

  const costs: string[] = [];
  for (const path of visit) {
    const before = received;
    await page.goto(`${host.origin}${path}`);
    await readToTheEnd(page);
    await page.evaluate(() => document.fonts.ready);
    costs.push(`${path} ${Math.round((received - before) / 1000)} kB`);
  }
  await context.close();
  console.log(`Visit on ${server}: ${costs.join(', ')}. A million of them: ${Math.round(received / 1000)} GB.`);

  expect(fonts).not.toEqual([]);
  expect(new Set(fonts).size).toBe(fonts.length);
});
