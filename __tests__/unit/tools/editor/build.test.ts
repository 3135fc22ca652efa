/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { root } from '@/__tests__/unit/support/files';

test('npm run build:editor only empties its own folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'editor-'));
  const file = join(folder, 'letter.txt');
  writeFileSync(file, 'kept');
  const env = { ...process.env, NEXT_PUBLIC_REPOSITORY_URL: 'https://github.com/example/site' };
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'tools/editor/build.ts', folder], {
    cwd: root,
    encoding: 'utf8',
    env,
  });
  const isKept = existsSync(file);
  rmSync(folder, { recursive: true });

  expect(status).toBe(1);
  expect(isKept).toBe(true);
  expect(stderr).toContain('out-editor');
});
