import { getPagePath } from '@/lib/content/links';
import { expect, test, type Page } from '@playwright/test';

import {
  fillIn,
  yourData,
  successfulLookup,
  lookup,
  openForm,
  storedMessages,
  submitButton,
  advanceTenSeconds,
  thanks,
  typed,
} from './form';

const scripts = '**/_next/static/**/*.js';

/** Opens a form and holds back its script until the returned function is called. */
async function openBeforeScript(page: Page, address = '/contact'): Promise<() => void> {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(lookup, successfulLookup);
  await page.route(scripts, async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await expect(submitButton(page)).toBeDisabled();
  return arrive;
}

test('text typed before hydration is stored', async ({ page }) => {
  const arrive = await openBeforeScript(page, '/contact?subject=From+the+link');
  await fillIn(page);
  arrive();
  await expect(submitButton(page)).toBeEnabled();
  for (const [name, value] of Object.entries(typed)) {
    await expect(page.locator(`[name=${name}]`)).toHaveValue(value);
  }

  await submitButton(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await storedMessages(page)).toEqual([typed.message]);
});

test('hydration during typing loses no text, no selection and no focus', async ({ page }) => {
  const arrive = await openBeforeScript(page, `${getPagePath('/join', 'ta')}?interest=Partner`);
  await page.locator('[name=interest]').selectOption('Donate');
  const name = page.locator('#form [name=name]');
  await name.pressSequentially('Anitha ');
  await name.press('Home');
  arrive();
  // Types letter by letter until well after hydration.
  await expect(async () => {
    await page.keyboard.type('x');
    await expect(submitButton(page)).toBeEnabled({ timeout: 1 });
  }).toPass();
  await page.keyboard.type('yz');

  await expect(name).toBeFocused();
  await expect(name).toHaveValue(/^x+yzAnitha $/);
  await expect(page.locator('[name=interest]')).toHaveValue('Donate');
});

test('values autofilled without events are stored', async ({ page }) => {
  await openForm(page);
  await page.evaluate((values) => {
    for (const [name, value] of Object.entries(values)) {
      // Some password managers set values without events.
      Object.assign(document.querySelector(`#form [name=${name}]`) ?? {}, { value });
    }
  }, typed);
  await submitButton(page).click();

  await expect(thanks(page)).toBeVisible();
  expect(await storedMessages(page)).toEqual([typed.message]);
});

test('Enter before hydration does not navigate, and keeps the text', async ({ page }) => {
  const arrive = await openBeforeScript(page);
  const address = page.url();
  await fillIn(page);
  await page.locator('[name=subject]').press('Enter');
  // Submits despite the disabled button.
  await page.evaluate(() => document.querySelector<HTMLFormElement>('#form form')?.submit());
  await page.evaluate(() => document.querySelector<HTMLFormElement>('#form form')?.requestSubmit());

  await expect(page.locator('[name=message]')).toHaveValue(typed.message);
  arrive();
  await expect(submitButton(page)).toBeEnabled();
  expect(page.url()).toBe(address);
  await expect(page.locator('[name=message]')).toHaveValue(typed.message);
});

test('after ten seconds without script, contact details appear, and disappear on hydration', async ({ page }) => {
  const arrive = await openBeforeScript(page);
  await fillIn(page);
  const fallback = page.locator('#form [data-contact-fallback=late]');
  await expect(fallback).toBeAttached();
  await expect(fallback.getByRole('link')).toHaveCount(0);

  await advanceTenSeconds(page);
  for (const kind of ['mailto:', 'tel:', 'https://wa.me/']) {
    await expect(fallback.locator(`a[href^="${kind}"]`)).toBeVisible();
  }
  await expect(page.locator('[name=message]')).toHaveValue(typed.message);

  arrive();
  await expect(submitButton(page)).toBeEnabled();
  await expect(fallback).toBeHidden();
});

test('/privacy/your-data shows instructions only if its scripts do not load', async ({ page }) => {
  const words = page.locator('main [data-contact-fallback=late]');
  await page.goto('/privacy/your-data');
  await expect(page.getByRole('heading', { name: yourData.nothing.title })).toBeVisible();
  await expect(words).toHaveCount(0);

  await page.route(scripts, (route) => route.fulfill({ status: 404 }));
  await page.reload();
  await expect(words).toBeHidden();
  await advanceTenSeconds(page);
  await expect(words).toBeVisible();
});
