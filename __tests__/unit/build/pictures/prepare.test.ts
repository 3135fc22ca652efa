/** @jest-environment node */
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';

import type { Manifest } from '@/lib/pictures/delivery';
import type { Picture, Register } from '@/lib/pictures/register';
import { decode, encode } from '@/build/pictures/encode';
import { preparePictures, type Places } from '@/build/pictures/prepare';

const sky: Picture = {
  id: 'sky',
  languages: ['en'],
  medium: 'photograph',
  file: 'sky.jpg',
  alt: 'A blue sky',
  credit: 'A name',
  focus: { x: 0.5, y: 0.5 },
  uses: ['card'],
};
const register: Register = { sky, sun: { ...sky, medium: 'drawing', file: 'sun.svg', alt: 'A sun' } };
/** Three widths in two formats. */
const filesOfCard = 6;
/** Plus the drawing, which is one file. */
const allFiles = filesOfCard + 1;

let root: string;
let places: Places;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'pictures-'));
  places = {
    masters: join(root, 'masters'),
    cache: join(root, 'cache'),
    output: join(root, 'pictures'),
    manifest: join(root, 'manifest.json'),
  };
  await mkdir(places.masters);
  await writeFile(join(places.masters, 'sun.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360"/>');
  await master(1000, 900);
});

afterEach(() => rm(root, { recursive: true }));

/** A blue master of this size. */
const master = async (width: number, height: number, orientation = 1) => {
  const blank = sharp({ create: { width, height, channels: 3, background: '#1828a8' } });
  await blank.withMetadata({ orientation }).jpeg().toFile(join(places.masters, 'sky.jpg'));
};

const prepare = (pictures = register, encoder = '1') => preparePictures(pictures, places, encoder);

const readManifest = async () => JSON.parse(await readFile(places.manifest, 'utf8')) as Manifest;

/** Modification times of all files below the root. */
const written = async () => {
  const names = (await readdir(root, { recursive: true })).toSorted();
  return Promise.all(names.map(async (name) => `${name} ${(await stat(join(root, name))).mtimeMs}`));
};

test('writes each width in each format, with the size in the manifest', async () => {
  expect(await prepare()).toEqual({ problems: [], encoded: allFiles });

  const { rasters, drawings } = await readManifest();
  const src = expect.stringMatching(/^\/pictures\/sun-[0-9a-f]{6}\.svg$/) as string;
  expect(drawings).toEqual({ sun: { src, width: 480, height: 360 } });
  expect(await readFile(join(root, drawings.sun?.src ?? ''), 'utf8')).toContain('viewBox="0 0 480 360"');

  const { base, sizes } = rasters.sky?.['4:3'] ?? { base: '', sizes: [] };
  expect(sizes).toHaveLength(3);
  for (const { width, height } of sizes) {
    for (const [extension, format] of [
      ['avif', 'heif'],
      ['jpg', 'jpeg'],
    ]) {
      const file = join(places.output, `${base.replace('/pictures/', '')}-${width}.${extension}`);
      expect(await sharp(file).metadata()).toMatchObject({ format, width, height });
    }
  }
});

test('a second run with nothing changed writes nothing', async () => {
  await prepare();
  const before = await written();

  expect(await prepare()).toEqual({ problems: [], encoded: 0 });
  expect(await written()).toEqual(before);
});

test('restores missing output from the cache, and removes unused files', async () => {
  await prepare();
  await rm(places.output, { recursive: true });
  await mkdir(places.output);
  await writeFile(join(places.output, 'old-4x3-0123456789-360.jpg'), 'old');

  expect((await prepare()).encoded).toBe(0);
  expect(await readdir(places.output)).toHaveLength(allFiles);
});

test('regenerates what a changed master, focus or encoder affects', async () => {
  await prepare();
  const focus = { x: 0, y: 0 };

  expect((await prepare({ ...register, sky: { ...sky, focus } })).encoded).toBe(filesOfCard);
  expect((await prepare(register, '2')).encoded).toBe(filesOfCard);
  expect(await readdir(places.output)).toHaveLength(allFiles);
  await master(1200, 900);
  expect((await prepare(register, '2')).encoded).toBe(filesOfCard);
});

test('applies the camera orientation', async () => {
  // Stored as 900 by 700 and rotated: 700 px wide, too narrow for a card.
  await master(900, 700, 6);
  expect((await prepare()).problems).toEqual([expect.objectContaining({ path: ['file'] })]);
  const { info } = await decode(await readFile(join(places.masters, 'sky.jpg')));
  expect([info.width, info.height]).toEqual([700, 900]);
});

test('what is transparent is white as JPEG', async () => {
  const clear = sharp({ create: { width: 8, height: 8, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
  const { dominant } = await sharp(await encode(await decode(await clear.png().toBuffer()), 'jpg')).stats();

  expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240);
});

test('stops at an error before writing anything', async () => {
  await writeFile(join(places.masters, 'sky.jpg'), 'not a picture');
  const before = await written();

  expect((await prepare()).problems).toEqual([
    expect.objectContaining({ file: 'content/images/sky.yaml', path: ['file'] }),
  ]);
  expect(await written()).toEqual(before);
});
