import { compileTemplate, loadTypst } from '@/build/design/typst';
import { getContent } from '@/lib/content';

import { readMark } from './read-mark';

export type LogoColours = {
  /** `currentColor` in the mark. */
  readonly line: string;
  /** `var(--ink)` in the mark. */
  readonly dots: string;
  readonly name: string;
  readonly word: string;
};

/** The mark alone, the mark beside the names, or the Tamil name alone. */
export type LogoParts = 'mark' | 'logo' | 'word';

/** The mark in its colours, 60 units high. */
function paintMark({ line, dots }: LogoColours): string {
  const { viewBox, body } = readMark();
  const painted = body.replaceAll('currentColor', line).replaceAll(/var\(--ink\b[^)]*\)/g, dots);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="60" height="60">${painted}</svg>`;
}

/**
 * Draws the logo of the enterprise as an SVG, with its names as outlines.
 *
 * @param margin the empty space around it; the mark is 60 units high
 */
export async function drawLogo(parts: LogoParts, colours: LogoColours, margin = 0): Promise<string> {
  const { name, tamilName = null } = getContent('en').enterprise;
  const mark = paintMark(colours);
  const compiler = await loadTypst();
  const svg = compiler.plainSvg(
    compileTemplate(compiler, 'build/design/logo.typ', { parts, name, tamilName, colours, margin, mark }),
  );
  // Typst embeds the mark as a data URL, which programs for drawing do not open.
  return svg.replace(
    /<image(?: transform="([^"]*)")? xlink:href="data:[^"]*"[^>]*?(?:\/>|><\/image>)/,
    (_, place = '') => `<g transform="${String(place)}">${mark}</g>`,
  );
}

/** What the logo is drawn from, for the names of cached files. */
export function getLogoInputs(): readonly string[] {
  const { name, tamilName = '' } = getContent('en').enterprise;
  return [name, tamilName, JSON.stringify(readMark())];
}
