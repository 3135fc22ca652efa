import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { icons } from '@/lib/site-icons';

import { groundsIn, type Grounds } from '../design/grounds';
import { hashOf, keptOrMade, writeIfOther } from '../../lib/files';
import { packIco } from './ico';
import { iconSvg, maskable, rounded, square, WITHOUT_DOTS_BELOW, type IconShape } from './svg';

export type Places = { readonly output: string; readonly cache: string; readonly tokens: string };

type Draw = () => Promise<Buffer>;

/** How each icon of lib/site-icons.ts is drawn, by file name. */
function drawings(grounds: Grounds): Map<string, Draw> {
  const svg = (size: number, shape: IconShape, form: 'whole' | 'line') =>
    Buffer.from(iconSvg(grounds, size, shape, form));
  const png = async (size: number, shape: IconShape): Promise<Buffer> => {
    // Loaded only when there is something to draw.
    const { default: sharp } = await import('sharp');
    return sharp(svg(size, shape, size < WITHOUT_DOTS_BELOW ? 'line' : 'whole'))
      .png({ compressionLevel: 9 })
      .toBuffer();
  };
  const ico: Draw = async () =>
    packIco(await Promise.all(icons.ico.sizes.map(async (size) => ({ size, png: await png(size, rounded) }))));
  return new Map<string, Draw>([
    [icons.svg.file, () => Promise.resolve(svg(60, rounded, 'whole'))],
    [icons.ico.file, ico],
    [icons.appleTouch.file, () => png(icons.appleTouch.size, square)],
    ...icons.maskable.map(({ file, size }): [string, Draw] => [file, () => png(size, maskable)]),
    ...icons.plain.map(({ file, size }): [string, Draw] => [file, () => png(size, rounded)]),
  ]);
}

/**
 * Draws the icons that are not in the cache, and delivers all.
 *
 * @param tools a hash of the programs that draw them
 * @returns how many were drawn or put back
 */
export async function drawIcons(tools: string, { output, cache, tokens }: Places): Promise<number> {
  const sheet = await readFile(tokens, 'utf8');
  const mark = await readFile('lib/drawing/mark.ts', 'utf8');
  const key = hashOf(JSON.stringify([tools, sheet, mark, icons])).slice(0, 24);
  const written = await Promise.all(
    Array.from(drawings(groundsIn(sheet)), async ([name, draw]) => {
      const { bytes } = await keptOrMade(join(cache, `${key}-${name}`), draw);
      return writeIfOther(join(output, name), bytes);
    }),
  );
  return written.filter(Boolean).length;
}
