import { expect, test, type Route } from '@playwright/test';

import { formSettings } from '@/lib/env';

import { fillIn, knows, lookup, openForm, stored, submitButton, summary, thanks } from './form';

const never = () => new Promise<never>(() => {});

/** What only a browser does; answers of any kind: __tests__/unit/lib/forms/ipLookup.test.ts. */
const cases: readonly (readonly [string, (route: Route) => Promise<unknown>])[] = [
  ['holds back its headers', never],
  [
    'refuses other sites',
    (route) =>
      route.fulfill({
        json: { ip: '203.0.113.7' },
        headers: { 'Access-Control-Allow-Origin': 'https://other.example' },
      }),
  ],
  ['is blocked', (route) => route.abort('blockedbyclient')],
];

for (const [name, answer] of cases) {
  test(`a lookup that ${name} is Unknown, and the message is stored`, async ({ page }) => {
    await openForm(page, '/contact', answer);
    await fillIn(page);
    await submitButton(page).click();

    await expect(thanks(page)).toBeVisible();
    expect(await stored(page)).toEqual([expect.objectContaining({ ip: 'Unknown' })]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

test('the visitor without a network stores as well', async ({ page, context }) => {
  await openForm(page);
  await context.setOffline(true);
  await page.unrouteAll();
  await fillIn(page);
  await submitButton(page).click();

  await expect(thanks(page)).toBeVisible();
  expect(await stored(page)).toEqual([expect.objectContaining({ ip: 'Unknown' })]);
});

test('nobody is asked before a submit, and once by it: by GET, without cookies or referrer', async ({ page }) => {
  const requests: (readonly [string, Record<string, string>])[] = [];
  await openForm(page, '/contact', async (route) => {
    requests.push([route.request().method(), await route.request().allHeaders()]);
    await knows(route);
  });
  await fillIn(page);
  await page.locator('[name=message]').press('Tab');
  expect(requests).toEqual([]);

  await submitButton(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(requests).toHaveLength(1);
  const [method, headers] = requests[0] ?? ['', {}];
  expect(method).toBe('GET');
  expect(headers['accept']).toBe('application/json');
  expect(headers['referer']).toBeUndefined();
  expect(headers['cookie']).toBeUndefined();
});

test('a line above the button says who is asked, and belongs to the button', async ({ page }) => {
  await openForm(page);

  const { host } = new URL(formSettings.lookupUrl);
  await expect(submitButton(page)).toHaveAccessibleDescription(
    new RegExp(`${host.replaceAll('.', '\\.')}.*this browser only`),
  );
  await expect(page.locator('#form a[href="/privacy"]')).toBeVisible();
});

test('refused input asks nobody', async ({ page }) => {
  let isAsked = false;
  page.on('request', (request) => {
    isAsked ||= request.url().startsWith(lookup.replace('/**', ''));
  });
  await openForm(page);
  await submitButton(page).click();

  await expect(summary(page)).toBeFocused();
  expect(isAsked).toBe(false);
});
