import { expect, test as base, type Page } from '@playwright/test';

import { fillIn, stored, submitButton, thanks, typed } from './form';

/** Playwright turns the back/forward cache off; here it is on, as in a visitor's browser. */
const test = base.extend<{ cachedPage: Page }>({
  cachedPage: async ({ playwright, launchOptions, baseURL }, use) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const page = await browser.newPage({ baseURL });
    await use(page);
    await browser.close();
  },
});

/** Notes whether the page came out of the cache, and lets the lookup hang. */
function prepare(): void {
  window.addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
  window.fetch = () => new Promise(() => {});
}

const isFromCache = (page: Page) => page.evaluate(() => (window as unknown as { persisted: boolean }).persisted);

test('Back never shows a stuck button: a message left while it was stored has been stored', async ({
  cachedPage: page,
}) => {
  await page.addInitScript(prepare);
  await page.goto('/contact');
  await expect(submitButton(page)).toBeEnabled();
  await fillIn(page);
  await submitButton(page).click();
  await expect(submitButton(page)).toHaveText('Sending...');
  await page.goto('/story');
  await page.goBack();

  expect(await isFromCache(page)).toBe(true);
  await expect(thanks(page)).toBeVisible();
  await expect(page.getByText('Sending...')).toHaveCount(0);
  expect(await stored(page)).toHaveLength(1);
});

test('Back shows the form with what was typed', async ({ cachedPage: page }) => {
  await page.addInitScript(prepare);
  await page.goto('/contact');
  await expect(submitButton(page)).toBeEnabled();
  await fillIn(page);
  await page.goto('/story');
  await page.goBack();

  expect(await isFromCache(page)).toBe(true);
  await expect(submitButton(page)).toBeEnabled();
  await expect(page.locator('[name=message]')).toHaveValue(typed.message);
});
