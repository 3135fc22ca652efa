import type { Page } from '@playwright/test';

/** Throttles the page like a typical phone: 1.6 Mbit/s, 150 ms round trip. */
export async function throughSlowLink(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 200_000,
  });
}
