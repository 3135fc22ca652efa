import { constants } from 'node:fs';
import { copyFile, mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { filesBelow, writeWhole } from '../../lib/files';
import { hashedFolders } from './policy';

/** The file of a release that says which of its files are not its own, and since when. nginx and Caddy do not show it. */
export const record = '.kept.json';

const daysToKeep = 30;

/** The day on which a file was last part of a release that was live, by its name. */
type Replaced = Readonly<Record<string, string>>;

const hashedFilesOf = (release: string): string[] =>
  hashedFolders.flatMap((folder) => filesBelow(join(release, folder)).map((file) => `${folder.slice(1)}/${file}`));

function releasedFilesOf(folder: string): string[] {
  const files = hashedFilesOf(folder);
  if (files.length === 0) {
    throw new Error(`${folder} holds no release: there is none of ${hashedFolders.join(', ')} in it.`);
  }
  return files;
}

async function readRecord(release: string): Promise<Replaced> {
  const text = await readFile(join(release, record), 'utf8').catch(() => '{}');
  // Written below, and by nothing else.
  return JSON.parse(text) as Replaced;
}

/**
 * Copies from the live release into the next one what the next one lacks: files of its own, and files it has kept itself
 * from releases before it that were replaced less than 30 days ago. What the next release keeps already, from a run
 * before this one, is not taken for its own.
 *
 * @throws {Error} when one of the two holds no hashed file: then it is not a release
 */
export async function keepAssets(live: string, next: string, now: Date): Promise<{ kept: number; dropped: number }> {
  const files = releasedFilesOf(live);
  const present = new Set(releasedFilesOf(next));
  const [before, already] = await Promise.all([readRecord(live), readRecord(next)]);
  const isOwn = (file: string) => present.has(file) && already[file] === undefined;

  const replaced = new Map([
    ...Object.entries(already).filter(([file]) => present.has(file)),
    ...files.filter((file) => !isOwn(file)).map((file) => [file, before[file] ?? now.toISOString()] as const),
  ]);
  const oldest = now.getTime() - daysToKeep * 24 * 60 * 60 * 1000;
  const kept = [...replaced].filter(([, since]) => Date.parse(since) >= oldest);
  const dropped = [...replaced].filter(([, since]) => Date.parse(since) < oldest);

  for (const [file] of kept.filter(([each]) => !present.has(each))) {
    await mkdir(dirname(join(next, file)), { recursive: true });
    await copyFile(join(live, file), join(next, file), constants.COPYFILE_EXCL);
  }
  await Promise.all(dropped.map(([file]) => rm(join(next, file), { force: true })));
  await writeWhole(join(next, record), `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
  return { kept: kept.length, dropped: dropped.length };
}
