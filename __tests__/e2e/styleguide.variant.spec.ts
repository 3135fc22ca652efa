import { inEveryLook, violations } from './support/axe';
import { expect, tour as test, visit } from './support/test';

test('every part in every state is accessible', async ({ page }) => {
  await visit(page, '/styleguide');

  await inEveryLook(page, async (look) => {
    expect.soft(await violations(page), look).toEqual([]);
  });
});
