/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { parse } from 'yaml';

import { altered } from '../../support/content';
import { read, root } from '../../support/files';

/** What the check says on GitHub of a project whose content has an issue. */
function checked() {
  const folder = mkdtempSync(join(tmpdir(), 'check-'));
  for (const name of readdirSync(root).filter((each) => !each.startsWith('.') && each !== 'content')) {
    symlinkSync(join(root, name), join(folder, name));
  }
  cpSync(join(root, 'content'), join(folder, 'content'), { recursive: true });
  const text = altered('pages/story.yaml', /^hero:$/m, 'herro:');
  writeFileSync(join(folder, 'content/pages/story.yaml'), text);

  const { status, stdout } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/check.ts'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, GITHUB_ACTIONS: 'true' },
  });
  rmSync(folder, { recursive: true });
  return { status, stdout, line: text.split('\n').indexOf('herro:') + 1 };
}

test('on GitHub each issue is an annotation at its line, and the check fails', () => {
  const { status, stdout, line } = checked();

  expect(`\n${stdout}`).toContain(
    `\n::error file=content/pages/story.yaml,line=${line},col=1::herro: there is no such key`,
  );
  expect(status).toBe(1);
});

test('who changes content is answered by the check on the pull request', () => {
  type Workflow = {
    readonly on: { readonly pull_request: { readonly paths: readonly string[] } };
    readonly jobs: { readonly check: { readonly steps: readonly { readonly run?: string }[] } };
  };
  const { on, jobs } = parse(read('.github/workflows/content.yml')) as Workflow;

  expect(on.pull_request.paths).toEqual(['content/**']);
  expect(jobs.check.steps.map(({ run }) => run)).toContain('npm run check');
});
