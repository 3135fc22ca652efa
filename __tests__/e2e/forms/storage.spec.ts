import { expect, test, type BrowserContext, type Page } from '@playwright/test';

import {
  banner,
  fillIn,
  forms,
  yourData,
  successfulLookup,
  lookup,
  openForm,
  stored,
  storedMessages,
  submitButton,
  thanks,
  typed,
  unsentNotice,
} from './form';

async function send(page: Page, message = typed.message): Promise<void> {
  await fillIn(page, { ...typed, message });
  await submitButton(page).click();
  await expect(thanks(page)).toBeVisible();
}

/** Deletes all data in another tab, and waits until this tab sees it, because storage copies lag behind. */
async function deleteAllElsewhere(page: Page): Promise<void> {
  const otherPage = await page.context().newPage();
  await otherPage.goto('/privacy/your-data');
  await otherPage.getByRole('button', { name: yourData.deleteAll }).click();
  await otherPage.getByRole('button', { name: yourData.confirm.yes }).click();
  await expect(otherPage.getByRole('heading', { name: yourData.nothing.title })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
}

test('a blocked storage shows the failure banner and keeps the text', async ({ page }) => {
  await page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException('Denied', 'SecurityError');
        },
      });
    }
  });
  await openForm(page);
  await fillIn(page);
  await submitButton(page).click();

  await expect(banner(page)).toBeVisible();
  await expect(submitButton(page)).toBeEnabled();
  await expect(page.locator('[name=message]')).toHaveValue(typed.message);
});

async function openTabs(context: BrowserContext, count: number): Promise<Page[]> {
  await context.route(lookup, successfulLookup);
  return Promise.all(
    Array.from({ length: count }, async () => {
      const page = await context.newPage();
      await openForm(page);
      return page;
    }),
  );
}

/** Fills in and submits a form by script, faster than Playwright can. */
const sendFast = (page: Page, message: string): Promise<void> =>
  page.evaluate(
    async (values) => {
      const until = async <Found>(find: () => Found | null | undefined): Promise<Found> => {
        let found = find();
        while (!found) {
          await new Promise((resolve) => setTimeout(resolve, 5));
          found = find();
        }
        return found;
      };
      const form = await until(() => document.querySelector<HTMLFormElement>('#form form'));
      for (const [name, value] of Object.entries(values)) {
        Object.assign(form.querySelector(`[name=${name}]`) ?? {}, { value });
      }
      form.requestSubmit();
      const buttons = () => Array.from(document.querySelectorAll<HTMLElement>('#form button'));
      const again = await until(() => buttons().find((button) => button.innerText === 'Submit Another Message'));
      again.click();
    },
    { ...typed, message },
  );

test('four tabs that store four messages each, at the same time, lose none', async ({ context }) => {
  const pages = await openTabs(context, 4);
  await Promise.all(
    pages.map(async (page, tab) => {
      for (const round of [1, 2, 3, 4]) await sendFast(page, `tab ${tab}, message ${round}`);
    }),
  );

  const [page] = await openTabs(context, 1);
  const expected = pages.flatMap((_, tab) => [1, 2, 3, 4].map((round) => `tab ${tab}, message ${round}`));
  await expect.poll(async () => page && (await storedMessages(page)).toSorted()).toEqual(expected);
});

test('a double click and Enter pressed twice store once', async ({ page }) => {
  await openForm(page);
  await fillIn(page);
  await submitButton(page).dblclick();
  await expect(thanks(page)).toBeVisible();
  expect(await stored(page)).toHaveLength(1);

  await page.getByRole('button', { name: 'Submit Another Message' }).click();
  await fillIn(page);
  await page.locator('[name=subject]').press('Enter');
  await page.keyboard.press('Enter');
  await expect(thanks(page)).toBeVisible();
  expect(await stored(page)).toHaveLength(2);
});

test('leaving during the lookup stores the record once, and Back shows an empty form', async ({ page }) => {
  await openForm(page, '/contact', () => new Promise(() => {}));
  await fillIn(page);
  await submitButton(page).click();
  await expect(submitButton(page)).toBeDisabled();
  await page.goto('/story');
  expect(await stored(page)).toEqual([expect.objectContaining({ message: typed.message, ip: 'Unknown' })]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goBack();

  await expect(submitButton(page)).toBeEnabled();
  for (const name of Object.keys(typed)) {
    await expect(page.locator(`[name=${name}]`)).toHaveValue('');
  }
  expect(await stored(page)).toHaveLength(1);
});

test('a record deleted in another tab is no longer offered', async ({ page }) => {
  await openForm(page);
  await send(page);
  await openForm(page, '/join');
  await expect(unsentNotice(page)).toBeVisible();
  await deleteAllElsewhere(page);

  await expect(unsentNotice(page)).toHaveCount(0);
  await expect(page.locator('#form a[href="/privacy/your-data"]')).toContainText(forms.shared.storedHere.none);
});
