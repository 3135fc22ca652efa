/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { inCopy } from '@/scripts/growth/copy';

let project: string;
let copy: string;

function write(file: string, text: string): void {
  mkdirSync(dirname(join(project, file)), { recursive: true });
  writeFileSync(join(project, file), text);
}

/** What a file of the copy holds; undefined where there is none. */
const copied = (file: string) => (existsSync(join(copy, file)) ? readFileSync(join(copy, file), 'utf8') : undefined);

// A clone with its packages, before its first build.
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'growth-'));
  copy = join(project, '.cache/growth');
  spawnSync('git', ['init', '--quiet'], { cwd: project });
  write('.gitignore', 'node_modules/\n.cache/\n');
  write('next.config.ts', 'export default { turbopack: {} };\n');
  write('content/site.ts', 'the site');
  write('node_modules/next/index.js', 'the package');
});

afterEach(() => rmSync(project, { recursive: true }));

test('copies a clone that was never built, and leaves nothing behind', async () => {
  const work = jest.fn(() => {
    expect([copied('content/site.ts'), copied('node_modules/next/index.js')]).toEqual(['the site', 'the package']);
    return Promise.resolve();
  });

  await inCopy(copy, work, project);

  expect(work).toHaveBeenCalledTimes(1);
  expect(existsSync(copy)).toBe(false);
});

test('takes along what was prepared', async () => {
  write('.cache/pictures/clay.avif', 'a picture');

  await inCopy(
    copy,
    () => {
      expect(copied('.cache/pictures/clay.avif')).toBe('a picture');
      return Promise.resolve();
    },
    project,
  );
  expect.assertions(1);
});

test('leaves nothing behind when the copy cannot be made, or the work fails', async () => {
  await expect(inCopy(copy, () => Promise.reject(new Error('no build')), project)).rejects.toThrow('no build');
  expect(existsSync(copy)).toBe(false);

  rmSync(join(project, 'node_modules'), { recursive: true });
  await expect(inCopy(copy, () => Promise.resolve(), project)).rejects.toThrow('node_modules');
  expect(existsSync(copy)).toBe(false);
});
