import { existsSync } from 'node:fs';

import { FileSystemConfigLoader, HtmlValidate, esmResolver } from 'html-validate';

import { eachPage } from './support/pages';
import { expect, test } from './support/test';

// .htmlvalidate.mjs explains each disabled rule.
const validator = new HtmlValidate(new FileSystemConfigLoader([esmResolver()]));

// The pages of the variant that the site has too are tested there.
test('each page: is valid HTML', ({ folder, pages }) =>
  eachPage(folder === 'out' ? pages : pages.filter(({ file }) => !existsSync(`out/${file}`)), async ({ file }) => {
    const { results } = await validator.validateFile(`${folder}/${file}`);

    expect(results.flatMap(({ messages }) => messages.map((found) => `${found.ruleId}: ${found.message}`))).toEqual([]);
  }));
