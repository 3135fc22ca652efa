import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import sharp from 'sharp';

import { masterEnding } from '@/lib/content/topics/images';
import type { Mistake } from '@/lib/content/mistakes';
import { readSource } from '@/lib/content/source';
import { registerByFile } from '@/lib/pictures/register';

import { checkFiles, entriesOf, isRaster, undescribed } from '../assets/pictures/check';
import { measureDrawing } from '../assets/pictures/drawings';
import { filesIn } from '../lib/files';

const masters = 'content/images';

/** A mistake with the line it stands on. */
function located(mistake: Mistake): Mistake {
  if (!mistake.file.endsWith('.yaml')) return mistake;
  const { source } = readSource(mistake.file, readFileSync(mistake.file, 'utf8'));
  return { ...mistake, position: source.positionOf(mistake.path) };
}

/** What opening the files of the pictures shows: one that is too small for its places, or that nothing describes. */
export async function pictureMistakes(): Promise<Mistake[]> {
  const groups = registerByFile();
  const files = await filesIn(masters, masterEnding);
  const sizes = new Map<string, { width: number; height: number }>();
  // Only the head of each file is read; one that is no picture has no size.
  const measure = async (file: string) => sizes.set(file, (await sharp(join(masters, file)).metadata()).autoOrient);
  await Promise.all([...files].map((file) => measure(file).catch(() => undefined)));
  const drawn = new Set<string>();
  for (const { name, entry } of entriesOf(groups)) {
    if (!isRaster(entry) && files.has(entry.file) && (await measureDrawing(masters, entry.file))) drawn.add(name);
  }
  return [...undescribed(groups, files), ...checkFiles(groups, sizes, drawn)].map(located);
}
