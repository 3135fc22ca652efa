import { getContent } from '@/lib/content';

import { expect, test } from './support/test';

const { error: errorPage } = getContent('en');

test('an island that throws logs the error, changes the title, links to Home, and renders again on Try Again', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  await page.goto('/throws');
  await page.getByRole('button', { name: 'Throw' }).click();

  await expect(page.getByRole('heading', { name: errorPage.title })).toBeVisible();
  await expect(page.getByText(errorPage.text)).toBeVisible();
  await expect(page.getByRole('link', { name: errorPage.goHome.label })).toHaveAttribute('href', '/');
  await expect(page).toHaveTitle(new RegExp(`^${errorPage.title}: `));
  await expect.poll(() => logged.join()).toContain('Thrown on purpose');

  await page.getByRole('button', { name: errorPage.tryAgain }).click();
  await expect(page.getByRole('heading', { name: errorPage.title })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Throw' })).toBeVisible();
  await expect(page).not.toHaveTitle(new RegExp(errorPage.title));
});
