import { expect, test } from '@playwright/test';

import { contentIn } from '@/lib/content';
import { columnsOf } from '@/lib/forms/definitions';
import { fill } from '@/lib/text/fill';

import { fillIn, openForm, stored, submitButton, summary, typed, unsentNotice, wayTo } from './form';

const { forms, pages } = contentIn('ta');
const written = { ...typed, name: 'கவிதா', message: 'நாற்பது பெட்டிகள் வேண்டும்.' };

test('the whole way in Tamil: what is wrong, what is stored, how it is sent', async ({ page }) => {
  await openForm(page, '/ta/contact');
  await expect(submitButton(page)).toHaveText(forms.contact.stored.submit);
  await submitButton(page).click();
  await expect(summary(page)).toContainText(forms.fields.name.problems.missing ?? '?');

  await fillIn(page, written);
  await submitButton(page).click();
  await expect(page.getByText(forms.contact.success.text)).toBeVisible();
  const chat = new URL((await wayTo(page, 'https://wa.me/').getAttribute('href')) ?? '');
  expect(chat.searchParams.get('text')).toContain(`${forms.fields.message.label}: ${written.message}`);
  const [record] = (await stored(page)) as object[];
  expect(Object.keys(record ?? {})).toEqual(columnsOf('contact'));
});

test('a choice is shown in Tamil and stored in English, in the one storage of both languages', async ({ page }) => {
  await openForm(page, '/ta/join?interest=visit-hub#form');
  const label = forms.fields.interest.choices?.['Visit Hub'] ?? '?';
  await expect(page.locator('[name=interest] option:checked')).toHaveText(label);
  await fillIn(page, { name: written.name, email: written.email });
  await submitButton(page).click();
  await expect(page.getByText(forms.join.success.text)).toBeVisible();
  const mail = new URL((await wayTo(page, 'mailto:').getAttribute('href')) ?? '');
  expect(mail.searchParams.get('subject')).toContain(label);
  expect(mail.searchParams.get('body')).toContain(label);
  expect(await stored(page, 'joinUsSubmissions')).toEqual([expect.objectContaining({ interest: 'Visit Hub' })]);

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
