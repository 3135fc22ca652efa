import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

import { folder } from './support/build';
import { expect, test } from './support/editor';

type Validator = ((value: unknown) => boolean) & { readonly errors?: unknown };
type Ajv = new (options: object) => { readonly compile: (schema: object) => Validator };

const packages = resolve('.cache/editor/node_modules');
const read = (file: string): object => JSON.parse(readFileSync(file, 'utf8')) as object;

test("the configuration matches Sveltia's own schema", () => {
  const { default: Ajv } = createRequire(join(packages, 'x.js'))('ajv') as { readonly default: Ajv };
  const validate = new Ajv({ strict: false, formats: { regex: true, uri: true } }).compile(
    read(join(packages, '@sveltia/cms/schema/sveltia-cms.json')),
  );

  validate(read(join(folder, 'config.json')));

  expect(validate.errors).toBeNull();
});

test("the page's policy allows only its own host and the repository's", () => {
  const [, policy = ''] =
    /Content-Security-Policy" content="([^"]+)"/.exec(readFileSync(join(folder, 'index.html'), 'utf8')) ?? [];

  expect(policy.match(/https?:[^\s;]+/g)).toEqual(['https://avatars.githubusercontent.com', 'https://api.github.com']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
});
