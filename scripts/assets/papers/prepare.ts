import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import type { Mistake } from '@/lib/content/mistakes';
import { paperFiles, type DeliveredPaper, type PaperName } from '@/lib/press/paper-files';

import { filesIn, hashOf, keptOrMade, writeIfOther } from '../../lib/files';

/** How a paper is made, and everything its bytes follow from. */
export type Recipe = {
  readonly date: string;
  /** What it is made of, as JSON can tell it. */
  readonly ingredients: unknown;
  readonly make: () => Promise<Buffer>;
};

export type Recipes = Readonly<Record<PaperName, Recipe>>;

export type Places = { readonly cache: string; readonly output: string; readonly manifest: string };

/** The pages of a paper, for each of which PDFKit writes an object of its own; none in an archive. */
const pagesIn = (bytes: Buffer): number => bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

/**
 * Brings the papers and their manifest in line with the content. A second run with nothing changed writes nothing.
 *
 * @param tools a hash of the programs that make them; another one makes every paper anew
 * @returns how many were made, or what stands in the way of it
 */
export async function preparePapers(
  recipes: Recipes,
  tools: string,
  places: Places,
): Promise<{ readonly mistakes: readonly Mistake[]; readonly made: number }> {
  let made = 0;
  const mistakes: Mistake[] = [];
  const manifest: Partial<Record<PaperName, DeliveredPaper>> = {};
  for (const [name, { date, ingredients, make }] of Object.entries(recipes) as [PaperName, Recipe][]) {
    const file = paperFiles[name];
    const key = hashOf(JSON.stringify([tools, ingredients, date])).slice(0, 24);
    try {
      const { bytes, isNew } = await keptOrMade(join(places.cache, `${key}-${file}`), make);
      await writeIfOther(join(places.output, file), bytes);
      const pages = pagesIn(bytes);
      manifest[name] = { bytes: bytes.length, date, ...(pages > 0 && { pages }) };
      made += Number(isNew);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      mistakes.push({ file: `content/papers/${name}.yaml`, path: [], message });
    }
  }
  if (mistakes.length > 0) return { mistakes, made };

  const wanted = new Set<string>(Object.values(paperFiles));
  const stale = [...(await filesIn(places.output))].filter((file) => !wanted.has(file));
  await Promise.all(stale.map((file) => rm(join(places.output, file), { recursive: true })));
  await writeIfOther(places.manifest, `${JSON.stringify(manifest, null, 1)}\n`);
  return { mistakes, made };
}
