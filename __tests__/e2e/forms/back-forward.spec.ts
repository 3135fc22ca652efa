import { expect, test as base, type BrowserContext } from '@playwright/test';

import { fillIn, stored, submitButton, typed } from './form';

/** Playwright turns the back/forward cache off; here it is on, as in a visitor's browser. */
const test = base.extend<{ cachingContext: BrowserContext }>({
  cachingContext: async ({ playwright, launchOptions, baseURL }, provide) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const context = await browser.newContext({ baseURL });
    await context.addInitScript(prepare);
    await provide(context);
    await browser.close();
  },
});

/**
 * Lets the lookup hang. Playwright cannot look into a page that came out of the cache: the page writes down itself what
 * it shows, in the storage that another page can read.
 */
function prepare(): void {
  window.fetch = () => new Promise(() => {});
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) {
      setTimeout(() => {
        const form = document.querySelector<HTMLElement>('#form');
        const message = form?.querySelector('textarea')?.value ?? '';
        const isClosed = form?.querySelector<HTMLButtonElement>('button[type=submit]')?.disabled ?? false;
        localStorage.setItem('shown', JSON.stringify({ text: form?.innerText, message, isClosed }));
      }, 500);
    }
  });
}

type Shown = { readonly text: string; readonly message: string; readonly isClosed: boolean };

/** Fills in the form, does something, leaves, comes back, and returns what the page shows then. */
async function shownAfterBack(context: BrowserContext, act: 'submit' | 'nothing'): Promise<Shown> {
  const page = await context.newPage();
  await page.goto('/contact');
  await expect(submitButton(page)).toBeEnabled();
  await fillIn(page);
  if (act === 'submit') {
    await submitButton(page).click();
    await expect(submitButton(page)).toHaveText('Sending...');
  }
  await page.goto('/story');
  await page.evaluate(() => history.back());

  const witness = await context.newPage();
  await witness.goto('/story');
  await expect.poll(() => stored(witness, 'shown')).not.toBeNull();
  return (await stored(witness, 'shown')) as Shown;
}

test('Back never shows a stuck button: what was left while it was stored has been stored', async ({
  cachingContext,
}) => {
  const { text, isClosed } = await shownAfterBack(cachingContext, 'submit');

  expect(isClosed).toBe(false);
  expect(text).toContain('has been stored locally');
  const witness = await cachingContext.newPage();
  await witness.goto('/story');
  expect(await stored(witness)).toHaveLength(1);
});

test('Back shows the form with what was typed', async ({ cachingContext }) => {
  const { message, isClosed } = await shownAfterBack(cachingContext, 'nothing');

  expect(message).toBe(typed.message);
  expect(isClosed).toBe(false);
});
