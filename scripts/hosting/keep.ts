import { constants } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { filesBelow } from '../export/files';
import { hashedFolders } from './policy';

/** The file of a release that says which of its files are not its own, and since when. Servers do not show it. */
export const record = '.kept.json';

const daysToKeep = 30;

/** The day on which a file was last part of a release that was live, by its name. */
type Replaced = Readonly<Record<string, string>>;

const hashedFilesOf = (release: string): string[] =>
  hashedFolders.flatMap((folder) => filesBelow(join(release, folder)).map((file) => `${folder.slice(1)}/${file}`));

async function readRecord(release: string): Promise<Replaced> {
  const text = await readFile(join(release, record), 'utf8').catch(() => '{}');
  // Written below, and by nothing else.
  return JSON.parse(text) as Replaced;
}

/**
 * Copies from the live release into the next one what the next one lacks: files of its own, and files it has kept itself
 * from releases before it that were replaced less than 30 days ago.
 *
 * @throws {Error} when the live release holds no hashed file: then it is not a release
 */
export async function keepAssets(live: string, next: string, now: Date): Promise<{ kept: number; dropped: number }> {
  const files = hashedFilesOf(live);
  if (files.length === 0) {
    throw new Error(`${live} holds no release: there is none of ${hashedFolders.join(', ')} in it.`);
  }
  const before = await readRecord(live);
  const own = new Set(hashedFilesOf(next));
  const oldest = now.getTime() - daysToKeep * 24 * 60 * 60 * 1000;

  const missing = files.filter((file) => !own.has(file));
  const replaced = Object.fromEntries(missing.map((file) => [file, before[file] ?? now.toISOString()]));
  const kept = Object.entries(replaced).filter(([, since]) => Date.parse(since) >= oldest);

  for (const [file] of kept) {
    await mkdir(dirname(join(next, file)), { recursive: true });
    await copyFile(join(live, file), join(next, file), constants.COPYFILE_EXCL);
  }
  await writeFile(join(next, record), `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
  return { kept: kept.length, dropped: missing.length - kept.length };
}
