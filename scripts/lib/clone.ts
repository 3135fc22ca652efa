import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Hard-links the installed packages into a folder, or copies them to another disk. */
function linkPackages(folder: string): void {
  try {
    execFileSync('cp', ['-al', 'node_modules', folder], { stdio: 'ignore' });
  } catch {
    cpSync('node_modules', join(folder, 'node_modules'), { recursive: true, verbatimSymlinks: true });
  }
}

/**
 * Runs a task in a clone of the last commit, with the installed packages. The clone is deleted afterwards, even on
 * failure.
 */
export async function runInClone<Result>(
  name: string,
  work: (folder: string) => Result | Promise<Result>,
): Promise<Result> {
  const parent = mkdtempSync(join(tmpdir(), 'kaivinai-'));
  const folder = join(parent, name);
  try {
    execFileSync('git', ['clone', '--quiet', '.', folder], { stdio: 'inherit' });
    linkPackages(folder);
    return await work(folder);
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
}
