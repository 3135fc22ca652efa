/** @jest-environment node */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';

import { getContent } from '@/lib/content';
import { shareSize } from '@/lib/pictures/share';
import { readSurfaces } from '@/build/design/surfaces';
import { drawShare } from '@/build/share/draw';
import { findSharePage, type SharePage } from '@/build/share/pages';
import { prepareShare, type Places } from '@/build/share/prepare';

// Drawing is slow when tests share a CPU.
jest.setTimeout(30_000);

let root: string;
let places: Places;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'share-'));
  places = { cache: join(root, 'cache'), output: join(root, 'share') };
});

afterEach(() => rm(root, { recursive: true }));

const head = `<meta property="og:image" content="https://kaivinai.example/share/story.png"><meta property="og:title" content="Our Story | ${getContent('en').enterprise.name}">`;

test('reads the picture, title and heading surface of a page', () => {
  const body = '<div data-surface="wash">Trail</div><section data-surface="kaavi"><div><h1>A</h1></div></section>';
  expect(findSharePage(`<head>${head}</head>${body}`)).toEqual({
    file: 'story.png',
    title: 'Our Story',
    surface: 'kaavi',
  });
  expect(findSharePage(`<head>${head}</head><h1>A</h1>`)?.surface).toBe('plaster');
  expect(findSharePage('<h1>Not found</h1>')).toBeUndefined();
});

const pages: SharePage[] = [
  { file: 'story.png', title: 'Our Story', surface: 'plaster' },
  {
    file: 'long.png',
    title: 'A very long title about weaving (நெசவு) that needs many lines, above ₹999, before it ends at last',
    surface: 'kaavi',
  },
];
const bytesOf = () => Promise.all(pages.map(({ file }) => readFile(join(places.output, file))));

test('draws each picture once, with the right size and within the byte limit', async () => {
  expect(await prepareShare(pages, 'tools', places)).toBe(2);
  const first = await bytesOf();
  for (const png of first) {
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', ...shareSize });
    expect(png.length).toBeLessThan(100_000);
  }
  expect(await prepareShare(pages, 'tools', places)).toBe(0);

  await rm(places.cache, { recursive: true });
  expect(await prepareShare(pages, 'tools', places)).toBe(2);
  expect((await bytesOf()).map((png, index) => png.equals(first[index] ?? Buffer.alloc(0)))).toEqual([true, true]);
});

test('redraws all for another origin', async () => {
  expect(await prepareShare(pages, 'tools', places)).toBe(2);
  const before = process.env.NEXT_PUBLIC_SITE_ORIGIN;
  process.env.NEXT_PUBLIC_SITE_ORIGIN = 'https://www.elsewhere.example';
  try {
    expect(await prepareShare(pages, 'tools', places)).toBe(2);
  } finally {
    if (before === undefined) delete process.env.NEXT_PUBLIC_SITE_ORIGIN;
    else process.env.NEXT_PUBLIC_SITE_ORIGIN = before;
  }
});

test('text does not overlap the kolam, however long the title', async () => {
  const { kaavi: surface } = await readSurfaces(getContent('en').brand.papers);
  const rightOf = async (title: string) =>
    sharp(await (await drawShare(title, surface)).png().toBuffer())
      .extract({ left: 790, top: 0, width: 410, height: 630 })
      .raw()
      .toBuffer();
  const [withTitle, without] = [await rightOf(pages[1]?.title ?? ''), await rightOf(' ')];
  expect(withTitle.equals(without)).toBe(true);
});

test('rejects two pages with the same picture', async () => {
  await expect(prepareShare([...pages, ...pages], 'tools', places)).rejects.toThrow('same share picture');
});
