import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { paperFiles, type DeliveredPaper, type PaperName } from '@/lib/press/paper-files';

import { hashOf, writeIfOther, writeWhole } from '../../lib/files';

/** How a paper is made, and everything its bytes follow from. */
export type Recipe = {
  readonly date: string;
  /** What it is made of, as JSON can tell it. */
  readonly ingredients: unknown;
  readonly make: () => Promise<{ readonly file: Buffer; readonly pages?: number | undefined }>;
};

export type Recipes = Readonly<Record<PaperName, Recipe>>;

export type Places = { readonly cache: string; readonly output: string; readonly manifest: string };

type Kept = DeliveredPaper & { readonly key: string };

/** Makes one paper, or takes it from the cache when nothing it is made of has changed. */
async function prepareOne(name: PaperName, recipe: Recipe, tools: string, { cache, output }: Places) {
  const file = paperFiles[name];
  const key = hashOf(JSON.stringify([tools, recipe.ingredients, recipe.date]));
  const note = join(cache, `${name}.json`);
  const kept = await readFile(note, 'utf8')
    .then((text) => JSON.parse(text) as Kept)
    .catch(() => undefined);
  const cached = kept?.key === key ? await readFile(join(cache, file)).catch(() => undefined) : undefined;
  const paper = cached ? { file: cached, pages: kept?.pages } : await recipe.make();
  const bytes = paper.file;
  const delivered: DeliveredPaper = {
    bytes: bytes.length,
    date: recipe.date,
    ...(paper.pages && { pages: paper.pages }),
  };
  if (!cached) {
    await writeWhole(join(cache, file), bytes);
    await writeWhole(note, JSON.stringify({ key, ...delivered }));
  }

  const present = await readFile(join(output, file)).catch(() => undefined);
  if (!present?.equals(bytes)) await writeWhole(join(output, file), bytes);
  return { delivered, made: !cached };
}

/**
 * Brings the papers and their manifest in line with the content. A second run with nothing changed writes nothing.
 *
 * @param tools a hash of the programs that make them; another one makes every paper anew
 * @returns how many were made
 */
export async function preparePapers(recipes: Recipes, tools: string, places: Places): Promise<number> {
  await mkdir(places.cache, { recursive: true });
  let count = 0;
  const manifest: Partial<Record<PaperName, DeliveredPaper>> = {};
  for (const [name, recipe] of Object.entries(recipes) as [PaperName, Recipe][]) {
    const { delivered, made } = await prepareOne(name, recipe, tools, places);
    manifest[name] = delivered;
    count += made ? 1 : 0;
  }
  const wanted = new Set<string>(Object.values(paperFiles));
  const stale = (await readdir(places.output)).filter((file) => !wanted.has(file));
  await Promise.all(stale.map((file) => rm(join(places.output, file), { recursive: true })));
  await writeIfOther(places.manifest, `${JSON.stringify(manifest, null, 1)}\n`);
  return count;
}
