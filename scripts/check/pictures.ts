import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';

import { masterEnding } from '@/lib/content/schemas/images';
import type { Issue } from '@/build/content/issues';
import { readSource } from '@/build/content/load/source';
import { sourceLanguage } from '@/lib/languages';
import { picturesIn } from '@/lib/pictures/register';

import { checkFiles, isRaster, undescribed } from '@/build/pictures/check';
import { measureDrawing } from '@/build/pictures/drawings';
import { readDrawing } from '@/build/pictures/read-drawing';
import { filesBelow, filesIn, hashOf, keptOrMade } from '../lib/files';

const masters = 'content/images';

function located(issue: Issue): Issue {
  if (!issue.file.endsWith('.yaml')) return issue;
  const { source } = readSource(issue.file, readFileSync(issue.file, 'utf8'));
  return { ...issue, position: source.positionOf(issue.path) };
}

/** What keeps the drawings of a folder from being published; those that the build copied there are checked as masters. */
export async function drawingIssues(folder: string): Promise<Issue[]> {
  const drawings = filesBelow(folder).filter((name) => /^(?!pictures\/).*\.svg$/i.test(name));
  const found = await Promise.all(
    drawings.map(async (name) => {
      const file = `${folder}/${name}`;
      const { faults } = readDrawing(await readFile(file));
      return faults.map(({ message, position }): Issue => {
        const cure = 'Save it from a drawing program as plain SVG, without scripts and links.';
        return { file, path: [], position, message: `${message}. ${cure}` };
      });
    }),
  );
  return found.flat();
}

/** Whether a picture can be read to its last row: a copy that broke off has a size, and half an image. */
export async function isWhole(file: string): Promise<boolean> {
  const bytes = await readFile(file);
  // Reading all rows takes a tenth of a second: what was whole once is so as long as its bytes are the same.
  const decode = () => sharp(bytes).resize(16).raw().toBuffer();
  return keptOrMade(`.cache/pictures-read/${hashOf(bytes)}`, decode).then(
    () => true,
    () => false,
  );
}

/** What opening the files of the pictures shows: one that is too small for its places, or that nothing describes. */
export async function pictureIssues(): Promise<Issue[]> {
  const register = picturesIn(sourceLanguage);
  const files = await filesIn(masters, masterEnding);
  const sizes = new Map<string, { width: number; height: number }>();
  // One that is no picture, or that breaks off, has no size.
  const measure = async (file: string) => {
    const { autoOrient } = await sharp(join(masters, file)).metadata();
    if (file.toLowerCase().endsWith('.svg') || (await isWhole(join(masters, file)))) sizes.set(file, autoOrient);
  };
  await Promise.all([...files].map((file) => measure(file).catch(() => undefined)));
  const drawn = new Set<string>();
  const unsafe = (await Promise.all([masters, 'public'].map(drawingIssues))).flat();
  for (const [name, picture] of Object.entries(register)) {
    if (isRaster(picture) || !files.has(picture.file)) continue;
    const isUnsafe = unsafe.some(({ file }) => file === `${masters}/${picture.file}`);
    if (isUnsafe || (await measureDrawing(masters, picture.file))) drawn.add(name);
  }
  return [...[...undescribed(register, files), ...checkFiles(register, sizes, drawn)].map(located), ...unsafe];
}
