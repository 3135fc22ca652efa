/** @jest-environment node */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';

import { icons } from '@/lib/site-icons';
import { drawIcons, type Places } from '@/scripts/assets/icons/draw';

// Drawing takes its time where many tests share a processor.
jest.setTimeout(30_000);

let root: string;
let places: Places;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'icons-'));
  places = { output: join(root, 'public'), cache: join(root, 'cache'), tokens: 'app/_styles/colours.scss' };
});

afterEach(() => rm(root, { recursive: true }));

const read = (file: string) => readFile(join(places.output, file));

test('draws each icon in the size it is named with', async () => {
  await drawIcons('tools', places);
  for (const { file, size } of [icons.appleTouch, ...icons.maskable, ...icons.plain]) {
    expect(await sharp(await read(file)).metadata()).toMatchObject({ format: 'png', width: size, height: size });
  }
});

test('packs its small sizes into one file that browsers read', async () => {
  await drawIcons('tools', places);
  const ico = await read(icons.ico.file);
  const sizes = Array.from({ length: ico.readUInt16LE(4) }, (_, index) => {
    const entry = 6 + 16 * index;
    const from = ico.readUInt32LE(entry + 12);
    return { says: ico.readUInt8(entry), png: ico.subarray(from, from + ico.readUInt32LE(entry + 8)) };
  });
  expect(sizes.map(({ says }) => says)).toEqual([...icons.ico.sizes]);
  for (const { says, png } of sizes) expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: says });
});

test('fills a maskable icon to its corners, and keeps the mark within the circle that is never cut', async () => {
  await drawIcons('tools', places);
  for (const { file, size } of icons.maskable) {
    const { data, info } = await sharp(await read(file))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const colourAt = (x: number, y: number) => [...data.subarray((y * size + x) * info.channels).subarray(0, 3)].join();
    const ground = colourAt(0, 0);
    const outside: string[] = [];
    for (let y = 0; y < size; y += 1) {
      for (let x = 0; x < size; x += 1) {
        const fromMiddle = Math.hypot(x + 0.5 - size / 2, y + 0.5 - size / 2);
        const colour = colourAt(x, y);
        outside.push(...(fromMiddle > 0.4 * size && colour !== ground ? [`${x} ${y}: ${colour}`] : []));
      }
    }
    expect(outside).toEqual([]);
  }
});

test('draws once, again when one is lost, and the same', async () => {
  expect(await drawIcons('tools', places)).toBeGreaterThan(0);
  const before = await read(icons.ico.file);
  expect(await drawIcons('tools', places)).toBe(0);
  await rm(join(places.output, icons.ico.file));
  expect(await drawIcons('tools', places)).toBeGreaterThan(0);
  expect((await read(icons.ico.file)).equals(before)).toBe(true);
});
