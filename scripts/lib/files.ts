import { createHash } from 'node:crypto';
import { existsSync, readdirSync, rmdirSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

/** Every file below a folder, relative to it, with `/` between names; none where there is no such folder. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) {
    return [];
  }
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted();
}

/** Removes every folder below that holds nothing. */
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

/** The names of a folder's files with one of the extensions; none, where there is no folder. */
export async function filesIn(folder: string, extensions?: RegExp): Promise<Set<string>> {
  const names = await readdir(folder).catch(() => []);
  return new Set(names.filter((name) => !extensions || extensions.test(name)));
}

/** A file's hash, to know it again. */
export const hashOf = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');

/** The part of a hash that a file bears in its name: enough to tell its versions apart. */
export const nameHashOf = (bytes: Buffer | string): string => hashOf(bytes).slice(0, 6);

/** Runs `fill` on a name beside the file's and moves it into place, so that no half-written file ever has the name. */
async function inOneMove(file: string, fill: (part: string) => Promise<void>): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const part = `${file}.${process.pid}.part`;
  await fill(part);
  await rename(part, file);
}

/** Writes a file whole or not at all. */
export const writeWhole = (file: string, content: Buffer | string): Promise<void> =>
  inOneMove(file, (part) => writeFile(part, content));

/** Writes a file, unless it already holds the same. Returns whether it wrote. */
export async function writeIfOther(file: string, content: Buffer | string): Promise<boolean> {
  const before = await readFile(file).catch(() => undefined);
  if (before?.equals(Buffer.from(content))) return false;
  await writeWhole(file, content);
  return true;
}

/**
 * What an earlier build has made, or is made now and kept for the next.
 *
 * @param file in a cache; its name holds a hash of all that its bytes follow from
 */
export async function keptOrMade(
  file: string,
  make: () => Promise<Buffer>,
): Promise<{ readonly bytes: Buffer; readonly isNew: boolean }> {
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return { bytes: kept, isNew: false };
  const bytes = await make();
  await writeWhole(file, bytes);
  return { bytes, isNew: true };
}

/** Makes a folder hold the named files of another and nothing else. */
export async function mirror(from: string, to: string, names: readonly string[]): Promise<void> {
  const present = await filesIn(to);
  const missing = names.filter((name) => !present.has(name));
  const wanted = new Set(names);
  const stale = [...present].filter((name) => !wanted.has(name));

  await Promise.all(missing.map((name) => inOneMove(join(to, name), (part) => copyFile(join(from, name), part))));
  await Promise.all(stale.map((name) => rm(join(to, name), { force: true })));
}

/**
 * Works through items, a few at a time.
 *
 * @param name what a terminal is told of the progress, when it takes longer than three seconds
 */
export async function inParallel<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
  name?: string,
): Promise<void> {
  const started = performance.now();
  const rest = items.values();
  let done = 0;
  const tell = (end: string) => {
    if (!name || !process.stdout.isTTY || performance.now() - started < 3000) return;
    process.stdout.write(`\r${name}: ${done} of ${items.length}${end}`);
  };
  const worker = async () => {
    for (const item of rest) {
      await work(item);
      done += 1;
      tell('');
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  tell('\n');
}
