import { execFileSync } from 'node:child_process';

import { test } from '@playwright/test';

import { folder, repository } from './support/build';

test('the editor is built', () => {
  test.setTimeout(600_000);
  const env = { ...process.env, NEXT_PUBLIC_REPOSITORY_URL: repository };
  execFileSync(process.execPath, ['--import', 'tsx', 'tools/editor/build.ts', folder], { env, stdio: 'inherit' });
});
