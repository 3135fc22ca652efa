import { expect, test } from '@playwright/test';

import { formSettings } from '@/lib/env';

import { fillIn, holdsDelivery, openForm, scriptsOf, submitButton, thanks } from './form';

/** This build has no endpoint: not one request, not one byte of what would make it. */

test('no script of the site holds the code of the delivery', () => {
  expect(scriptsOf('out').some((script) => script.includes('contactSubmissions'))).toBe(true);
  expect(scriptsOf('out').filter(holdsDelivery)).toEqual([]);
});

test('a form asks the lookup, and nobody else', async ({ page }) => {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).origin));
  await openForm(page);
  await fillIn(page);
  await submitButton(page).click();
  await expect(thanks(page)).toBeVisible();
  await page.reload();
  await expect(submitButton(page)).toBeEnabled();

  expect([...asked].toSorted()).toEqual(
    [new URL(page.url()).origin, new URL(formSettings.lookupUrl).origin].toSorted(),
  );
});
