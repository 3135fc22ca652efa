/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import manifest from '@/package.json';

import { importsOf } from '../support/imports';

import { read, root } from '../support/files';

const environment = 'scripts/lib/environment';

const programs = [
  ...new Set(
    Object.values(manifest.scripts)
      .join(' ')
      .match(/scripts\/\S+\.ts\b/g),
  ),
];

/** What a file takes in, at its head or later. */
const targetsOf = (file: string): string[] => {
  const source = read(file).replaceAll(/\bawait import\(('[^']+')\)/g, '\nimport $1');
  return importsOf(file, source).flatMap(({ target, typesOnly }) => (typesOnly ? [] : target));
};

/** Whether a file, or anything that it takes in, reads a setting of the build. */
function readsSettings(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file)) return false;
  seen.add(file);
  if (/process\.env\.NEXT_PUBLIC_/.test(read(file))) return true;
  return targetsOf(file)
    .flatMap((target) => [target, `${target}.ts`, `${target}.tsx`, `${target}/index.ts`])
    .filter((path) => /\.tsx?$/.test(path) && existsSync(join(root, path)))
    .some((path) => readsSettings(path, seen));
}

const readers = programs.filter((file) => readsSettings(file));

test.each(readers)('%s reads the .env files before anything else', (file) => {
  expect(targetsOf(file)[0]).toBe(environment);
  expect(/^import .*$/m.exec(read(file))?.[0]).toMatch(/^import '\.\.?\/lib\/environment';$/);
});

test('there are programs that read settings', () => {
  expect(readers).toContain('scripts/build/prepare.ts');
});

/** A folder that a program can run in as in the project's own; some of what is in it is its own too. */
function projectWith(copied: readonly string[] = []): string {
  const folder = mkdtempSync(join(tmpdir(), 'environment-'));
  for (const name of readdirSync(root).filter((each) => !each.startsWith('.'))) {
    if (copied.includes(name)) cpSync(join(root, name), join(folder, name), { recursive: true });
    else symlinkSync(join(root, name), join(folder, name));
  }
  return folder;
}

test('a setting in .env reaches what a program reads from content', () => {
  const folder = projectWith();
  // A reserved name (RFC 2606), which the launch check lists as a placeholder.
  writeFileSync(join(folder, '.env'), 'NEXT_PUBLIC_SITE_ORIGIN=https://set-in-a-file.example\n');

  const { NEXT_PUBLIC_SITE_ORIGIN: _, ...env } = process.env;
  const { stdout } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/release-check.ts'], {
    cwd: folder,
    encoding: 'utf8',
    env,
  });
  rmSync(folder, { recursive: true });

  expect(stdout).toContain("is 'https://set-in-a-file.example'");
});

test('npm run check stops at wrong settings: a line for each, and no stack', () => {
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

test.each(['scripts/build/prepare.ts --publish', 'scripts/release-check.ts', 'scripts/release-check.ts --count'])(
  '%s stops at wrong content: where it is, and no stack',
  (program) => {
    // What a program makes of content stands in lib.
    const folder = projectWith(['content', 'lib']);
    writeFileSync(join(folder, 'content/site/figures.yaml'), 'figures: soon\n');

    const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', ...program.split(' ')], {
      cwd: folder,
      encoding: 'utf8',
      // Enough for a build that is published, of which it is asked more.
      env: { ...process.env, NEXT_PUBLIC_SITE_ORIGIN: 'https://www.kaivinai.org' },
    });
    rmSync(folder, { recursive: true });

    expect(status).toBe(1);
    expect(stderr).toContain('content/site/figures.yaml:1:10: figures: is');
    expect(stderr).not.toMatch(/^\s+at /m);
  },
);

test.each(['a#b', 'a%20b'])('a project in the folder %s is told to move, and no more', (name) => {
  const project = projectWith();
  const folder = join(mkdtempSync(join(tmpdir(), 'environment-')), name);
  renameSync(project, folder);
  const { status, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'scripts/check.ts'], {
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });

  expect(status).toBe(1);
  expect(stderr.trim().split('\n')).toEqual([expect.stringContaining(`${name} has '${name[1]}' in its path`)]);
});

test('NODE_ENV=production installs what the build needs, too', () => {
  const { stdout } = spawnSync('npm', ['ls', 'tsx', '--depth=0'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });

  expect(stdout).toContain('tsx@');
});
