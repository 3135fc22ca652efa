/** @jest-environment node */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { paperFiles, type PaperName } from '@/lib/press/paper-files';
import { preparePapers, type Places, type Recipes } from '@/scripts/assets/papers/prepare';

let root: string;
let places: Places;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'papers-'));
  places = { cache: join(root, 'cache'), output: join(root, 'papers'), manifest: join(root, 'manifest.json') };
});

afterEach(() => rm(root, { recursive: true }));

const names = Object.keys(paperFiles) as PaperName[];

/** As a PDF counts them. */
const twoPages = '<</Type /Pages>><</Type /Page>><</Type /Page>>';

const recipes = (words: string): Recipes => {
  const recipe = (name: PaperName) => ({
    date: '2026-11-20',
    ingredients: name === 'catalogue' ? words : 'the same',
    make: () => Promise.resolve(Buffer.from(name + words + (name === 'brand-assets' ? '' : twoPages))),
  });
  return {
    catalogue: recipe('catalogue'),
    'press-release': recipe('press-release'),
    'fact-sheet': recipe('fact-sheet'),
    'brand-assets': recipe('brand-assets'),
  };
};

const made = async (words: string, tools = 'tools') => (await preparePapers(recipes(words), tools, places)).made;

test('makes each paper once, and says how large, how long and how old it is', async () => {
  expect(await made('one')).toBe(names.length);
  expect((await readdir(places.output)).toSorted()).toEqual(Object.values(paperFiles).toSorted());
  const manifest = JSON.parse(await readFile(places.manifest, 'utf8')) as Record<string, unknown>;
  expect(manifest.catalogue).toEqual({ bytes: 12 + twoPages.length, pages: 2, date: '2026-11-20' });
  expect(manifest['brand-assets']).toEqual({ bytes: 15, date: '2026-11-20' });

  expect(await made('one')).toBe(0);
  expect(JSON.parse(await readFile(places.manifest, 'utf8'))).toEqual(manifest);
});

test('makes anew what follows from changed words, and all when the programs change', async () => {
  await made('one');
  expect(await made('other')).toBe(1);
  expect(await readFile(join(places.output, paperFiles.catalogue), 'utf8')).toBe(`catalogueother${twoPages}`);
  expect(await made('other', 'better tools')).toBe(names.length);
});

test('puts back a paper that was lost or spoilt, and removes what is none', async () => {
  await made('one');
  await rm(join(places.output, paperFiles.catalogue));
  await writeFile(join(places.output, paperFiles['fact-sheet']), 'spoilt');
  await writeFile(join(places.output, 'old.pdf'), '');

  expect(await made('one')).toBe(0);
  expect((await readdir(places.output)).toSorted()).toEqual(Object.values(paperFiles).toSorted());
  expect(await readFile(join(places.output, paperFiles['fact-sheet']), 'utf8')).toBe(`fact-sheetone${twoPages}`);
});

test('tells which paper is too full, and leaves the manifest of before', async () => {
  await made('one');
  const before = await readFile(places.manifest, 'utf8');
  const full = { ...recipes('one').catalogue, date: '2026-11-21', make: () => Promise.reject(new Error('No room.')) };

  expect(await preparePapers({ ...recipes('one'), catalogue: full }, 'tools', places)).toEqual({
    made: 0,
    mistakes: [{ file: 'content/papers/catalogue.yaml', path: [], message: 'No room.' }],
  });
  expect(await readFile(places.manifest, 'utf8')).toBe(before);
});
