import { expect, test, type Page } from '@playwright/test';

import { getContent } from '@/lib/content';

import { fillIn, forms, yourData, successfulLookup, lookup, stored, submitButton, thanks, typed } from './form';

/** Wraps every text in two <font> elements like Google Translate (facebook/react#11538), including text added later. */
function translateAll(): void {
  // Typed as string, because the element is deprecated.
  const name: string = 'font';
  const wrapTexts = () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Node[] = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found) {
      if (text.parentElement?.matches('script, style, textarea, noscript, font')) continue;
      const outer = document.createElement(name);
      text.parentNode?.replaceChild(outer, text);
      outer.append(document.createElement(name));
      outer.firstElementChild?.append(text);
    }
  };
  wrapTexts();
  new MutationObserver(wrapTexts).observe(document.body, { childList: true, subtree: true, characterData: true });
}

const moments = ['before the islands start', 'after the islands have started'] as const;

for (const moment of moments) {
  test.describe(`on a page translated ${moment}`, () => {
    let mistakes: string[];

    /** Opens a page with an island and translates it. */
    async function open(page: Page, address: string): Promise<void> {
      const translate = () => page.evaluate(translateAll);
      let arrive = () => {};
      if (moment === 'before the islands start') {
        const arrival = new Promise<void>((resolve) => {
          arrive = resolve;
        });
        await page.route('**/_next/static/**/*.js', async (route) => {
          await arrival;
          await route.continue();
        });
        await page.goto(address, { waitUntil: 'commit' });
        await expect(page.locator('footer')).toBeAttached();
        await translate();
        arrive();
      } else {
        await page.goto(address);
      }
      await expect(page.locator('[data-island]:not([data-started])')).toHaveCount(0);
      if (moment === 'after the islands have started') await translate();
    }

    test.beforeEach(async ({ page }) => {
      mistakes = [];
      page.on('pageerror', (error) => mistakes.push(error.message));
      await page.route(lookup, successfulLookup);
    });

    test.afterEach(async ({ page }) => {
      await expect(page.getByText(getContent('en').error.title)).toHaveCount(0);
      expect(mistakes).toEqual([]);
    });

    for (const [address, list, values] of [
      ['/contact', 'contactSubmissions', typed],
      ['/join', 'joinUsSubmissions', { name: typed.name, email: typed.email, message: typed.message }],
    ] as const) {
      test(`${address} validates, stores, shares and can be filled in again`, async ({ page, context }) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        await open(page, address);
        await submitButton(page).click();
        await expect(page.locator('#form [aria-invalid=true]').first()).toBeVisible();
        await fillIn(page, values);
        if (address === '/join') await page.locator('#form select').selectOption('Mentor');
        await expect(page.locator('#form [aria-invalid=true]')).toHaveCount(0);
        if (address === '/contact') {
          const message = page.locator('#form textarea');
          await message.fill('x'.repeat(4999));
          await expect(page.getByText(forms.shared.remaining.one)).toBeVisible();
          await message.fill('x'.repeat(9999));
          await message.fill(typed.message);
        }
        await submitButton(page).click();
        await expect(thanks(page)).toBeVisible();
        expect(await stored(page, list)).toHaveLength(1);

        await page.getByRole('button', { name: forms.shared.shareOptions.copy }).click();
        await expect(page.getByRole('button', { name: forms.shared.shareOptions.copied })).toBeVisible();
        await page.locator('#form button').last().click();
        await fillIn(page, { email: typed.email });
        await submitButton(page).click();
      });
    }

    test('/contact offers what was not sent, until it is dismissed', async ({ page }) => {
      const record = { email: typed.email, timestamp: '2025-06-25T04:30:00.000Z' };
      await page.addInitScript(
        (text) => localStorage.setItem('newsletterSubscriptions', text),
        JSON.stringify([record]),
      );
      await open(page, '/contact');
      await page.getByRole('button', { name: forms.shared.unsent.mine }).click();
      await page.getByRole('button', { name: forms.shared.unsent.dismiss }).click();
      await expect(page.getByText(forms.shared.unsent.question)).toHaveCount(0);
      await expect(page.locator('#form-title')).toBeFocused();
    });

    test('/privacy/your-data sends and deletes one record, then all', async ({ page }) => {
      await page.addInitScript(() => {
        const records = [1, 2].map((count) => ({
          name: `Anitha ${count}`,
          timestamp: `2025-06-25T04:30:0${count}.000Z`,
        }));
        localStorage.setItem('contactSubmissions', JSON.stringify(records));
        sessionStorage.setItem('site:draft:join', '{"name":"Half"}');
      });
      await open(page, '/privacy/your-data');
      await page
        .getByRole('button', { name: new RegExp(yourData.sent.send) })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('link', { name: forms.shared.shareOptions.email }).click();
      await page.getByRole('button', { name: yourData.sent.close }).click();
      await expect(page.getByText(yourData.sent.methods.email)).toBeVisible();

      for (const remove of [
        page.getByRole('button', { name: /^Delete record 1/ }),
        page.getByText(yourData.deleteAll),
      ]) {
        await remove.click();
        await page.getByRole('button', { name: yourData.confirm.yes }).click();
        await expect(page.getByText(yourData.deleted)).toBeVisible();
      }
      await expect(page.getByText(yourData.nothing.title)).toBeVisible();
    });

    test('/news can be filtered', async ({ page }) => {
      const categories = new Set(getContent('en').news.map(({ category }) => category));
      test.skip(categories.size < 2, 'Articles have one category.');
      await open(page, '/news');
      const chips = page.locator('[data-island=news-filter] a');
      const output = page.locator('[data-island=news-filter] output');
      const before = await output.textContent();
      await chips.nth(1).click();
      await expect(chips.nth(1)).toHaveAttribute('aria-current', 'true');
      await expect(output).not.toHaveText(before ?? '');
    });

    test('the 404 page shows the requested path, and Go Back works', async ({ page }) => {
      await page.goto('/story');
      await open(page, '/hub/no-such-hub');
      await expect(page.getByRole('navigation', { name: getContent('en').words.site.breadcrumb })).toContainText(
        'No Such Hub',
      );
      await page.getByRole('button', { name: getContent('en').notFound.goBack }).click();
      await expect(page).toHaveURL(/\/story$/);
    });
  });
}
