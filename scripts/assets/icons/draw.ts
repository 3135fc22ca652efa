import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { icons } from '@/lib/site-icons';

import { groundsIn, type Grounds } from '../design/grounds';
import { hashOf, writeWhole } from '../../lib/files';
import { packIco } from './ico';
import type { IconShape } from './svg';

export type Places = { readonly output: string; readonly cache: string; readonly tokens: string };

/** Every icon of content/icons.ts, by file name. */
async function iconFiles(grounds: Grounds): Promise<Map<string, Buffer>> {
  // Loaded only when there is something to draw: with them come a rasteriser and a reader of fonts.
  const [{ default: sharp }, { iconSvg, maskable, rounded, square, WITHOUT_DOTS_BELOW }] = await Promise.all([
    import('sharp'),
    import('./svg'),
  ]);
  const png = (size: number, shape: IconShape): Promise<Buffer> => {
    const form = size < WITHOUT_DOTS_BELOW ? 'line' : 'whole';
    return sharp(Buffer.from(iconSvg(grounds, size, shape, form)))
      .png({ compressionLevel: 9 })
      .toBuffer();
  };
  const files = new Map<string, Buffer>();
  files.set(icons.svg.file, Buffer.from(iconSvg(grounds, 60, rounded, 'whole')));
  const small = await Promise.all(icons.ico.sizes.map(async (size) => ({ size, png: await png(size, rounded) })));
  files.set(icons.ico.file, packIco(small));
  files.set(icons.appleTouch.file, await png(icons.appleTouch.size, square));
  for (const { file, size } of icons.maskable) files.set(file, await png(size, maskable));
  for (const { file, size } of icons.plain) files.set(file, await png(size, rounded));
  return files;
}

/**
 * Draws the icons, unless what they follow from is as it was and they are all there.
 *
 * @param tools a hash of the programs that draw them
 * @returns how many were drawn
 */
export async function drawIcons(tools: string, { output, cache, tokens }: Places): Promise<number> {
  const sheet = await readFile(tokens, 'utf8');
  const mark = await readFile('lib/drawing/mark.ts', 'utf8');
  const key = hashOf(JSON.stringify([tools, sheet, mark, icons]));
  const note = join(cache, 'icons.json');
  const kept = await readFile(note, 'utf8')
    .then((text) => JSON.parse(text) as { key: string; files: Record<string, string> })
    .catch(() => undefined);
  if (kept?.key === key) {
    const same = await Promise.all(
      Object.entries(kept.files).map(async ([name, hash]) => {
        const file = await readFile(join(output, name)).catch(() => undefined);
        return file !== undefined && hashOf(file) === hash;
      }),
    );
    if (same.every(Boolean)) return 0;
  }
  const files = await iconFiles(groundsIn(sheet));
  for (const [name, bytes] of files) await writeWhole(join(output, name), bytes);
  const hashes = Object.fromEntries([...files].map(([name, bytes]) => [name, hashOf(bytes)]));
  await writeWhole(note, JSON.stringify({ key, files: hashes }));
  return files.size;
}
