import { readdirSync, readFileSync } from 'node:fs';

import { expect, test } from '@playwright/test';

import { fillIn, openForm, submitButton, thanks } from './form';

/** This build has no endpoint: not one request, not one byte of what would make it. */

test('no script of the site holds the code of the delivery', () => {
  const chunks = readdirSync('out/_next/static', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  const scripts = chunks.map((file) => readFileSync(`out/_next/static/${file}`, 'utf8'));

  expect(scripts.some((script) => script.includes('contactSubmissions'))).toBe(true);
  expect(scripts.some((script) => /Retry-After|kaivinai:outbox|outbox:|urlencoded/.test(script))).toBe(false);
});

test('a form asks the lookup, and nobody else', async ({ page }) => {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).origin));
  await openForm(page);
  await fillIn(page);
  await submitButton(page).click();
  await expect(thanks(page)).toBeVisible();
  await page.reload();
  await expect(submitButton(page)).toBeEnabled();

  expect([...asked].toSorted()).toEqual([new URL(page.url()).origin, 'https://api.ipify.org'].toSorted());
});
