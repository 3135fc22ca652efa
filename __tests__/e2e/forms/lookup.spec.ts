import { expect, test } from '@playwright/test';

import { fillIn, successfulLookup, lookup, openForm, stored, submitButton, summary, thanks } from './form';

test('after a lookup that refuses other sites, the message is stored with the IP Unknown', async ({ page }) => {
  await openForm(page, '/contact', (route) =>
    route.fulfill({
      json: { ip: '203.0.113.7' },
      headers: { 'Access-Control-Allow-Origin': 'https://other.example' },
    }),
  );
  await fillIn(page);
  await submitButton(page).click();

  await expect(thanks(page)).toBeVisible();
  expect(await stored(page)).toEqual([expect.objectContaining({ ip: 'Unknown' })]);
});

test('a valid submit only requests the lookup, without cookies or referrer; nothing is requested before', async ({
  page,
}) => {
  const requests: (readonly [string, Record<string, string>])[] = [];
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  await openForm(page, '/contact', async (route) => {
    requests.push([route.request().method(), await route.request().allHeaders()]);
    await successfulLookup(route);
  });
  await submitButton(page).click();
  await expect(summary(page)).toBeFocused();
  await fillIn(page);
  await page.locator('[name=message]').press('Tab');
  expect(requests).toEqual([]);

  await submitButton(page).click();
  await expect(thanks(page)).toBeVisible();
  // This build does not send records later either.
  await page.reload();
  await expect(submitButton(page)).toBeEnabled();
  expect([...origins].toSorted()).toEqual([new URL(page.url()).origin, new URL(lookup).origin].toSorted());
  expect(requests).toHaveLength(1);
  const [method, headers] = requests[0] ?? ['', {}];
  expect(method).toBe('GET');
  expect(headers).toMatchObject({ accept: 'application/json' });
  expect(headers).not.toHaveProperty('referer');
  expect(headers).not.toHaveProperty('cookie');
});
