import { createHash } from 'node:crypto';
import { existsSync, readdirSync, rmdirSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

/** All files below a folder, relative to it, with forward slashes; empty if the folder does not exist. */
export function listFilesBelow(folder: string): string[] {
  if (!existsSync(folder)) {
    return [];
  }
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted();
}

/** Removes all empty folders below a folder. */
export function removeEmptyFolders(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      removeEmptyFolders(path);
      if (readdirSync(path).length === 0) {
        rmdirSync(path);
      }
    }
  }
}

/** Names of a folder's files, optionally by extension; empty if the folder does not exist. */
export async function listFilesIn(folder: string, extensions?: RegExp): Promise<Set<string>> {
  const names = await readdir(folder).catch(() => []);
  return new Set(names.filter((name) => !extensions || extensions.test(name)));
}

/** A hash of file content. */
export const hashOf = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');

/** The shortened hash used in file names. */
export const nameHashOf = (bytes: Buffer | string): string => hashOf(bytes).slice(0, 6);

/** Writes to a temporary file and renames it, so that the file is never incomplete. */
async function writeAtomically(file: string, fill: (part: string) => Promise<void>): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const part = `${file}.${process.pid}.part`;
  await fill(part);
  await rename(part, file);
}

/** Writes a file atomically. */
export const writeWhole = (file: string, content: Buffer | string): Promise<void> =>
  writeAtomically(file, (part) => writeFile(part, content));

/** Writes a file if its content differs. Returns whether it wrote. */
export async function writeIfOther(file: string, content: Buffer | string): Promise<boolean> {
  const before = await readFile(file).catch(() => undefined);
  if (before?.equals(Buffer.from(content))) return false;
  await writeWhole(file, content);
  return true;
}

/**
 * Returns a cached file, or creates and caches it.
 *
 * @param file a path in the cache, whose name contains a hash of all inputs
 */
export async function readOrMake(
  file: string,
  make: () => Promise<Buffer>,
): Promise<{ readonly bytes: Buffer; readonly isNew: boolean }> {
  const cached = await readFile(file).catch(() => undefined);
  if (cached) return { bytes: cached, isNew: false };
  const bytes = await make();
  await writeWhole(file, bytes);
  return { bytes, isNew: true };
}

/** Makes a folder contain exactly the named files of another one. */
export async function mirror(from: string, to: string, names: readonly string[]): Promise<void> {
  const present = await listFilesIn(to);
  const missing = names.filter((name) => !present.has(name));
  const wanted = new Set(names);
  const stale = [...present].filter((name) => !wanted.has(name));

  await Promise.all(missing.map((name) => writeAtomically(join(to, name), (part) => copyFile(join(from, name), part))));
  await Promise.all(stale.map((name) => rm(join(to, name), { force: true })));
}

/**
 * Processes items with limited concurrency.
 *
 * @param name a label for progress output, shown after three seconds
 */
export async function runInParallel<Item>(
  items: readonly Item[],
  concurrency: number,
  work: (item: Item) => Promise<void>,
  name?: string,
): Promise<void> {
  const started = performance.now();
  const rest = items.values();
  let done = 0;
  const report = (end: string) => {
    if (!name || !process.stdout.isTTY || performance.now() - started < 3000) return;
    process.stdout.write(`\r${name}: ${done} of ${items.length}${end}`);
  };
  const runWorker = async () => {
    for (const item of rest) {
      await work(item);
      done += 1;
      report('');
    }
  };
  await Promise.all(Array.from({ length: concurrency }, runWorker));
  report('\n');
}

/** A size of files in decimal megabytes, such as '12.0 MB'. */
export const formatMegabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
