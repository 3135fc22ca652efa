import { expect, test } from '@playwright/test';

import { listColumns } from '@/lib/forms/definitions';

import {
  banner,
  complaintsOf,
  fillIn,
  forms,
  delayedLookup,
  openForm,
  breakStorage,
  stored,
  submitButton,
  summary,
  thanks,
  typed,
  linkTo,
} from './form';

// Labels are those of docs/product.md.
for (const { form, list, values, busy, again } of [
  {
    form: 'contact',
    list: 'contactSubmissions',
    values: typed,
    busy: 'Sending...',
    again: 'Submit Another Message',
  },
  {
    form: 'join',
    list: 'joinUsSubmissions',
    values: { name: typed.name, email: typed.email, interest: 'Visit Hub', message: '' },
    busy: 'Submitting...',
    again: 'Submit Another Response',
  },
] as const) {
  test(`/${form} stores exactly the named fields, shows progress, and can be filled in again`, async ({ page }) => {
    const complaints = complaintsOf(page);
    const before = Date.now();
    const { answer, release } = delayedLookup();
    await openForm(page, `/${form}`, answer);
    for (const [name, value] of Object.entries(values)) {
      const field = page.locator(`#form [name=${name}]`);
      await expect(field).toHaveJSProperty('required', value !== '');
      await expect(page.locator(`label[for=${await field.getAttribute('id')}]`)).toContainText(value === '' ? '' : '*');
    }
    await fillIn(page, values);
    await submitButton(page).click();
    await expect(submitButton(page)).toHaveText(busy);
    await expect(submitButton(page)).toBeDisabled();
    await expect(page.locator('[name=message]')).toHaveValue(values.message);

    release();
    await expect(thanks(page)).toBeVisible();
    const records = (await stored(page, list)) as Record<string, string>[];
    const [record] = records;
    expect(records).toHaveLength(1);
    expect(Object.keys(record ?? {})).toEqual(listColumns(form));
    const userAgent = await page.evaluate(() => navigator.userAgent);
    expect(record).toMatchObject({ ...values, ip: '203.0.113.7', userAgent });
    expect(record?.timestamp).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(Date.parse(record?.timestamp ?? '')).toBeGreaterThanOrEqual(before);

    await page.getByRole('button', { name: again }).click();
    for (const field of await page.locator('#form :is(input, textarea, select)').all()) {
      await expect(field).toHaveValue('');
    }
    await expect(page.locator('[name=name]')).toBeFocused();
    expect(complaints).toEqual([]);
  });
}

test('the failure banner disappears on the next attempt, and nothing typed is lost', async ({ page }) => {
  await openForm(page);
  await fillIn(page);
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.evaluate(breakStorage);
  await submitButton(page).click();
  await expect(banner(page)).toBeVisible();
  await expect(summary(page)).toBeFocused();
  expect(errors.join()).toContain('StorageError');
  for (const [name, value] of Object.entries(typed)) {
    await expect(page.locator(`[name=${name}]`)).toHaveValue(value);
  }

  await page.evaluate(() => (window as unknown as { mend: () => void }).mend());
  await page.getByRole('button', { name: forms.shared.tryAgain }).click();
  await expect(thanks(page)).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  expect(await stored(page)).toHaveLength(1);
});

test('errors are in the summary, next to the field and in the title, and each links to its field', async ({ page }) => {
  await openForm(page);
  const title = await page.title();
  await fillIn(page, { name: typed.name, email: 'anitha.raj.example.com' });
  await submitButton(page).click();

  await expect(summary(page)).toBeFocused();
  await expect(page).toHaveTitle(`Error: ${title}`);
  const links = summary(page).getByRole('link');
  await expect(links).toHaveCount(3);
  for (const [place, name] of ['email', 'subject', 'message'].entries()) {
    const field = page.locator(`[name=${name}]`);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(new RegExp(await links.nth(place).innerText()));
    await links.nth(place).click();
    await expect(field).toBeFocused();
  }
  await expect(page.locator('[name=name]')).not.toHaveAttribute('aria-invalid', 'true');
  expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('');
  expect(await stored(page)).toBeNull();

  await fillIn(page);
  await submitButton(page).click();
  await expect(summary(page)).toBeFocused();
  await expect(page).toHaveTitle(title);
});

test('a draft survives leaving the page, and is deleted after success', async ({ page }) => {
  await openForm(page, '/contact?subject=Gifting');
  await fillIn(page, { name: typed.name, message: typed.message });
  await page.goto('/story');
  await openForm(page, '/contact?subject=Workshop');

  await expect(page.locator('[name=name]')).toHaveValue(typed.name);
  await expect(page.locator('[name=message]')).toHaveValue(typed.message);
  // A value prefilled by the first link was not typed, so the second link replaces it.
  await expect(page.locator('[name=subject]')).toHaveValue('Workshop');

  await fillIn(page);
  await submitButton(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await openForm(page);
  await expect(page.locator('[name=name]')).toHaveValue('');
});

test('after success, share options are offered, without a claim that the record was sent', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openForm(page);
  await fillIn(page);
  await submitButton(page).click();
  await expect(thanks(page)).toBeVisible();

  const panel = page.locator('#form');
  const whatsapp = new URL((await linkTo(page, 'https://wa.me/').getAttribute('href')) ?? '');
  const mail = (await linkTo(page, 'mailto:').getAttribute('href')) ?? '';
  for (const text of [whatsapp.searchParams.get('text'), new URLSearchParams(mail.split('?')[1]).get('body')]) {
    for (const value of Object.values(typed)) {
      expect(text?.replaceAll('\r\n', '\n')).toContain(value);
    }
  }
  await expect(linkTo(page, 'tel:')).toBeVisible();
  await panel.getByRole('button', { name: forms.shared.shareOptions.copy, exact: true }).click();
  await expect(panel.getByRole('button', { name: forms.shared.shareOptions.copied })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(typed.message);
  await expect(panel).not.toContainText(/(has|was|have been) sent|we have it/i);
});

test('without clipboard access the text is shown and selected', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await openForm(page);
  await fillIn(page);
  await submitButton(page).click();
  await page.getByRole('button', { name: forms.shared.shareOptions.copy, exact: true }).click();

  await expect(page.locator('#form textarea')).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toContain(typed.message);
});

test('a link that prefills the form scrolls to it, and the form shows the subject', async ({ page }) => {
  await page.goto('/mentorship');
  const link = page.locator('a[href^="/contact?subject="]').first();
  const subject = new URL((await link.getAttribute('href')) ?? '', page.url()).searchParams.get('subject') ?? '';
  await link.click();

  await expect(page.locator('#form')).toBeInViewport();
  await expect(page.getByText(`About: ${subject}`)).toBeInViewport();
  await expect(page.locator('[name=subject]')).toHaveValue(subject);
});
