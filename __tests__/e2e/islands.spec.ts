import { expect, test, visit } from './support/test';

test('a module that does not match its checksum is not run', async ({ page }) => {
  await page.route('**/_next/static/islands/contact-form-*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `document.title = 'changed';\n${await response.text()}` });
  });
  const refused = page.waitForEvent('console', (message) => /integrity/i.test(message.text()));
  await visit(page, '/contact');
  await refused;
  await page.waitForLoadState('load');

  await expect(page).not.toHaveTitle('changed');
  await page.unrouteAll({ behavior: 'wait' });
});
