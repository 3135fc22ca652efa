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
  const fonts: string[] = [];
  let received = 0;
  session.on('Network.responseReceived', ({ type, response }) => {
    if (type === 'Font' && !response.fromDiskCache) {
      fonts.push(response.url);
    }
  });
  // As it came: headers, and what the server had compressed.
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    received += encodedDataLength;
  });

  const costs: string[] = [];
  for (const path of visit) {
    const before = received;
    await page.goto(`${host.origin}${path}`, { waitUntil: 'networkidle' });
    // Read to its end: pictures below the fold are loaded on the way.
    const height = await page.evaluate(() => document.body.scrollHeight);
    for (let top = 0; top < height; top += 600) {
      await page.evaluate((to) => window.scrollTo(0, to), top);
      await page.waitForTimeout(100);
    }
    await page.waitForLoadState('networkidle');
    costs.push(`${path} ${Math.round((received - before) / 1000)} kB`);
  }
  await context.close();
  console.log(`Visit on ${server}: ${costs.join(', ')}. A million of them: ${Math.round(received / 1000)} GB.`);

  expect(fonts).not.toEqual([]);
  expect(new Set(fonts).size).toBe(fonts.length);
});
