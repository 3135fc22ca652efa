import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

import { masterEnding } from '@/lib/content/schemas/images';
import { formats, type DeliveredDrawing, type DeliveredRaster, type Manifest } from '@/lib/pictures/delivery';
import type { Issue } from '@/build/content/issues';

import { checkFiles, entriesOf, isRaster, undescribed, type Groups } from './check';
import { measureDrawing } from './drawings';
import { decode, dominantColour, encode, scale, type Pixels } from './encode';
import { filesIn, inParallel, mirror, writeIfOther, writeWhole } from '@/scripts/lib/files';
import { keepMeasured, openMasters, recallMeasured, type Master } from './masters';
import { planRaster } from './plan';
import { nearestTone, tonesIn } from './tones';

/** Where the pipeline reads and writes. */
export type Places = {
  readonly masters: string;
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

export type Outcome = { readonly problems: readonly Issue[]; readonly done?: Done };

/** Something to do with the pixels of a master. */
type Job = { readonly master: Master; readonly run: (picture: Pixels) => Promise<unknown> };

/** Runs jobs on all cores. Each master is decoded once, and only a few are in memory at a time. */
async function runJobs(jobs: readonly Job[]): Promise<void> {
  let open: { readonly master: Master; readonly picture: Promise<Pixels> } | undefined;
  const byMaster = jobs.toSorted((one, other) => one.master.hash.localeCompare(other.master.hash));
  await inParallel(
    byMaster,
    availableParallelism(),
    async ({ master, run }) => {
      if (open?.master !== master) open = { master, picture: decode(master.bytes) };
      await run(await open.picture);
    },
    'Pictures',
  );
}

/**
 * Brings the delivered pictures and their manifest in line with the register. Does only what is not done yet:
 * a second run with nothing changed writes nothing.
 *
 * @param encoder the encoder's version; another one makes every file anew
 * @returns what is wrong with the register, and then nothing is written; else what was done
 */
export async function preparePictures(groups: Groups, places: Places, encoder: string): Promise<Outcome> {
  const issues = undescribed(groups, await filesIn(places.masters, masterEnding));
  if (issues.length > 0) return { problems: issues };

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
  const drawn = new Map<string, string>();
  for (const { name, entry } of entries) {
    if (isRaster(entry)) continue;
    const drawing = await measureDrawing(places.masters, entry.file);
    if (!drawing) continue;
    drawings[name] = drawing.delivered;
    drawn.set(drawing.file, drawing.svg);
  }

  const flaws = checkFiles(groups, masters, new Set(Object.keys(drawings)));
  if (flaws.length > 0) return { problems: flaws };

  const tones = tonesIn(await readFile(places.tones, 'utf8'));
  const kept = await filesIn(places.cache);
  const jobs: Job[] = [];
  const wanted = [...drawn.keys()];
  const undrawn = [...drawn].filter(([file]) => !kept.has(file));
  await Promise.all(undrawn.map(([file, svg]) => writeWhole(join(places.cache, file), svg)));
  const plans = rasterEntries.flatMap(({ name, raster }) => {
    const master = masters.get(raster.file);
    if (!master) return [];
    const { cuts, renditions } = planRaster(name, raster, master, encoder);
    const { hash } = master;
    if (!measured.colours[hash]) {
      jobs.push({ master, run: async (picture) => (measured.colours[hash] = await dominantColour(picture)) });
    }
    for (const { files, cut, ...size } of renditions) {
      wanted.push(...Object.values(files));
      const missing = formats.filter((format) => !kept.has(files[format]));
      if (missing.length === 0) continue;
      const run = async (picture: Pixels) => {
        const scaled = await scale(picture, cut, size);
        await Promise.all(
          missing.map(async (format) => writeWhole(join(places.cache, files[format]), await encode(scaled, format))),
        );
      };
      jobs.push({ master, run });
    }
    return [{ name, cuts, hash }];
  });
  await runJobs(jobs);
  await keepMeasured(memory, measured);

  const rasters: Record<string, DeliveredRaster> = {};
  for (const { name, cuts, hash } of plans) {
    const colour = measured.colours[hash];
    if (colour) rasters[name] = { tone: nearestTone(colour, tones), cuts };
  }
  const encoded = wanted.filter((file) => !kept.has(file)).length;
  const mirrored = await mirror(places.cache, places.output, wanted);
  const manifest: Manifest = { rasters, drawings };
  await writeIfOther(places.manifest, `${JSON.stringify(manifest, null, 1)}\n`);
  return { problems: [], done: { files: wanted.length, encoded, ...mirrored } };
}
