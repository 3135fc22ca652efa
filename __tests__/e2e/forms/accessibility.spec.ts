import { expect, test, type Page } from '@playwright/test';

import { forms as definitions } from '@/lib/forms/definitions';

import { violations } from '../support/axe';
import { cutOff } from '../support/cut-off';
import {
  banner,
  deletionOf,
  fillIn,
  yourData,
  openForm,
  breakStorage,
  stored,
  submitButton,
  summary,
  advanceTenSeconds,
  thanks,
  typed,
  linkTo,
} from './form';

/** States of a form after the initial one (which pages.spec.ts covers), and how to reach each. */
const states: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  errors: async (page) => {
    await openForm(page);
    await submitButton(page).click();
    await expect(summary(page)).toBeFocused();
  },
  'near the limit': async (page) => {
    await openForm(page);
    await fillIn(page, { message: 'a'.repeat(4990) });
  },
  busy: async (page) => {
    await openForm(page, '/contact', () => new Promise(() => {}));
    await page.clock.install();
    await fillIn(page);
    await submitButton(page).click();
    await expect(submitButton(page)).toHaveText('Sending...');
  },
  success: async (page) => {
    await openForm(page);
    await fillIn(page);
    await submitButton(page).click();
    await expect(thanks(page)).toBeVisible();
  },
  failure: async (page) => {
    await openForm(page);
    await page.evaluate(breakStorage);
    await fillIn(page);
    await submitButton(page).click();
    await expect(banner(page)).toBeVisible();
  },
  'way out': async (page) => {
    await page.route('**/_next/static/**/*.js', (route) => route.abort());
    await page.goto('/contact');
    await advanceTenSeconds(page);
    await expect(page.locator('[data-contact-fallback=late] a').first()).toBeVisible();
  },
};

for (const [name, reach] of Object.entries(states)) {
  test(`the state '${name}' is accessible in both themes, and not cut off in a narrow window`, async ({ page }) => {
    await reach(page);
    expect.soft(await violations(page, '#form')).toEqual([]);
    // A window of 640 px at 200 % zoom.
    await page.setViewportSize({ width: 320, height: 512 });
    expect(await cutOff(page)).toEqual([]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

test('/privacy/your-data is accessible in both themes', async ({ page }) => {
  await states['success']?.(page);
  await page.goto('/privacy/your-data');
  await page.getByRole('button', { name: deletionOf(1) }).waitFor();
  expect.soft(await violations(page, 'main')).toEqual([]);
  await page.getByRole('button', { name: yourData.deleteAll }).click();
  expect(await violations(page, 'dialog')).toEqual([]);
});

test('a message can be written, corrected and stored with the keyboard', async ({ page }) => {
  await openForm(page);
  await page.locator('[name=name]').focus();
  const texts = new Map(
    Object.entries({ ...typed, email: 'no address', message: typed.message.replaceAll('\n', ' ') }),
  );
  for (const name of Object.keys(definitions.contact.fields)) {
    await expect(page.locator(`[name=${name}]`)).toBeFocused();
    await page.keyboard.type(texts.get(name) ?? '');
    await page.keyboard.press('Tab');
  }
  for (const href of ['/privacy', '/privacy/your-data']) {
    await expect(page.locator(`#form form a[href="${href}"]`)).toBeFocused();
    await page.keyboard.press('Tab');
  }
  await expect(submitButton(page)).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(summary(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('[name=email]')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(typed.email);
  await page.keyboard.press('Enter');

  await expect(summary(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(linkTo(page, 'https://wa.me/')).toBeFocused();
  expect(await stored(page)).toEqual([expect.objectContaining({ email: typed.email })]);
});
