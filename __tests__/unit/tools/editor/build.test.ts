/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { build } from 'esbuild';

import { read, root } from '@/__tests__/unit/support/files';
import { bundleOptions, siteFiles } from '@/tools/editor/bundle';

test('the bundle finds each module, font and file of the site that it names', async () => {
  // Packages of the editor itself are only installed for its own tests.
  const { dependencies } = JSON.parse(read('tools/editor/package.json')) as { readonly dependencies: object };
  const { outputFiles } = await build({
    ...bundleOptions('none', join(root, 'out-editor')),
    absWorkingDir: root,
    external: Object.keys(dependencies),
    minify: false,
    write: false,
    logLevel: 'silent',
  });

  expect(outputFiles.map(({ path }) => path)).toContainEqual(expect.stringMatching(/page\.js$/));
  expect(Object.values(siteFiles).filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

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
