import { siteOrigin } from '@/lib/env';
import { shareSize } from '@/lib/seo/share';

import type { Surface } from '../design/surfaces';
import { measureOutline, outlineOf } from '../design/outlines';
import { chainSvg, kolamSvg, logoSvg, svgFile } from '../design/svg';
import { breakLines, widthOf, type TextStyle } from '../design/lines';

const { width, height } = shareSize;
const side = 72;
/** Where the kolam's leftmost loop begins is where letters end. */
const textWidth = 690;
const textBottom = 500;
const textTop = 172;

/** How a title is set: in Tamil with room for the signs above and below its letters, and without tracking. */
const styleOf = (title: string) =>
  /\p{Script=Tamil}/u.test(title)
    ? ({ face: 'tamilDisplay', leading: 1.35, tracking: 0, largest: 84, baseline: 1.02 } as const)
    : ({ face: 'display', leading: 1.04, tracking: -0.018, largest: 104, baseline: 0.82 } as const);

type TitleStyle = ReturnType<typeof styleOf>;

const sized = ({ face, leading, tracking }: TitleStyle, size: number): TextStyle => ({
  face,
  size,
  leading,
  tracking,
  balanced: true,
  colour: '',
});

function fit(title: string, style: TitleStyle): { size: number; lines: string[] } {
  for (let size: number = style.largest; ; size -= 4) {
    const lines = breakLines(title, textWidth, sized(style, size), measureOutline);
    const fitsAcross = lines.every((line) => widthOf(line, sized(style, size), measureOutline) <= textWidth);
    if ((fitsAcross && lines.length * size * style.leading <= textBottom - textTop) || size <= 32)
      return { size, lines };
  }
}

/** The surface's own colours for its dots: the thread's partner on each. */
const dotsOn = (surface: Surface): string => surface.accent;

/** A page's share picture: logo, title, kolam, on the surface of its heading. */
export function shareSvg(title: string, surface: Surface): string {
  const style = styleOf(title);
  const { leading, baseline } = style;
  const { size, lines } = fit(title, style);
  const block = lines.length * size * leading;
  const top = textTop + (textBottom - textTop - block) / 2;
  const letters = lines.map((line, index) =>
    outlineOf(line, { x: side, y: top + index * size * leading + size * baseline }, sized(style, size)),
  );
  const address = outlineOf(
    siteOrigin().replace(/^https?:\/\//, ''),
    { x: side, y: 548 },
    { face: 'strong', size: 25, leading: 1, colour: '' },
  );
  return svgFile(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="${surface.bg}"/>` +
      kolamSvg({ x: width - 90, y: 290, width: 560, size: 'large' }, surface.thread, dotsOn(surface)) +
      `<rect y="${height - 40}" width="${width}" height="40" fill="${surface.bg}"/>` +
      chainSvg({ x: 0, y: height - 38, width }, surface.thread) +
      logoSvg(
        { x: side - 4, y: 56 },
        { line: surface.thread, dots: dotsOn(surface), name: surface.ink, word: surface['ink-muted'] },
        1.28,
      ) +
      `<path d="${letters.join('')}" fill="${surface.ink}"/>` +
      `<path d="${address}" fill="${surface['ink-muted']}"/>`,
  );
}
