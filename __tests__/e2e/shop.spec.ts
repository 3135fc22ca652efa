import { getContent } from '@/lib/content';

import { expect, test, visit } from './support/test';

const { enterprise, pages } = getContent('en');
const { store } = enterprise.external;

test.use({ javaScriptEnabled: false });

test('/shop shows a notice and a link, then redirects to the store once', async ({ page }) => {
  const departures: string[] = [];
  page.on('request', (request) => request.url().startsWith(store) && departures.push(request.url()));
  await visit(page, '/shop');

  const main = page.getByRole('main');
  await expect(main.getByText(pages.shop.notice)).toBeVisible();
  await expect(main.getByRole('link', { name: pages.shop.link })).toHaveAttribute('href', store);
  expect(departures).toEqual([]);
  await expect.poll(() => departures).toEqual([`${store}/`]);
});
