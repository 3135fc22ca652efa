import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { icons } from '@/content/icons';

import { groundsIn, type Grounds } from '../design/grounds';
import { markSvg, svgFile } from '../design/svg';
import { hashOf, writeWhole } from '../pictures/files';
import { packIco } from './ico';

export type Places = { readonly output: string; readonly cache: string; readonly tokens: string };

/** How much of the icon the mark fills, and how round its corners are, as shares of its size. */
type Shape = { readonly fill: number; readonly corner: number };

const rounded: Shape = { fill: 0.88, corner: 0.13 };
/** iOS rounds the corners itself. */
const square: Shape = { fill: 0.8, corner: 0 };
/** The mark's corners lie within the circle that every platform keeps. */
const maskable: Shape = { fill: 0.66, corner: 0 };

/** Below 20 pixels the mark stands without its dots. */
const WITHOUT_DOTS_BELOW = 20;

function iconSvg({ kaavi, turmeric }: Grounds, size: number, { fill, corner }: Shape, form: 'whole' | 'line'): string {
  const colours = { line: kaavi.thread, dots: turmeric.bg };
  const ground = `<rect width="60" height="60" rx="${60 * corner}" fill="${kaavi.bg}"/>`;
  return svgFile(size, size, ground + markSvg({ x: 30, y: 30, size: 60 * fill }, colours, form), '0 0 60 60');
}

/** Every icon of content/icons.ts, by file name. */
async function iconFiles(grounds: Grounds): Promise<Map<string, Buffer>> {
  const { default: sharp } = await import('sharp');
  const png = (size: number, shape: Shape): Promise<Buffer> => {
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
 * @param maker a hash of the programs that draw them
 * @returns how many were drawn
 */
export async function drawIcons(maker: string, { output, cache, tokens }: Places): Promise<number> {
  const sheet = await readFile(tokens, 'utf8');
  const mark = await readFile('components/ui/markPaths.ts', 'utf8');
  const key = hashOf(JSON.stringify([maker, sheet, mark, icons]));
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
