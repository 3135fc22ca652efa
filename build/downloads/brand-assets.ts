import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { strToU8, zipSync } from 'fflate';

import { brandFolder, getLogoFile } from '@/lib/content/brand';
import { getPicture } from '@/lib/pictures/register';
import type { BrandAssets as Assets } from '@/lib/press/pdf-content';
import { getFormats, parseDate } from '@/lib/language/format';
import { getContent } from '@/lib/content';
import { hasSamples } from '@/lib/content/samples';

import { cutPicture } from './cut-picture';

const { date: formatDate } = getFormats('en');

const pngWidth = { logo: 1180, mark: 1024 } as const;

const formatReadme = (assets: Assets, { enterprise, words } = getContent('en')): string =>
  [
    `${enterprise.name}${enterprise.tamilName === undefined ? '' : ` (${enterprise.tamilName})`}: ${assets.heading.toLowerCase()}`,
    formatDate(assets.date),
    ...(hasSamples() ? [words.site.demonstration] : []),
    '',
    assets.lead,
    '',
    assets.filesTitle,
    ...assets.files.map((file) => `- ${file}`),
    '',
    assets.rulesTitle,
    ...assets.rules.map((rule) => `- ${rule}`),
    '',
    `${assets.questions}: ${enterprise.email}, ${enterprise.phone}`,
    '',
  ].join('\n');

const formatColours = (assets: Assets): string =>
  [assets.coloursTitle, '', ...assets.colours.map(({ name, hex, use }) => `${hex}  ${name}: ${use}`), ''].join('\n');

const formatCredits = (assets: Assets): string =>
  [
    assets.creditsTitle,
    '',
    ...assets.pictures.map((name) => {
      const { alt, credit } = getPicture(name);
      return `${name}.jpg: ${credit}. ${alt}.`;
    }),
    '',
  ].join('\n');

async function drawLogos(logos: Assets['logos']): Promise<Record<string, Uint8Array>> {
  const { default: sharp } = await import('sharp');
  const files: Record<string, Uint8Array> = {};
  for (const logo of logos) {
    const file = getLogoFile(logo);
    const svg = await readFile(join('public', brandFolder, file));
    const png = await sharp(svg, { density: 600 }).resize(pngWidth[logo.shape]).png({ compressionLevel: 9 }).toBuffer();
    files[`logo/${file}`] = svg;
    files[`logo/${file.replace('.svg', '.png')}`] = png;
  }
  return files;
}

/**
 * Creates the brand assets archive. Reproducible: entries are sorted and dated by content.
 */
export async function makeBrandAssets(assets: Assets): Promise<Buffer> {
  const files: Record<string, Uint8Array> = await drawLogos(assets.logos);
  for (const name of assets.pictures) files[`pictures/${name}.jpg`] = (await cutPicture(name, 'natural', 2000)).jpeg;
  files['pictures/credits.txt'] = strToU8(formatCredits(assets));
  files['colours.txt'] = strToU8(formatColours(assets));
  files['boilerplate.txt'] = strToU8(`${assets.boilerplate}\n`);
  files['README.txt'] = strToU8(formatReadme(assets));

  const day = parseDate(assets.date);
  // ZIP stores local time; noon of that day in local time is the same everywhere.
  const mtime = new Date(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), 12);
  const folder = `${getContent('en').enterprise.shortName}-brand-assets`;
  const entries = Object.keys(files).toSorted();
  return Buffer.from(
    zipSync(Object.fromEntries(entries.map((name) => [`${folder}/${name}`, files[name] ?? new Uint8Array()])), {
      mtime,
      level: 9,
    }),
  );
}
