import { expect, test } from '@playwright/test';

import { getContent } from '@/lib/content';
import { listColumns } from '@/lib/forms/definitions';
import { fill } from '@/lib/language/fill';

import { fillIn, openForm, stored, submitButton, summary, typed, unsentNotice, linkTo } from './form';

const { forms, pages } = getContent('ta');

test('in Tamil: errors, a record stored with English values, share options, deletion', async ({ page }) => {
  test.skip(!getContent('ta').translated.includes('/join'), 'The page is not in Tamil.');
  await openForm(page, '/ta/join?interest=visit-hub#form');
  const label = forms.fields.interest.choices?.['Visit Hub'] ?? '?';
  await expect(page.locator('[name=interest] option:checked')).toHaveText(label);
  await expect(submitButton(page)).toHaveText(forms.join.stored.submit);
  await submitButton(page).click();
  await expect(summary(page)).toContainText(forms.fields.name.problems.missing ?? '?');

  await fillIn(page, { name: 'கவிதா', email: typed.email });
  await submitButton(page).click();
  await expect(page.getByText(forms.join.success.text)).toBeVisible();
  const mail = new URL((await linkTo(page, 'mailto:').getAttribute('href')) ?? '');
  expect(mail.searchParams.get('subject')).toContain(label);
  expect(mail.searchParams.get('body')).toContain(label);
  const [record] = (await stored(page, 'joinUsSubmissions')) as object[];
  expect(Object.keys(record ?? {})).toEqual(listColumns('join'));
  expect(record).toMatchObject({ name: 'கவிதா', interest: 'Visit Hub' });

  // Both languages share the storage.
  await openForm(page, '/contact');
  await expect(unsentNotice(page)).toBeVisible();
  await page.goto('/ta/privacy/your-data');
  await expect(page.getByRole('cell', { name: label, exact: true })).toBeVisible();
  const words = pages['your-data'];
  await page.getByRole('button', { name: fill(words.deleteOneLabel, { place: 1, list: words.lists.join }) }).click();
  await page.getByRole('button', { name: words.confirm.yes }).click();
  await expect(page.getByText(words.nothing.title)).toBeVisible();
  expect(await stored(page, 'joinUsSubmissions')).toBeNull();
});
