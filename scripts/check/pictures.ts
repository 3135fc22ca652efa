import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';

import type { Mistake } from '@/lib/content/mistakes';
import { readSource } from '@/lib/content/source';
import { registerByFile } from '@/lib/pictures/register';

import { checkFiles, entriesOf, isRaster, masterEnding, undescribed } from '../assets/pictures/check';
import { measureDrawing } from '../assets/pictures/drawings';

const masters = 'content/images';

const named = async (folder: string, ending: RegExp): Promise<Set<string>> =>
  new Set((await readdir(folder)).filter((name) => ending.test(name)));

/** The size of each master, by its name; without those that are no pictures. Only the head of each file is read. */
async function sizesOf(files: ReadonlySet<string>): Promise<Map<string, { width: number; height: number }>> {
  const sizes = await Promise.all(
    [...files].map(async (file) => {
      try {
        const { autoOrient } = await sharp(join(masters, file)).metadata();
        return [[file, autoOrient] as const];
      } catch {
        return [];
      }
    }),
  );
  return new Map(sizes.flat());
}

/** A mistake with the line it stands on. */
function located(mistake: Mistake): Mistake {
  const { source } = readSource(mistake.file, readFileSync(mistake.file, 'utf8'));
  return { ...mistake, position: source.positionOf(mistake.path) };
}

/** What opening the files of the pictures shows: one that is too small for its places, or that nothing describes. */
export async function pictureMistakes(): Promise<Mistake[]> {
  const groups = registerByFile();
  const files = await named(masters, masterEnding);
  const drawn = new Set<string>();
  for (const { name, entry } of entriesOf(groups)) {
    if (!isRaster(entry) && files.has(entry.file) && (await measureDrawing(masters, entry.file))) drawn.add(name);
  }
  const found = [...undescribed(groups, files), ...checkFiles(groups, await sizesOf(files), drawn)];
  return found.map((mistake) => (mistake.file.endsWith('.yaml') ? located(mistake) : mistake));
}
