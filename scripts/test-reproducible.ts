/**
 * `npm run test:reproducible`: builds the last commit twice from nothing, in two folders of different names, and compares
 * the exports byte for byte.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { filesBelow } from './export/files';
import { differences } from './reproducible/differences';

const folder = mkdtempSync(join(tmpdir(), 'kaivinai-reproducible-'));

/** The hash of every file of an export, by its name. */
const listing = (out: string): ReadonlyMap<string, string> =>
  new Map(
    filesBelow(out).map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(out, file)))
        .digest('hex'),
    ]),
  );

// What is over and what is to come depends on the day of the build: here that is the day of the commit, twice.
const day = execFileSync('git', ['log', '-1', '--format=%cI'], { encoding: 'utf8' }).trim();

/** Builds the last commit in a new clone, and tells the hashes of what came out. */
function build(clone: string): ReadonlyMap<string, string> {
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, {
      cwd: clone,
      env: { ...process.env, KAIVINAI_BUILD_DATE: day },
      stdio: ['ignore', 'ignore', 'inherit'],
    });

  console.log(`Building in ${clone} …`);
  execFileSync('git', ['clone', '--quiet', '.', clone], { stdio: 'inherit' });
  run('npm', 'ci', '--prefer-offline');
  run('npm', 'run', 'build');
  return listing(join(clone, 'out'));
}

try {
  const first = build(join(folder, 'one'));
  const second = build(join(folder, 'another', 'much-longer-name'));
  const found = differences(first, second);

  console.log(
    found.length === 0
      ? `Two builds of the same commit gave the same ${first.size} files, byte for byte.`
      : `${found.length} of ${first.size} files differ:\n${found.join('\n')}`,
  );
  process.exitCode = found.length === 0 && first.size > 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
