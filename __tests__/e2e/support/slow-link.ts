import type { Page } from '@playwright/test';

/** From now on the page is loaded as an ordinary phone would: 1.6 Mbit/s, 150 ms there and back. */
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
