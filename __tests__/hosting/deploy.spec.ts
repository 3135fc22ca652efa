import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { listFilesBelow } from '@/scripts/lib/files';

import { fillIn, successfulLookup, lookup, storedMessages, submitButton, thanks } from '../e2e/forms/form';
import { expect, test, type Host } from './support/test';

// Two builds with different scripts on form pages.
const first = 'out';
const second = 'out-variant';

const contactPage = (folder: string) => readFileSync(join(folder, 'contact.html'), 'utf8');

/** The first release is live; the second is prepared with the assets it must keep. */
function nextRelease(host: Host, name: string) {
  const live = host.addRelease(`${name}-live`, first);
  host.publish(live);
  const next = host.addRelease(`${name}-next`, second);
  const present = new Set(listFilesBelow(next).map((file) => `/${file}`));
  const scripts = [...contactPage(first).matchAll(/src="(\/[^"]+\.js)"/g)].map(([, address = '']) => address);
  expect(scripts.filter((address) => !present.has(address))).not.toEqual([]);
  // The command in docs/hosting.md, "Deploy without a gap".
  execFileSync('cp', ['-rnp', `${live}/_next/.`, `${next}/_next/`]);
  return next;
}

async function submits(page: Page) {
  await page.route(lookup, successfulLookup);
  await page.route('https://forms.example/**', (route) =>
    route.fulfill({ json: { ok: true }, headers: { 'Access-Control-Allow-Origin': '*' } }),
  );
  await expect(submitButton(page)).toBeEnabled();
  await fillIn(page);
  await submitButton(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await storedMessages(page)).toHaveLength(1);
}

// Other tests use the first release.
test.afterEach(({ host }) => host.publish(host.first));

test('a form keeps working when a deploy happens between two clicks', async ({ host, page }) => {
  const next = nextRelease(host, 'clicks');
  await page.goto(`${host.origin}/story`);
  host.publish(next);
  await page.locator('a[href="/contact"]').first().click();

  await submits(page);
});

test('a page loaded before a deploy finds its scripts after it', async ({ host, page }) => {
  const next = nextRelease(host, 'cached');
  host.publish(next);
  const { headers } = await host.request('/contact');
  // Simulates a cache that serves the old page; everything else comes from the server.
  await page.route(`${host.origin}/contact`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': String(headers['content-security-policy']) },
      body: contactPage(first),
    }),
  );
  await page.goto(`${host.origin}/contact`);

  await submits(page);
});
