import { readFile } from 'node:fs/promises';

import { expect, test, type Page } from '@playwright/test';

import { complaintsOf, deletionOf, yourData, stored, typed } from './form';

const address = '/privacy/your-data';

/** Two records, as a form stores them. */
async function storeTwo(page: Page): Promise<void> {
  await page.goto(address);
  await page.evaluate(
    (text) => localStorage.setItem('contactSubmissions', text),
    JSON.stringify(
      ['=1+1', 'second, "quoted"'].map((message) => ({
        ...typed,
        message,
        timestamp: '2026-06-25T04:30:00.000Z',
        ip: '203.0.113.7',
        userAgent: 'Mozilla/5.0',
      })),
    ),
  );
}

async function save(page: Page, name: string): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
  return readFile(await download.path(), 'utf8');
}

test('deletes one record after confirmation, then everything, and nothing is restored', async ({ page }) => {
  await storeTwo(page);
  await page.evaluate(() => localStorage.setItem('of another site part', 'x'));
  await page.goto(address);
  const button = page.getByRole('button', { name: deletionOf(1) });
  await button.click();
  await expect(page.getByRole('button', { name: yourData.confirm.no })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
  expect(await stored(page)).toHaveLength(2);

  await button.click();
  await page.getByRole('button', { name: yourData.confirm.yes }).click();
  await expect(page.getByRole('cell', { name: '=1+1', exact: true })).toHaveCount(0);
  expect(await stored(page)).toEqual([expect.objectContaining({ message: 'second, "quoted"' })]);
  await page.reload();
  await expect(page.getByRole('cell', { name: 'second' }).first()).toBeVisible();

  await page.getByRole('button', { name: yourData.deleteAll }).click();
  await page.getByRole('button', { name: yourData.confirm.yes }).click();
  await page.goto('/contact');
  await page.goto(address);
  await expect(page.getByRole('heading', { name: yourData.nothing.title })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['of another site part']);
});

test('exports everything as JSON, and as CSV without formulas', async ({ page }) => {
  const complaints = complaintsOf(page);
  await storeTwo(page);
  await page.goto(address);

  const json = JSON.parse(await save(page, yourData.exportJson)) as unknown;
  expect(json).toMatchObject({ contactSubmissions: await stored(page) });
  const csv = await save(page, yourData.exportCsv);
  expect(csv).toContain(`"'=1+1"`);
  expect(csv).toContain('"second, ""quoted"""');
  expect(complaints).toEqual([]);
});

test('a wide table scrolls in its own region, also by keyboard; the page does not', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 700 });
  await storeTwo(page);
  await page.goto(address);
  const region = page.locator('.stored-table__region', { hasText: yourData.lists.contact });
  await region.focus();

  await expect(region).toBeFocused();
  expect(await region.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(700);
});

test('phones need no horizontal scrolling, and tables keep their semantics', async ({ page, context }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await storeTwo(page);
  await page.goto(address);
  const region = page.locator('.stored-table__region', { hasText: yourData.lists.contact });
  await expect(region.getByRole('cell', { name: 'second, "quoted"' })).toBeVisible();

  const browser = await context.newCDPSession(page);
  for (const standard of [16, 24, 32]) {
    await browser.send('Page.setFontSizes', { fontSizes: { standard, fixed: 13 } });
    const overflow = await region.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow, `text at ${standard} px`).toBe(0);
  }
  const { nodes } = await browser.send('Accessibility.getFullAXTree');
  const namesOf = (role: string) =>
    nodes.filter((node) => node.role?.value === role).map(({ name }) => String(name?.value));
  expect(namesOf('columnheader')).toContain('Message');
  expect(namesOf('cell').join()).toContain('second, "quoted"');
});

test('shows a message when the storage is blocked', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Denied', 'SecurityError');
      },
    }),
  );
  await page.goto(address);

  await expect(page.getByRole('heading', { name: yourData.blocked.title })).toBeVisible();
});
