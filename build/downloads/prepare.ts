import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { getContent, getWords } from '@/lib/content';
import type { Issue } from '@/build/content/issues';
import { getSiteOrigin } from '@/lib/env';
import { toCsv } from '@/lib/forms/exportRecords';
import { getPicture } from '@/lib/pictures/register';
import { getBrandAssets, getPriceList } from '@/lib/press/pdf-content';
import type { Download, DownloadName } from '@/lib/content/download-files';
import { type Language, mapLanguages, sourceLanguage } from '@/lib/language';
import { getDownloadFile } from '@/lib/press/get-download-file';
import { listFilesIn, hashOf, readOrMake, writeIfOther } from '@/scripts/lib/files';
import { hashTools } from '@/scripts/lib/tool-hash';

import { getLogoInputs } from '@/build/identity/draw-logo';

import { makeBrandAssets } from './brand-assets';
import { listPdfRecipes, makePdf } from './pdf';

type Recipe = {
  readonly date: string;
  readonly inputs: unknown;
  readonly pictures: readonly string[];
  readonly make: () => Promise<Buffer>;
};

function listRecipes(): readonly (readonly [name: DownloadName, language: Language, recipe: Recipe])[] {
  const assets = getBrandAssets('en');
  const { columns, rows } = getPriceList('en');
  const list = toCsv(columns, rows);
  const priceList: Recipe = {
    date: getContent('en').catalogue.date,
    inputs: list,
    pictures: [],
    make: () => Promise.resolve(Buffer.from(list)),
  };
  const brandAssets: Recipe = {
    date: assets.date,
    inputs: assets,
    pictures: assets.pictures,
    make: () => makeBrandAssets(assets),
  };
  const pdfs = listPdfRecipes().map(({ name, recipe }) => {
    const { language, date, data, pictures } = recipe;
    const names = pictures.map((each) => each.name);
    return [name, language, { date, inputs: data, pictures: names, make: () => makePdf(recipe) }] as const;
  });
  return [...pdfs, ['price-list', sourceLanguage, priceList], ['brand-assets', sourceLanguage, brandAssets]];
}

/**
 * Creates downloads that are not cached, and writes the manifest with their sizes.
 *
 * @returns how many were created, or the content errors that prevent it
 */
export async function prepareDownloads(places: {
  readonly cache: string;
  readonly output: string;
  readonly manifest: string;
}): Promise<{ readonly issues: readonly Issue[]; readonly made: number }> {
  const { enterprise, brand, pdfWords } = getContent('en');
  const demonstration = mapLanguages((language) => getWords('site', language).demonstration);
  const tools = await hashTools(
    ['build/downloads', 'build/design', 'build/identity', 'build/fonts', 'lib/drawing'],
    ['@myriaddreamin/typst-ts-node-compiler', 'fflate', 'sharp'],
  );
  const shared = [tools, getLogoInputs(), brand.papers, enterprise, pdfWords, demonstration, getSiteOrigin()];
  const issues: Issue[] = [];
  const manifest: Record<string, Download> = {};
  let made = 0;
  for (const [name, language, { date, inputs, pictures, make }] of listRecipes()) {
    const file = getDownloadFile(name, language);
    const masters = await Promise.all(
      pictures.map(async (picture) => {
        const entry = getPicture(picture);
        return [entry, hashOf(await readFile(join('content/images', entry.file)))];
      }),
    );
    const key = hashOf(JSON.stringify([shared, inputs, date, masters])).slice(0, 24);
    try {
      const { bytes, isNew } = await readOrMake(join(places.cache, `${key}-${file}`), make);
      await writeIfOther(join(places.output, file), bytes);
      manifest[file] = { bytes: bytes.length, date };
      made += Number(isNew);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      issues.push({ file: `content/papers/${name}.yaml`, path: [], message });
    }
  }
  if (issues.length > 0) return { issues, made };

  const expected = new Set(Object.keys(manifest));
  const stale = [...(await listFilesIn(places.output))].filter((file) => !expected.has(file));
  await Promise.all(stale.map((file) => rm(join(places.output, file), { recursive: true })));
  await writeIfOther(places.manifest, `${JSON.stringify(manifest, null, 1)}\n`);
  return { issues, made };
}
