import { readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';

import { masterEnding } from '@/lib/content/schemas/images';
import { MOST_BYTES } from '@/build/content/editor/config';
import type { Issue } from '@/build/content/issues';
import { readSource } from '@/build/content/load/source';
import { sourceLanguage } from '@/lib/language';
import { listPictures } from '@/lib/pictures/register';

import { checkFiles, isRaster, findUnrecorded } from '@/build/pictures/check';
import { measureDrawing } from '@/build/pictures/drawings';
import { readDrawing } from '@/build/pictures/read-drawing';
import { formatMegabytes, listFilesBelow, listFilesIn, hashOf, readOrMake } from '../lib/files';

const masters = 'content/images';

/** The heaviest drawing, in bytes. */
const heaviestDrawing = 1_000_000;

function locateIssue(issue: Issue): Issue {
  if (!issue.file.endsWith('.yaml')) return issue;
  const { source } = readSource(issue.file, readFileSync(issue.file, 'utf8'));
  return { ...issue, position: source.findPosition(issue.path) };
}

/** Errors in the drawings of a folder. Generated copies are skipped, because their masters are checked. */
export async function findDrawingIssues(folder: string): Promise<Issue[]> {
  const drawings = listFilesBelow(folder).filter((name) => /^(?!pictures\/).*\.svg$/i.test(name));
  const found = await Promise.all(
    drawings.map(async (name) => {
      const file = `${folder}/${name}`;
      const bytes = await readFile(file);
      if (bytes.length > heaviestDrawing) {
        const message = `has ${Math.round(bytes.length / 1000)} kB; the maximum for a drawing is 1,000 kB. Simplify it.`;
        return [{ file, path: [], message }];
      }
      const { faults } = readDrawing(bytes);
      return faults.map(({ message, position }): Issue => {
        const cure = 'Save it from a drawing program as plain SVG, without scripts and links.';
        return { file, path: [], position, message: `${message}. ${cure}` };
      });
    }),
  );
  return found.flat();
}

/** Pictures of a folder that are larger than any page needs, and stay in the history of git for ever. */
export function findLargePictures(folder: string): Issue[] {
  return listFilesBelow(folder).flatMap((name) => {
    const { size } = statSync(join(folder, name));
    const message =
      `has ${formatMegabytes(size)}, and the most is ${formatMegabytes(MOST_BYTES)}. ` +
      'Save it with 3000 pixels on its longest side.';
    return size > MOST_BYTES ? [{ file: `${folder}/${name}`, path: [], message }] : [];
  });
}

/** Names of metadata in recordings (MP4, ID3) that tell a place or an owner. */
const privateTags = ['\u00A9xyz', 'loci', 'OWNE', 'com.apple.quicktime.location'];

/** Files of a folder that would be published with the place where they were taken, or with an owner's name. */
export async function findPrivateData(folder: string): Promise<Issue[]> {
  const names = listFilesBelow(folder).filter((name) => !name.startsWith('pictures/'));
  const found = await Promise.all(
    names.map(async (name): Promise<Issue[]> => {
      const file = `${folder}/${name}`;
      const createIssue = (message: string): Issue[] => [{ file, path: [], message }];
      if (/\.(?:jpe?g|png|webp|avif|heic|tiff?)$/i.test(name)) {
        const { exif, xmp } = await sharp(file)
          .metadata()
          .catch(() => ({ exif: undefined, xmp: undefined }));
        return exif || xmp
          ? createIssue(
              'contains camera data (EXIF), which may include location and owner. Add it to Images (content/images) instead.',
            )
          : [];
      }
      if (!/\.(?:mp3|m4a|mp4|ogg)$/i.test(name)) return [];
      const bytes = await readFile(file, 'latin1');
      const tag = privateTags.find((each) => bytes.includes(each));
      return tag === undefined
        ? []
        : createIssue(`contains a location or an owner (${tag}). Save the recording without metadata.`);
    }),
  );
  return found.flat();
}

/** Whether a picture decodes completely: a truncated file has a valid header. */
export async function isWhole(file: string): Promise<boolean> {
  const bytes = await readFile(file);
  // Decoding takes a tenth of a second, so the result is cached by content.
  const decode = () => sharp(bytes).resize(16).raw().toBuffer();
  return readOrMake(`.cache/pictures-read/${hashOf(bytes)}`, decode).then(
    () => true,
    () => false,
  );
}

/** Picture errors found by opening files: too small for their slots, or without a record. */
export async function findPictureIssues(): Promise<Issue[]> {
  const register = listPictures(sourceLanguage);
  const files = await listFilesIn(masters, masterEnding);
  const sizes = new Map<string, { width: number; height: number }>();
  // An invalid or truncated picture has no size.
  const measure = async (file: string) => {
    const { autoOrient } = await sharp(join(masters, file)).metadata();
    if (file.toLowerCase().endsWith('.svg') || (await isWhole(join(masters, file)))) sizes.set(file, autoOrient);
  };
  await Promise.all([...files].map((file) => measure(file).catch(() => undefined)));
  const drawn = new Set<string>();
  const unsafe = [
    ...(await Promise.all([masters, 'public'].map(findDrawingIssues))).flat(),
    ...(await findPrivateData('public')),
    ...findLargePictures(masters),
  ];
  for (const [name, picture] of Object.entries(register)) {
    if (isRaster(picture) || !files.has(picture.file)) continue;
    const isUnsafe = unsafe.some(({ file }) => file === `${masters}/${picture.file}`);
    if (isUnsafe || (await measureDrawing(masters, picture.file))) drawn.add(name);
  }
  return [...[...findUnrecorded(register, files), ...checkFiles(register, sizes, drawn)].map(locateIssue), ...unsafe];
}
