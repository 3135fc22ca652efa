import type { Page } from '@playwright/test';

import { expect, test } from './support/test';

/** The faces that the heading and the text of a page are really set in, as the browser tells. */
async function facesOf(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const faces = await Promise.all(
    ['h1', 'main p'].map(async (selector) => {
      const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
      const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
      return fonts.filter(({ isCustomFont }) => isCustomFont).map(({ familyName }) => familyName.split(' ')[0]);
    }),
  );
  await devtools.detach();
  return faces.flat();
}

const ours = ['Eczar', 'Anek'];

// A busy computer can be late with anything: what is held is that the faces come, not how often.
test('a first visit is set in our faces when the line is quick', async ({ browser, baseURL }) => {
  await expect(async () => {
    const firstVisitor = await browser.newContext();
    const page = await firstVisitor.newPage();
    await page.goto(`${baseURL ?? ''}/`, { waitUntil: 'networkidle' });
    const faces = await facesOf(page);
    await firstVisitor.close();
    expect(faces).toEqual(ours);
  }).toPass({ timeout: 30_000 });
});

test('on a slow line the first page keeps its stand-ins, and the next one has our faces', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 100_000,
    uploadThroughput: 100_000,
  });

  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await facesOf(page)).toEqual([]);

  await expect(async () => {
    await page.goto('/story', { waitUntil: 'networkidle' });
    expect(await facesOf(page)).toEqual(ours);
  }).toPass({ timeout: 30_000 });
});
