import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { hashOf } from './files';

type Lockfile = { readonly packages: Readonly<Record<string, { readonly version?: string }>> };

/**
 * A hash of the programs that generate files: their sources and package versions. Cached output is valid while it stays
 * the same.
 */
export async function hashTools(folders: readonly string[], packages: readonly string[]): Promise<string> {
  const files = await Promise.all(
    folders.map(async (folder) => (await readdir(folder)).toSorted().map((name) => join(folder, name))),
  );
  const sources = await Promise.all(files.flat().map((file) => readFile(file, 'utf8')));
  const lockfile = JSON.parse(await readFile('package-lock.json', 'utf8')) as Lockfile;
  const versions = packages.map((name) => `${name} ${lockfile.packages[`node_modules/${name}`]?.version}`);
  return hashOf(JSON.stringify([sources, versions]));
}
