/** @jest-environment node */
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Manifest } from '@/lib/pictures/delivery';
import { picturesIn } from '@/lib/pictures/register';
import { drawIcons } from '@/scripts/assets/icons/draw';
import { preparePapers } from '@/scripts/assets/papers/prepare';
import { paperRecipes } from '@/scripts/assets/papers/recipes';
import { hashOf } from '@/scripts/lib/files';
import { preparePictures } from '@/scripts/assets/pictures/prepare';
import { prepareShare } from '@/scripts/assets/share/prepare';

// What the build made before (`npm run prepare:content`) is made again from nothing, by another process, and must be
// the same byte for byte. Of the pictures some are enough: to encode all takes a minute.

const tokens = 'app/_styles/colours.scss';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'second-build-'));
  await mkdir(join(folder, 'output'));
});

afterEach(() => rm(folder, { recursive: true }));

const places = () => ({
  cache: join(folder, 'cache'),
  output: join(folder, 'output'),
  manifest: join(folder, 'manifest.json'),
});

/** The hashes of a folder's files by name, of all or of some. */
async function hashes(from: string, names?: readonly string[]): Promise<Record<string, string>> {
  const wanted = names ?? (await readdir(from)).toSorted();
  return Object.fromEntries(
    await Promise.all(wanted.map(async (name) => [name, hashOf(await readFile(join(from, name)))] as const)),
  );
}

test('papers and the brand archive come out the same', async () => {
  expect(await preparePapers(await paperRecipes(), 'second', places())).toMatchObject({ made: 4, mistakes: [] });

  expect(await hashes(places().output)).toEqual(await hashes('public/papers'));
  expect(await readFile(places().manifest, 'utf8')).toBe(await readFile('content/papers/manifest.json', 'utf8'));
}, 60_000);

test('icons come out the same', async () => {
  await drawIcons('second', { ...places(), tokens });

  const second = await hashes(places().output);
  expect(Object.keys(second).length).toBeGreaterThan(3);
  expect(second).toEqual(await hashes('public', Object.keys(second)));
}, 60_000);

test('share pictures come out the same', async () => {
  const pages = [
    { file: 'one.png', title: 'Seen from near: கைவினை, ₹ 500', ground: 'kaavi' },
    { file: 'two.png', title: 'From rolling beedis to shaping coconut shell', ground: 'plaster' },
  ] as const;
  const [first, second] = [join(folder, 'first'), join(folder, 'second')];
  for (const output of [first, second]) {
    expect(await prepareShare(pages, 'tools', { cache: `${output}-cache`, output, tokens })).toBe(pages.length);
  }

  expect(await hashes(second)).toEqual(await hashes(first));
}, 60_000);

test('pictures and what the manifest says of them come out the same', async () => {
  const sample = Object.entries(picturesIn('en'))
    .filter(([, { medium, uses }]) => medium === 'render' && uses.length > 0)
    .slice(0, 3)
    .map(([name, render]) => [name, { ...render, uses: render.uses.slice(0, 1) }] as const);
  const masters = join(folder, 'masters');
  await mkdir(masters);
  await Promise.all(sample.map(([, { file }]) => copyFile(join('content/images', file), join(masters, file))));
  const { devDependencies } = JSON.parse(await readFile('package.json', 'utf8')) as {
    devDependencies: { sharp: string };
  };

  const { problems } = await preparePictures(
    { 'hero.yaml': Object.fromEntries(sample) },
    { ...places(), masters, tones: tokens },
    devDependencies.sharp,
  );

  expect(problems).toEqual([]);
  const second = await hashes(places().output);
  expect(Object.keys(second).length).toBeGreaterThan(sample.length);
  expect(second).toEqual(await hashes('public/pictures', Object.keys(second)));
  const { rasters } = JSON.parse(await readFile(places().manifest, 'utf8')) as Manifest;
  const before = JSON.parse(await readFile('lib/content/generated/pictures.json', 'utf8')) as Manifest;
  for (const [name, { tone, cuts }] of Object.entries(rasters)) {
    expect(before.rasters[name]?.tone).toBe(tone);
    expect(before.rasters[name]?.cuts).toMatchObject(cuts);
  }
}, 60_000);
