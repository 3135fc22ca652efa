import { contentIn } from '@/lib/content';
import { exportedPages, unknownPath } from '../export/support/pages';
import { expect, tour as test, visit } from './support/test';

/** The browser reports the status of the page itself, which is right for this one. */
const isExpected = (path: string, text: string) => path === unknownPath && text.includes('status of 404');

for (const { path } of exportedPages) {
  test(`${path} complains about nothing and asks nobody else for anything`, async ({ page, baseURL }) => {
    const complaints: string[] = [];
    const outside: string[] = [];

    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !isExpected(path, message.text())) {
        complaints.push(message.text());
      }
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.protocol.startsWith('http') && url.origin !== baseURL) {
        outside.push(url.href);
      }
    });
    page.on('requestfailed', (request) => {
      if (!request.isNavigationRequest()) {
        complaints.push(`${request.url()}: ${request.failure()?.errorText ?? 'failed'}`);
      }
    });
    page.on('response', (response) => {
      if (response.status() >= 400 && !response.request().isNavigationRequest()) {
        complaints.push(`${response.url()}: ${response.status()}`);
      }
    });

    await visit(page, path);
    // Pictures below the fold load when they come near.
    for (const picture of await page.locator('img').filter({ visible: true }).all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveJSProperty('complete', true);
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    }
    await page.waitForLoadState('networkidle');

    expect(complaints).toEqual([]);
    // /shop is there to lead to the store (shop.spec.ts).
    expect(outside).toEqual(path === '/shop' ? [`${contentIn('en').enterprise.external.store}/`] : []);
  });
}

test('a breach of the policy is heard', async ({ page }) => {
  const heard: string[] = [];
  page.on('console', (message) => heard.push(message.text()));
  await visit(page, '/');

  const violated = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective));
        const sheet = document.createElement('style');
        sheet.textContent = 'body { display: none }';
        document.head.append(sheet);
      }),
  );

  expect(violated).toBe('style-src-elem');
  expect(heard.join()).toContain('Content Security Policy');
});
