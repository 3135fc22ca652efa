import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Gives a folder a second name, file by file: hard links take no room. On another disk it is copied. */
function linkTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else {
      try {
        linkSync(source, target);
      } catch {
        copyFileSync(source, target);
      }
    }
  }
}

/**
 * Does some work in a clone of the last commit, with the packages that are installed here. The clone is gone afterwards,
 * also when the work failed.
 *
 * @param name of the clone's folder
 */
export async function inClone<Result>(
  name: string,
  work: (folder: string) => Result | Promise<Result>,
): Promise<Result> {
  const parent = mkdtempSync(join(tmpdir(), 'kaivinai-'));
  const folder = join(parent, name);
  try {
    execFileSync('git', ['clone', '--quiet', '.', folder], { stdio: 'inherit' });
    linkTree('node_modules', join(folder, 'node_modules'));
    return await work(folder);
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
}
