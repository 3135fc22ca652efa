import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { filesBelow } from '@/scripts/lib/files';

import { fillIn, knows, lookup, storedMessages, submitButton, thanks } from '../e2e/forms/form';
import { expect, test, type Host } from './support/test';

// Two builds of one site with different scripts on their form pages.
const first = 'out';
const second = 'out-variant';

const scriptsOf = (html: string) => [...html.matchAll(/src="(\/[^"]+\.js)"/g)].map(([, address = '']) => address);

const contactPage = (folder: string) => readFileSync(join(folder, 'contact.html'), 'utf8');

/** The first release is live; the second is ready, with or without what it has to keep. */
function nextRelease(host: Host, name: string, { keeping }: { keeping: boolean }) {
  const live = host.addRelease(`${name}-live`, first);
  host.publish(live);
  const next = host.addRelease(`${name}-next`, second);
  if (keeping) {
    // The line of docs/hosting.md, "Deploy without a gap".
    execFileSync('cp', ['-rnp', `${live}/_next/.`, `${next}/_next/`]);
  }
  return next;
}

async function submits(page: Page) {
  await page.route(lookup, knows);
  await page.route('https://forms.example/**', (route) =>
    route.fulfill({ json: { ok: true }, headers: { 'Access-Control-Allow-Origin': '*' } }),
  );
  await expect(submitButton(page)).toBeEnabled();
  await fillIn(page);
  await submitButton(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await storedMessages(page)).toHaveLength(1);
}

/** Shows the form page of the first release, as a cache does that has not asked yet; all else comes from the server. */
async function openFromCache(page: Page, host: Host) {
  const { headers } = await host.ask('/contact');
  await page.route(`${host.origin}/contact`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': String(headers['content-security-policy']) },
      body: contactPage(first),
    }),
  );
  await page.goto(`${host.origin}/contact`);
}

// The other tests look at the export.
test.afterEach(({ host }) => host.publish(host.first));

test('the two releases differ in the scripts of the form', () => {
  const present = new Set(filesBelow(second).map((file) => `/${file}`));

  expect(scriptsOf(contactPage(first)).filter((address) => !present.has(address))).not.toEqual([]);
});

test('a deploy between two clicks leaves a living form', async ({ host, page }) => {
  const next = nextRelease(host, 'clicks', { keeping: true });
  await page.goto(`${host.origin}/story`);
  host.publish(next);
  await page.locator('a[href="/contact"]').first().click();

  await submits(page);
});

test('a page that was loaded before a deploy finds its scripts after it', async ({ host, page }) => {
  const next = nextRelease(host, 'cached', { keeping: true });
  host.publish(next);
  await openFromCache(page, host);

  await submits(page);
});

test('without the kept files the same page has no living form', async ({ host, page }) => {
  const next = nextRelease(host, 'forgetful', { keeping: false });
  host.publish(next);
  const missing: string[] = [];
  page.on('response', (response) => response.status() === 404 && missing.push(new URL(response.url()).pathname));
  await openFromCache(page, host);

  await expect.poll(() => missing).not.toEqual([]);
  await expect(submitButton(page)).toBeDisabled();
});
