/**
 * Draws the logos that the media kit offers into public/brand, and the Tamil word that the site itself shows: `npx tsx scripts/draw-logos.ts`.
 * Run it when the mark or a colour changes.
 */
import { writeFile } from 'node:fs/promises';

import { contentIn } from '@/lib/content';
import { sourceLanguage } from '@/lib/languages';

import { drawLogo, drawTamilWord } from './brand/logos';

await Promise.all(
  contentIn(sourceLanguage).brand.logos.map((logo) => writeFile(`public/brand/${logo.file}`, drawLogo(logo))),
);
await writeFile('public/tamil-word.svg', drawTamilWord());
