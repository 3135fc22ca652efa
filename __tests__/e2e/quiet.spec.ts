import { external } from '@/content/site';

import { exportedPages, unknownPath } from './support/pages';
import { expect, test } from './support/test';

/** Where a page is supposed to send the browser: /shop leads to the store at once (shop.spec.ts). */
const leadsTo: Readonly<Record<string, readonly string[]>> = { '/shop': [external.store] };

/** The browser reports the status of the page itself, which is right for this one. */
const expectedNoise = (path: string, text: string) => path === unknownPath && text.includes('status of 404');

for (const { path } of exportedPages) {
  test(`${path} complains about nothing and asks nobody else for anything`, async ({ page, outsideRequests }) => {
    const complaints: string[] = [];
    const complain = (text: string) => {
      if (!expectedNoise(path, text)) {
        complaints.push(text);
      }
    };

    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') {
        complain(message.text());
      }
    });
    page.on('pageerror', (error) => complain(error.message));
    page.on('requestfailed', (request) => {
      if (!request.isNavigationRequest()) {
        complain(`${request.url()}: ${request.failure()?.errorText ?? 'failed'}`);
      }
    });
    page.on('response', (response) => {
      const isPageItself = response.request().isNavigationRequest();
      if (response.status() >= 400 && !isPageItself) {
        complain(`${response.url()}: ${response.status()}`);
      }
    });
    await page.exposeFunction('reportViolation', complain);
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        const report = (globalThis as unknown as { reportViolation: (text: string) => void }).reportViolation;
        report(`policy violation: ${violatedDirective} ${blockedURI}`);
      });
    });

    await page.goto(path);
    // Pictures below the fold load when they come near.
    for (const picture of await page.locator('img').all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveJSProperty('complete', true);
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    }
    await page.waitForLoadState('networkidle');

    expect(complaints).toEqual([]);
    expect(outsideRequests.filter((url) => !leadsTo[path]?.some((address) => url.startsWith(address)))).toEqual([]);
  });
}

test('complaints are heard', async ({ page }) => {
  const heard: string[] = [];
  page.on('console', (message) => heard.push(message.text()));
  await page.goto('/');
  await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'body { color: red }';
    document.head.append(style);
  });

  expect(heard.join()).toContain('Content Security Policy');
});
