/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { root } from '../support/files';

/** A folder that works like the project root; the given files are copies, others are links. */
function projectWith(copied: readonly string[] = []): string {
  const folder = mkdtempSync(join(tmpdir(), 'environment-'));
  for (const name of readdirSync(root).filter((each) => !each.startsWith('.'))) {
    if (copied.includes(name)) cpSync(join(root, name), join(folder, name), { recursive: true });
    else symlinkSync(join(root, name), join(folder, name));
  }
  return folder;
}

test('a setting in .env affects programs', () => {
  const folder = projectWith();
  // A reserved domain (RFC 2606), which the release check lists as a placeholder.
  writeFileSync(join(folder, '.env'), 'NEXT_PUBLIC_SITE_ORIGIN=https://set-in-a-file.example\n');

  // Next.js marks that it has read .env.
  const { NEXT_PUBLIC_SITE_ORIGIN: _, __NEXT_PROCESSED_ENV: __, ...env } = process.env;
  const { stdout } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/release-check.ts'], {
    cwd: folder,
    encoding: 'utf8',
    env,
  });
  rmSync(folder, { recursive: true });

  expect(stdout).toContain("is 'https://set-in-a-file.example'");
});

test('npm run check stops at invalid settings, with one line each and no stack trace', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/check.ts'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NEXT_PUBLIC_FORM_FORMAT: 'xml', NEXT_PUBLIC_SITE_ORIGN: 'https://www.example.org' },
  });

  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr.split('\n').filter((line) => /^NEXT_PUBLIC_(FORM_FORMAT|SITE_ORIGN): /.test(line))).toHaveLength(2);
  expect(stderr).not.toMatch(/^\s+at /m);
});

test('a build stops at invalid content, with positions and no stack trace', () => {
  // The program writes generated files to lib.
  const folder = projectWith(['content', 'lib']);
  writeFileSync(join(folder, 'content/site/figures.yaml'), 'figures: soon\n');

  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'build/prepare.ts', '--publish'], {
    cwd: folder,
    encoding: 'utf8',
    // A public origin, to which stricter rules apply.
    env: { ...process.env, NEXT_PUBLIC_SITE_ORIGIN: 'https://www.kaivinai.org' },
  });
  rmSync(folder, { recursive: true });

  expect(status).toBe(1);
  expect(stderr).toContain('content/site/figures.yaml:1:1: figures: is');
  expect(stderr).not.toMatch(/^\s+at /m);
});
