import { FileSystemConfigLoader, HtmlValidate, esmResolver } from 'html-validate';

import { exportedPages, exportFolder } from './support/pages';
import { expect, test } from '@playwright/test';

// The rules, each that is off with its reason: .htmlvalidate.mjs.
const validator = new HtmlValidate(new FileSystemConfigLoader([esmResolver()]));

for (const { path, file } of exportedPages) {
  test(`${path} is valid HTML`, async () => {
    const { results } = await validator.validateFile(`${exportFolder}/${file}`);

    expect(results.flatMap(({ messages }) => messages.map((found) => `${found.ruleId}: ${found.message}`))).toEqual([]);
  });
}

test('the validator sees what is wrong', async () => {
  const { valid } = await validator.validateString('<p><div></div></p>', `${exportFolder}/wrong.html`);

  expect(valid).toBe(false);
});
