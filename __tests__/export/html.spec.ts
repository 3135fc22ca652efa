import { expect, test } from '@playwright/test';
import { FileSystemConfigLoader, HtmlValidate, esmResolver } from 'html-validate';

import { eachPage, exportedPages, exportFolder } from './support/pages';

// The rules, each that is off with its reason: .htmlvalidate.mjs.
const validator = new HtmlValidate(new FileSystemConfigLoader([esmResolver()]));

test('each page: is valid HTML', () =>
  eachPage(exportedPages, async ({ file }) => {
    const { results } = await validator.validateFile(`${exportFolder}/${file}`);

    expect(results.flatMap(({ messages }) => messages.map((found) => `${found.ruleId}: ${found.message}`))).toEqual([]);
  }));
