// `npm run test:reproducible`: builds the last commit twice from nothing, in two folders of different names, and compares
// the exports byte for byte.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { inClone } from '../lib/clone';
import { filesBelow, hashOf } from '../lib/files';

// What is over and what is to come depends on the day of the build: here that is the day of the commit, twice.
const day = execFileSync('git', ['log', '-1', '--format=%cI'], { encoding: 'utf8' }).trim();

/** Builds the last commit, and tells the hash of each file that came out. */
const build = (name: string): Promise<Map<string, string>> =>
  inClone(name, (folder) => {
    console.log(`Building in ${folder} …`);
    const env = { ...process.env, KAIVINAI_BUILD_DATE: day };
    execFileSync('npm', ['run', '--silent', 'build'], { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] });
    const out = join(folder, 'out');
    return new Map(filesBelow(out).map((file) => [file, hashOf(readFileSync(join(out, file)))]));
  });

const first = await build('one');
const second = await build('another-and-much-longer-name');
const files = [...new Set([...first.keys(), ...second.keys()])];
const differing = files.filter((file) => first.get(file) !== second.get(file));

console.log(
  differing.length === 0
    ? `Two builds of the same commit gave the same ${files.length} files, byte for byte.`
    : `${differing.length} of ${files.length} files differ:\n${differing.join('\n')}`,
);
process.exitCode = differing.length === 0 && files.length > 0 ? 0 : 1;
