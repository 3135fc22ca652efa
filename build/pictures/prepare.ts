import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

import { masterEnding } from '@/lib/content/schemas/images';
import { formats, type DeliveredDrawing, type DeliveredRaster, type Manifest } from '@/lib/pictures/delivery';
import type { Register } from '@/lib/pictures/register';
import type { Issue } from '@/build/content/issues';
import { listFilesIn, hashOf, runInParallel, mirror, writeIfOther, writeWhole } from '@/scripts/lib/files';

import { checkFiles, isRaster, findUnrecorded } from './check';
import { measureDrawing } from './drawings';
import { decode, encode, measureSize, scale, type Pixels } from './encode';
import type { Size } from './geometry';
import { planRaster } from './plan';

/** Input and output folders. */
export type Places = {
  readonly masters: string;
  readonly cache: string;
  readonly output: string;
  readonly manifest: string;
};

/** Errors in the records, in which case nothing is written, and the number of new files. */
export type Outcome = { readonly problems: readonly Issue[]; readonly encoded: number };

type Master = Size & { readonly bytes: Buffer; readonly hash: string };

async function openMasters(folder: string, files: readonly string[]): Promise<Map<string, Master>> {
  const opened = await Promise.all(
    [...new Set(files)].map(async (file): Promise<[string, Master][]> => {
      const bytes = await readFile(join(folder, file));
      const size = await measureSize(bytes).catch(() => undefined);
      return size ? [[file, { ...size, bytes, hash: hashOf(bytes) }]] : [];
    }),
  );
  return new Map(opened.flat());
}

type Job = { readonly master: Master; readonly run: (picture: Pixels) => Promise<unknown> };

/** Runs jobs on all cores. Each master is decoded once, and only a few are in memory at a time. */
async function runJobs(jobs: readonly Job[]): Promise<void> {
  let open: { readonly master: Master; readonly picture: Promise<Pixels> } | undefined;
  const byMaster = jobs.toSorted((one, other) => one.master.hash.localeCompare(other.master.hash));
  await runInParallel(
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
 * Generates the output pictures and their manifest from the records. Incremental: a second run without changes writes
 * nothing.
 */
export async function preparePictures(register: Register, places: Places, encoder: string): Promise<Outcome> {
  const issues = findUnrecorded(register, await listFilesIn(places.masters, masterEnding));
  if (issues.length > 0) return { problems: issues, encoded: 0 };

  const pictures = Object.entries(register);
  const rasterFiles = pictures.flatMap(([, picture]) => (isRaster(picture) ? picture.file : []));
  const masters = await openMasters(places.masters, rasterFiles);
  const rasters: Record<string, DeliveredRaster> = {};
  const drawings: Record<string, DeliveredDrawing> = {};
  const drawn = new Map<string, Buffer>();
  for (const [name, picture] of pictures) {
    const drawing = isRaster(picture) ? undefined : await measureDrawing(places.masters, picture.file);
    if (!drawing) continue;
    drawings[name] = drawing.delivered;
    drawn.set(drawing.file, drawing.svg);
  }

  const flaws = checkFiles(register, masters, new Set(Object.keys(drawings)));
  if (flaws.length > 0) return { problems: flaws, encoded: 0 };

  const cached = await listFilesIn(places.cache);
  const jobs: Job[] = [];
  const expected = [...drawn.keys()];
  const undrawn = [...drawn].filter(([file]) => !cached.has(file));
  await Promise.all(undrawn.map(([file, svg]) => writeWhole(join(places.cache, file), svg)));
  for (const [name, picture] of pictures) {
    const master = masters.get(picture.file);
    if (!master) continue;
    const { cuts, renditions } = planRaster(name, picture, master, encoder);
    rasters[name] = cuts;
    for (const { files, cut, ...size } of renditions) {
      expected.push(...Object.values(files));
      const missing = formats.filter((format) => !cached.has(files[format]));
      if (missing.length === 0) continue;
      const run = async (pixels: Pixels) => {
        const scaled = await scale(pixels, cut, size);
        await Promise.all(
          missing.map(async (format) => writeWhole(join(places.cache, files[format]), await encode(scaled, format))),
        );
      };
      jobs.push({ master, run });
    }
  }
  await runJobs(jobs);

  await mirror(places.cache, places.output, expected);
  const manifest: Manifest = { rasters, drawings };
  await writeIfOther(places.manifest, `${JSON.stringify(manifest, null, 1)}\n`);
  return { problems: [], encoded: expected.filter((file) => !cached.has(file)).length };
}
