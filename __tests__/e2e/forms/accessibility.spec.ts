import { expect, test, type Page } from '@playwright/test';

import { violations } from '../support/axe';
import {
  banner,
  deletionOf,
  fillIn,
  kept,
  knows,
  openForm,
  stored,
  submitButton,
  summary,
  tenSecondsLater,
  thanks,
  typed,
  wayTo,
} from './form';

const spoilStorage = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
};

/** Each state of a form, and how to reach it. */
const states: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  empty: (page) => openForm(page),
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
    await page.evaluate(spoilStorage);
    await fillIn(page);
    await submitButton(page).click();
    await expect(banner(page)).toBeVisible();
  },
  'way out': async (page) => {
    await page.route('**/_next/static/**/*.js', (route) => route.abort());
    await page.goto('/contact');
    await tenSecondsLater(page);
    await expect(page.locator('[data-way-out=late] a').first()).toBeVisible();
  },
  join: (page) => openForm(page, '/join'),
};

for (const [name, reach] of Object.entries(states)) {
  test(`axe finds nothing in the state '${name}', in both themes`, async ({ page }) => {
    await reach(page);
    expect(await violations(page, '#form')).toEqual([]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

test('axe finds nothing where stored data is shown, in both themes', async ({ page }) => {
  await states['success']?.(page);
  await page.goto('/privacy/your-data');
  await page.getByRole('button', { name: deletionOf(1) }).waitFor();
  expect.soft(await violations(page, 'main')).toEqual([]);
  await page.getByRole('button', { name: kept.deleteAll }).click();
  expect(await violations(page, 'dialog')).toEqual([]);
});

test('a message can be written, mended and stored by keyboard alone', async ({ page }) => {
  await openForm(page);
  await page.locator('[name=name]').focus();
  await page.keyboard.type(typed.name);
  for (const text of ['no address', typed.subject, typed.message.replaceAll('\n', ' ')]) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  for (const href of ['/privacy', '/privacy/your-data']) {
    await page.keyboard.press('Tab');
    await expect(page.locator(`#form form a[href="${href}"]`)).toBeFocused();
  }
  await page.keyboard.press('Tab');
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
  await expect(wayTo(page, 'https://wa.me/')).toBeFocused();
  expect(await stored(page)).toEqual([expect.objectContaining({ email: typed.email })]);
});

test('at 200 % zoom nothing is cut off or runs out of the page', async ({ page }) => {
  // A window of 1280 pixels, zoomed to 200 %, is 640 pixels wide to the page.
  await page.setViewportSize({ width: 640, height: 512 });
  for (const name of ['errors', 'success', 'failure'] as const) {
    await states[name]?.(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.reload();
  }
});

test('the forms keep to the policy of the page', async ({ page }) => {
  const broken: string[] = [];
  page.on('console', (message) => broken.push(message.text()));
  page.on('pageerror', (error) => broken.push(error.message));
  await openForm(page, '/join?interest=Mentor', knows);
  await fillIn(page, { name: typed.name, email: typed.email });
  await submitButton(page).click();
  await expect(thanks(page)).toBeVisible();
  await page.goto('/privacy/your-data');
  await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: kept.exportJson }).click()]);

  expect(broken).toEqual([]);
});
