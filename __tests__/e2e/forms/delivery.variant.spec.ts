import { readdirSync, readFileSync } from 'node:fs';

import { expect, test, type Page, type Route } from '@playwright/test';

import { complaintsOf, fillIn, forms, yourData, openForm, stored, submitButton, thanks, typed, linkTo } from './form';

const endpoint = 'https://forms.example/submit';
const cors = { 'Access-Control-Allow-Origin': '*' };
const takes = (route: Route) => route.fulfill({ json: { ok: true }, headers: cors });

type Body = { readonly id: string; readonly message: string; readonly _gotcha: string };

/** Mocks an endpoint that responds as listed, then accepts everything; returns the requests. */
async function mockEndpoint(page: Page, ...answers: readonly ((route: Route) => Promise<unknown>)[]): Promise<Body[]> {
  const bodies: Body[] = [];
  const left = [...answers];
  await page.route(endpoint, async (route) => {
    bodies.push(route.request().postDataJSON() as Body);
    await (left.shift() ?? takes)(route);
  });
  return bodies;
}

async function send(page: Page): Promise<void> {
  await page.clock.install();
  await openForm(page);
  await fillIn(page);
  await submitButton(page).click();
  await expect(thanks(page)).toBeVisible();
}

for (const { form, list, values } of [
  { form: 'contact', list: 'contactSubmissions', values: typed },
  { form: 'join', list: 'joinUsSubmissions', values: { name: typed.name, email: typed.email, interest: 'Mentor' } },
  { form: 'subscribe', list: 'newsletterSubscriptions', values: { email: typed.email } },
] as const) {
  test(`${form} stores and delivers its record, within the policy of the page`, async ({ page }) => {
    const complaints = complaintsOf(page);
    const bodies = await mockEndpoint(page);
    await openForm(page, form === 'subscribe' ? '/news' : `/${form}`);
    await fillIn(page, values);
    await submitButton(page).click();

    await expect(page.getByText(forms.delivery.delivered)).toBeVisible();
    expect(bodies).toEqual([expect.objectContaining({ ...values, form, _gotcha: '' })]);
    expect(await stored(page, list)).toHaveLength(1);
    expect(complaints).toEqual([]);
  });
}

test('only a build with an endpoint contains delivery code', () => {
  const listScripts = (folder: string) =>
    readdirSync(`${folder}/_next/static`, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(`${folder}/_next/static/${file}`, 'utf8'));
  // A string in `lib/forms/delivery.ts`.
  const delivers = /x-www-form-urlencoded/;

  expect(listScripts('out-variant').filter((script) => delivers.test(script))).not.toEqual([]);
  expect(listScripts('out').filter((script) => delivers.test(script))).toEqual([]);
});

test('after a lost response the record is sent again with the same id', async ({ page }) => {
  const bodies = await mockEndpoint(page, (route) => route.abort('connectionreset'));
  await send(page);
  await expect.poll(() => bodies.length).toBe(1);
  await expect(async () => {
    await page.clock.fastForward('00:15');
    await expect(page.getByText(forms.delivery.delivered)).toBeVisible({ timeout: 1000 });
  }).toPass();

  expect(bodies).toEqual([bodies[0], bodies[0]]);
});

test('a record that is refused can be sent by WhatsApp, now and on the next visit, or again', async ({ page }) => {
  await mockEndpoint(page, (route) => route.fulfill({ status: 400, headers: cors }));
  await send(page);
  await expect(page.getByText(forms.delivery.failed)).toBeVisible();
  await expect(linkTo(page, 'https://wa.me/')).toBeVisible();
  await page.reload();
  await expect(page.getByText(forms.shared.unsent.question)).toBeVisible();

  await page.goto('/privacy/your-data');
  await expect(page.getByText(yourData.sent.not)).toBeVisible();
  await page.getByRole('button', { name: yourData.sent.sendAgain }).click();
  await expect(page.getByText(forms.delivery.delivered)).toBeVisible();
  await page.getByRole('button', { name: yourData.sent.close }).click();
  await expect(page.getByText(yourData.sent.methods.delivery)).toBeVisible();
});

test('a page that is closed while an endpoint hangs keeps the record, which is offered on the next visit', async ({
  page,
}) => {
  const bodies = await mockEndpoint(page, () => new Promise(() => {}));
  await send(page);
  await expect.poll(() => bodies.length).toBe(1);
  await page.reload();

  await expect(page.getByText(forms.shared.unsent.question)).toBeVisible();
  expect(await stored(page)).toHaveLength(1);
});
