/** @jest-environment node */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';

import { garments, hairs, marks, portraitSize, type PortraitWords } from '@/lib/portraits';
import { portraitSvg } from '@/scripts/assets/portraits/portrait';
import { drawPortraits } from '@/scripts/assets/portraits/prepare';

const words: PortraitWords = { hair: 'bun', garment: 'plain', cloth: 'indigo', skin: 'brown', ground: 'palm' };

const pixelsOf = async (more: Partial<PortraitWords>) =>
  sharp(Buffer.from(portraitSvg('her', { ...words, ...more })))
    .raw()
    .toBuffer({ resolveWithObject: true });

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portraits-'));
});

afterEach(() => rm(folder, { recursive: true }));

test.each([
  ...hairs.map((hair) => ({ hair })),
  ...garments.map((garment) => ({ garment })),
  ...marks.map((mark) => ({ mark })),
])('draws %j in an arch, clear outside it', async (more) => {
  const { data, info } = await pixelsOf(more);
  const alphaAt = (x: number, y: number) => data[(y * info.width + x) * info.channels + 3];

  expect(info).toMatchObject(portraitSize);
  expect(alphaAt(4, 4)).toBe(0);
  expect(alphaAt(200, 250)).toBe(255);
});

test('every word changes the picture', async () => {
  const plain = (await pixelsOf({})).data;
  const changes: readonly Partial<PortraitWords>[] = [
    { hair: 'plait' },
    { garment: 'check' },
    { cloth: 'leaf' },
    { border: 'cream' },
    { blouse: 'leaf' },
    { skin: 'light' },
    { ground: 'wash' },
    { flowers: 'rose' },
    { tilt: 5 },
    { build: 105 },
    { mark: 'tape' },
  ];
  for (const change of changes) expect((await pixelsOf(change)).data.equals(plain)).toBe(false);
});

test('draws those who are words, once, and takes away those who are gone', async () => {
  const people = [
    { id: 'anna', portrait: words },
    { id: 'meena', portrait: { ...words, hair: 'veil' as const } },
    { id: 'photographed' },
  ];

  const output = join(folder, 'drawn');
  const places = { output, path: '/art', manifest: join(folder, 'portraits.json') };
  const paths = async () => JSON.parse(await readFile(places.manifest, 'utf8')) as Record<string, string>;

  expect(await drawPortraits(people, places)).toBe(2);
  expect(await drawPortraits(people, places)).toBe(0);
  const { anna } = await paths();
  expect(anna).toMatch(/^\/art\/anna-[\da-f]{6}\.svg$/);

  await drawPortraits([{ id: 'anna', portrait: { ...words, cloth: 'leaf' } }], places);
  const after = await paths();
  expect(Object.keys(after)).toEqual(['anna']);
  expect(after.anna).not.toBe(anna);
  expect((await readdir(output)).map((name) => `/art/${name}`)).toEqual([after.anna]);
});
