import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { measureSize } from './encode';
import { hashOf, writeIfOther } from '@/scripts/lib/files';
import type { Size } from './geometry';
import type { Colour } from './tones';

/** A master in content/images. */
export type Master = Size & { readonly bytes: Buffer; readonly hash: string };

/** What earlier builds measured, by the hash of what was measured. */
export type Measured = { readonly sizes: Record<string, Size>; readonly colours: Record<string, Colour> };

/** Reads what earlier builds measured. A memory that cannot be read is an empty one: all is measured again. */
export async function recallMeasured(file: string): Promise<Measured> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Measured;
  } catch {
    return { sizes: {}, colours: {} };
  }
}

export const keepMeasured = (file: string, measured: Measured): Promise<boolean> =>
  writeIfOther(file, `${JSON.stringify(measured)}\n`);

/**
 * Reads masters, each once.
 *
 * @returns the masters by file name; a file that is no picture is left out
 */
export async function openMasters(
  folder: string,
  files: Iterable<string>,
  measured: Measured,
): Promise<Map<string, Master>> {
  const opened = await Promise.all(
    [...new Set(files)].map(async (file): Promise<[string, Master] | undefined> => {
      const bytes = await readFile(join(folder, file));
      const hash = hashOf(bytes);
      const size = measured.sizes[hash] ?? (await measureSize(bytes).catch(() => undefined));
      if (!size) return undefined;
      measured.sizes[hash] = size;
      return [file, { ...size, bytes, hash }];
    }),
  );
  return new Map(opened.filter((entry) => entry !== undefined));
}
