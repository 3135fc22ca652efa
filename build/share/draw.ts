import sharp from 'sharp';

import { getSiteOrigin } from '@/lib/env';
import { shareSize } from '@/lib/pictures/share';

import type { Surface } from '../design/surfaces';
import { drawLogo } from '../identity/draw-logo';
import { drawChain, drawKolam, wrapSvg } from '../design/svg';
import { compileTemplate, loadTypst } from '../design/typst';

const { width, height } = shareSize;

/** The share picture of a page: logo, title and kolam, on the surface of its heading. */
export async function drawShare(title: string, { bg, thread, accent, ink, 'ink-muted': muted }: Surface) {
  const compiler = await loadTypst();
  const letters = compiler.plainSvg(
    compileTemplate(compiler, 'build/share/letters.typ', {
      width,
      height,
      title,
      ink,
      address: { text: getSiteOrigin().replace(/^https?:\/\//, ''), ink: muted },
    }),
  );
  const below = wrapSvg(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="${bg}"/>` +
      drawKolam({ x: width - 90, y: 290, width: 560, size: 'large' }, thread, accent) +
      `<rect y="${height - 40}" width="${width}" height="40" fill="${bg}"/>` +
      drawChain({ x: 0, y: height - 38, width }, thread),
  );
  const logo = await drawLogo('logo', { line: thread, dots: accent, name: ink, word: muted });
  // 76 pixels high, the width of the text at most.
  const placed = await sharp(Buffer.from(logo), { density: 144 })
    .resize({ width: 690, height: 76, fit: 'inside' })
    .toBuffer();
  return sharp(Buffer.from(below)).composite([{ input: Buffer.from(letters) }, { input: placed, left: 68, top: 56 }]);
}
