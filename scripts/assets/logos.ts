/**
 * Draws the logos that the media kit offers into public/brand, and the Tamil word that the site itself shows:
 * `npx tsx scripts/assets/logos.ts`. Run it when the mark or a colour changes.
 */
import { writeFile } from 'node:fs/promises';

import { markDots, markLine, tamilWordOutline } from '@/lib/drawing/mark';
import { contentIn, type Content } from '@/lib/content';
import { sourceLanguage } from '@/lib/languages';

const { brand, enterprise } = contentIn(sourceLanguage);

type LogoFile = Content['brand']['logos'][number];

/** A colour of the brand, by its id. */
const hexOf = (id: string): string => {
  const colour = brand.colours.find((known) => known.id === id);
  if (!colour) throw new Error(`content/site/brand.yaml has no colour '${id}', which the logos are drawn in.`);
  return colour.hex;
};

import { program } from '../lib/program';

const paints = {
  light: { line: hexOf('kaavi'), ink: hexOf('ink') },
  dark: { line: hexOf('turmeric'), ink: hexOf('plaster') },
} as const satisfies Record<LogoFile['ground'], { line: string; ink: string }>;

/** The part of the drawing's plane that a file shows: one petal of clear space round everything. */
const planes = {
  logo: '-45 -45 295 90',
  mark: '-45 -45 90 90',
} as const satisfies Record<LogoFile['shape'], string>;

/** Draws a logo from the same paths as the header's: five dots, one line, and beside them the Tamil word. */
export function drawLogo({ ground, shape, width, height }: LogoFile): string {
  const { line, ink } = paints[ground];
  const dots = markDots.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.9"/>`).join('');
  const word = shape === 'logo' ? `<path transform="translate(46 15) scale(.16)" d="${tamilWordOutline}"/>` : '';

  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${planes[shape]}" width="${width}" height="${height}" role="img">` +
    `<title>${enterprise.name}</title>` +
    `<path d="${markLine}" fill="none" stroke="${line}" stroke-width="4"/><g fill="${ink}">${dots}${word}</g></svg>\n`
  );
}

/** Draws the Tamil word alone, to be a mask: its colour is that of the element behind it. */
export const drawTamilWord = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -180 1180 186"><path d="${tamilWordOutline}"/></svg>\n`;

void program(import.meta.url, async () => {
  await Promise.all(brand.logos.map((logo) => writeFile(`public/brand/${logo.file}`, drawLogo(logo))));
  await writeFile('components/drawing/tamil-word.svg', drawTamilWord());
  return true;
});
