import { contentIn } from '@/lib/content';

import { expect, test } from './support/test';

const { error: errorPage } = contentIn('en');

test.beforeEach(async ({ page }) => {
  await page.goto('/throws');
  await page.getByRole('button', { name: 'Throw' }).click();
});

test('a page that throws shows what happened and two ways on', async ({ page }) => {
  await expect(page.getByRole('heading', { name: errorPage.title })).toBeVisible();
  await expect(page.getByText(errorPage.text)).toBeVisible();
  await expect(page.getByRole('button', { name: errorPage.tryAgain })).toBeVisible();
  await expect(page.getByRole('link', { name: errorPage.goHome.label })).toHaveAttribute('href', '/');
  await expect(page).toHaveTitle(new RegExp(`^${errorPage.title}: `));
});

test('Try Again clears the error and renders the page anew', async ({ page }) => {
  await page.getByRole('button', { name: errorPage.tryAgain }).click();

  await expect(page.getByRole('heading', { name: errorPage.title })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Throw' })).toBeVisible();
  await expect(page).not.toHaveTitle(new RegExp(errorPage.title));
});

test('the error is logged for whoever looks into it', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') {
      logged.push(message.text());
    }
  });
  await page.getByRole('button', { name: errorPage.tryAgain }).click();
  await page.getByRole('button', { name: 'Throw' }).click();

  await expect.poll(() => logged.join()).toContain('Thrown on purpose');
});
