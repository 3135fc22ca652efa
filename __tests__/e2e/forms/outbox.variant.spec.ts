import { expect, test, type Page, type Route } from '@playwright/test';

import {
  deleteAllElsewhere,
  deletionOf,
  fillIn,
  forms,
  holdsDelivery,
  kept,
  openForm,
  scriptsOf,
  stored,
  submitButton,
  submitUnanswered,
  thanks,
  typed,
  wayTo,
} from './form';

const endpoint = 'https://forms.example/submit';
const cors = { 'Access-Control-Allow-Origin': '*' };
const takes = (route: Route) => route.fulfill({ json: { ok: true }, headers: cors });

type Body = { readonly id: string; readonly message: string; readonly _gotcha: string };

/** Answers as listed, then accepts everything; returns what was sent. */
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

const waiting = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('kaivinai:outbox:')).length);

test('a message is stored and delivered, with the fields of its record', async ({ page }) => {
  const bodies = await mockEndpoint(page);
  await send(page);

  await expect(page.getByText(forms.delivery.delivered)).toBeVisible();
  expect(bodies).toEqual([expect.objectContaining({ ...typed, form: 'contact', ip: '203.0.113.7', _gotcha: '' })]);
  expect(await stored(page)).toHaveLength(1);
  expect(await waiting(page)).toBe(0);
});

test('what is deleted in another tab while it waits is not told as delivered', async ({ page }) => {
  await mockEndpoint(page, (route) => route.fulfill({ status: 503, headers: cors }));
  await send(page);
  await expect.poll(() => waiting(page)).toBe(1);
  await deleteAllElsewhere(page);

  await expect(page.getByText(forms.delivery.gone)).toBeVisible();
  await expect(page.getByText(forms.delivery.delivered)).toHaveCount(0);
});

test('a record that is deleted takes its outbox copy with it', async ({ page }) => {
  await mockEndpoint(page, (route) => route.fulfill({ status: 503, headers: cors }));
  await send(page);
  await expect.poll(() => waiting(page)).toBe(1);
  await page.goto('/privacy/your-data');
  await page.getByRole('button', { name: deletionOf(1) }).click();
  await page.getByRole('button', { name: kept.confirm.yes }).click();

  await expect.poll(() => stored(page)).toBeNull();
  expect(await waiting(page)).toBe(0);
});

for (const address of ['/contact', '/join?interest=Mentor', '/news']) {
  test(`delivery from ${address} keeps to the policy of the page`, async ({ page }) => {
    const broken: string[] = [];
    page.on('console', (message) => broken.push(message.text()));
    page.on('pageerror', (error) => broken.push(error.message));
    await mockEndpoint(page);
    await openForm(page, address);
    const fields = await page
      .locator('#form form')
      .evaluate((form: HTMLFormElement) => Object.keys(Object.fromEntries(new FormData(form))));
    await fillIn(page, Object.fromEntries(Object.entries(typed).filter(([name]) => fields.includes(name))));
    await submitButton(page).click();

    await expect(page.getByText(forms.delivery.delivered)).toBeVisible();
    expect(broken).toEqual([]);
  });
}

test('the code that delivers is known by its texts, which other builds must not hold', () => {
  expect(scriptsOf('out-variant').some(holdsDelivery)).toBe(true);
});

test('the page says that it sends', async ({ page }) => {
  await mockEndpoint(page);
  await openForm(page);

  await expect(submitButton(page)).toHaveAccessibleDescription(/sent to us/);
});

const failures: readonly (readonly [string, (route: Route) => Promise<unknown>])[] = [
  ['429', (route) => route.fulfill({ status: 429, headers: { ...cors, 'Retry-After': '9' } })],
  [
    'a refusal of other sites',
    (route) =>
      route.fulfill({ json: { ok: true }, headers: { 'Access-Control-Allow-Origin': 'https://other.example' } }),
  ],
  ['an answer that is lost after the message was stored', (route) => route.abort('connectionreset')],
];

for (const [name, answer] of failures) {
  test(`after ${name} it is sent again, as the same message`, async ({ page }) => {
    const bodies = await mockEndpoint(page, answer);
    await send(page);
    await expect(page.getByText(forms.delivery.later)).toBeVisible();
    await expect(page.getByText(forms.delivery.sending)).toHaveCount(0);
    await expect(wayTo(page, 'https://wa.me/')).toBeVisible();
    expect(bodies).toHaveLength(1);
    expect(await waiting(page)).toBe(1);
    await expect(async () => {
      await page.clock.fastForward('00:15');
      await expect(page.getByText(forms.delivery.delivered)).toBeVisible({ timeout: 1000 });
    }).toPass();

    expect(bodies).toHaveLength(2);
    expect(bodies[1]).toEqual(bodies[0]);
    expect(await waiting(page)).toBe(0);
  });
}

test('without a connection it says so, offers the ways by hand, and sends when there is one', async ({
  page,
  context,
}) => {
  const bodies = await mockEndpoint(page);
  await openForm(page);
  await fillIn(page);
  await context.setOffline(true);
  await submitButton(page).click();
  await expect(page.getByText(forms.delivery.offline)).toBeVisible();
  await expect(wayTo(page, 'https://wa.me/')).toBeVisible();
  expect(bodies).toEqual([]);

  await context.setOffline(false);
  await expect(page.getByText(forms.delivery.delivered)).toBeVisible();
  expect(bodies).toHaveLength(1);
});

test('what is deleted in another tab while it waits for the lookup is not sent', async ({ page }) => {
  const bodies = await mockEndpoint(page);
  const answer = await submitUnanswered(page);
  await deleteAllElsewhere(page);
  answer();

  await expect(page.getByText(forms.contact.deleted)).toBeVisible();
  // Whatever waited would be sent by now, and on the next page.
  await page.reload();
  await expect(submitButton(page)).toBeEnabled();
  expect(bodies).toEqual([]);
  expect(await waiting(page)).toBe(0);
});

test('an endpoint that hangs does not keep the visitor waiting, and is asked again on the next page', async ({
  page,
}) => {
  const bodies = await mockEndpoint(page, () => new Promise(() => {}));
  await send(page);
  await expect.poll(() => bodies.length).toBe(1);
  await page.reload();

  // The page that was left may have counted its broken request as a failure, after which one waits.
  await expect(async () => {
    await page.clock.fastForward('00:15');
    expect(await waiting(page)).toBe(0);
  }).toPass();
  expect(bodies[1]).toEqual(bodies[0]);
});

test('what the endpoint refuses is offered to be sent by hand, now and on the next visit', async ({ page }) => {
  await mockEndpoint(page, (route) => route.fulfill({ status: 400, headers: cors }));
  await send(page);
  await expect(wayTo(page, 'https://wa.me/')).toBeVisible();

  await page.reload();
  await expect(page.getByText(forms.delivery.unsent)).toBeVisible();
  await page.getByRole('button', { name: forms.delivery.dismiss }).click();
  expect(await waiting(page)).toBe(0);
  expect(await stored(page)).toHaveLength(1);
});
