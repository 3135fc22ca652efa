import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

import type { DeliveredDrawing, DeliveredRaster, Manifest } from '@/lib/pictures/delivery';
import type { Problem } from '@/lib/checks/rules';

import { checkFiles, checkRegister, entriesOf, isRaster, type Groups } from './check';
import { measureDrawing } from './drawings';
import { encode } from './encode';
import { filesIn, inParallel, mirror, writeIfOther, writeWhole } from './files';
import { croppedBox } from './geometry';
import { colourOf, keepMeasured, openMasters, recallMeasured, type Master } from './masters';
import { planRaster, type Rendition } from './plan';
import { nearestTone, tonesIn } from './tones';

/** Where the pipeline reads and writes. */
export type Places = {
  readonly masters: string;
  readonly drawings: string;
  /** The style sheet that declares the tones. */
  readonly tones: string;
  /** What is kept between builds. */
  readonly cache: string;
  /** Where the site takes the files from. */
  readonly output: string;
  readonly manifest: string;
};

/** How many files there are, and what it took: all but `files` are 0 when nothing has changed. */
export type Done = {
  readonly files: number;
  readonly encoded: number;
  readonly copied: number;
  readonly removed: number;
};

export type Outcome = { readonly problems: readonly Problem[]; readonly done?: Done };

/** Encodes what the cache does not hold yet. Returns how many files that were. */
async function fillCache(
  cache: string,
  renditions: readonly Rendition[],
  masters: ReadonlyMap<string, Master>,
): Promise<number> {
  const kept = await filesIn(cache);
  const missing = renditions.filter(({ file }) => !kept.has(file));
  await inParallel(missing, availableParallelism(), async (rendition) => {
    const master = masters.get(rendition.master);
    if (master) await writeWhole(join(cache, rendition.file), await encode(master.bytes, rendition));
  });
  return missing.length;
}

/**
 * Brings the delivered pictures and their manifest in line with the register. Does only what is not done yet:
 * a second run with nothing changed writes nothing.
 *
 * @param encoder the encoder's version; another one makes every file anew
 * @returns what is wrong with the register, and then nothing is written; else what was done
 */
export async function preparePictures(groups: Groups, places: Places, encoder: string): Promise<Outcome> {
  const shelves = {
    masters: await filesIn(places.masters, /\.(jpe?g|png|webp|avif|tiff?)$/i),
    drawings: await filesIn(places.drawings, /\.svg$/i),
  };
  const mistakes = checkRegister(groups, shelves);
  if (mistakes.length > 0) return { problems: mistakes };

  const memory = join(places.cache, 'measured.json');
  const measured = await recallMeasured(memory);
  const entries = entriesOf(groups);
  const rasterEntries = entries.flatMap(({ name, entry }) => (isRaster(entry) ? [{ name, raster: entry }] : []));
  const masters = await openMasters(
    places.masters,
    rasterEntries.map(({ raster }) => raster.file),
    measured,
  );
  const drawings: Record<string, DeliveredDrawing> = {};
  for (const { name, entry } of entries) {
    if (isRaster(entry)) continue;
    const drawing = await measureDrawing(places.drawings, entry.file);
    if (drawing) drawings[name] = drawing;
  }

  const flaws = checkFiles(groups, masters, new Set(Object.keys(drawings)));
  if (flaws.length > 0) return { problems: flaws };

  const tones = tonesIn(await readFile(places.tones, 'utf8'));
  const rasters: Record<string, DeliveredRaster> = {};
  const renditions: Rendition[] = [];
  for (const { name, raster } of rasterEntries) {
    const master = masters.get(raster.file);
    if (!master) continue;
    const plan = planRaster(name, raster, master, encoder);
    const colour = await colourOf(master, croppedBox(master, raster.crop), measured);
    rasters[name] = { tone: nearestTone(colour, tones), cuts: plan.cuts };
    renditions.push(...plan.renditions);
  }

  const encoded = await fillCache(places.cache, renditions, masters);
  await keepMeasured(memory, measured);
  const mirrored = await mirror(
    places.cache,
    places.output,
    renditions.map(({ file }) => file),
  );
  const manifest: Manifest = { rasters, drawings };
  await writeIfOther(places.manifest, `${JSON.stringify(manifest, null, 1)}\n`);
  return { problems: [], done: { files: renditions.length, encoded, ...mirrored } };
}
