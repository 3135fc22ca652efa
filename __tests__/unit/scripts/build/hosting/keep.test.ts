/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { keepAssets } from '@/scripts/build/hosting/keep';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kaivinai-keep-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const script = (name: string) => `_next/static/chunks/${name}.js`;

/** A release with a page, a script of its own, and one that all releases share. */
function release(name: string): string {
  const path = join(folder, name);
  for (const file of ['contact.html', script(name), script('shared')]) {
    mkdirSync(dirname(join(path, file)), { recursive: true });
    writeFileSync(join(path, file), name);
  }
  return path;
}

const day = (count: number) => new Date(Date.UTC(2026, 0, 1 + count));

test('a release takes over the hashed files it lacks, and nothing else', async () => {
  const [one, two] = [release('one'), release('two')];
  const result = await keepAssets(one, two, day(0));

  expect(result).toEqual({ kept: 1, dropped: 0 });
  expect(readFileSync(join(two, script('one')), 'utf8')).toBe('one');
  expect(readFileSync(join(two, script('shared')), 'utf8')).toBe('two');
  expect(readFileSync(join(two, 'contact.html'), 'utf8')).toBe('two');
});

test('a file is kept for 30 days after its release was replaced, however long that was live', async () => {
  const [one, two, three, four] = ['one', 'two', 'three', 'four'].map(release) as [string, string, string, string];
  await keepAssets(one, two, day(100));
  await keepAssets(two, three, day(129));
  expect(existsSync(join(three, script('one')))).toBe(true);

  const result = await keepAssets(three, four, day(131));
  expect(result).toEqual({ kept: 2, dropped: 1 });
  expect(existsSync(join(four, script('one')))).toBe(false);
  expect(existsSync(join(four, script('two')))).toBe(true);
});

test('a second run changes nothing, and the 30 days go on', async () => {
  const [one, two, three] = ['one', 'two', 'three'].map(release) as [string, string, string];
  const record = () => readFileSync(join(two, '.kept.json'), 'utf8');
  await keepAssets(one, two, day(0));
  const first = record();
  const again = await keepAssets(one, two, day(0));

  expect(again).toEqual({ kept: 1, dropped: 0 });
  expect(record()).toBe(first);

  await keepAssets(two, three, day(31));
  expect(existsSync(join(three, script('one')))).toBe(false);
});

test('a release that is live already may be named as both, and loses what is over', async () => {
  const [one, two] = [release('one'), release('two')];
  await keepAssets(one, two, day(0));

  expect(await keepAssets(two, two, day(29))).toEqual({ kept: 1, dropped: 0 });
  expect(await keepAssets(two, two, day(31))).toEqual({ kept: 0, dropped: 1 });
  expect(existsSync(join(two, script('one')))).toBe(false);
  expect(existsSync(join(two, script('two')))).toBe(true);
});

test('a file that comes back is the new release’s own again', async () => {
  const [one, two, three] = ['one', 'two', 'three'].map(release) as [string, string, string];
  await keepAssets(one, two, day(0));
  writeFileSync(join(three, script('one')), 'again');
  await keepAssets(two, three, day(40));

  expect(readFileSync(join(three, script('one')), 'utf8')).toBe('again');
  expect(readFileSync(join(three, '.kept.json'), 'utf8')).not.toContain(script('one'));
});

test('an older release that comes back takes over what the newer one had, and keeps its own', async () => {
  const [one, two, three] = ['one', 'two', 'three'].map(release) as [string, string, string];
  await keepAssets(one, two, day(0));
  await keepAssets(two, three, day(1));
  await keepAssets(three, two, day(2));

  expect(['one', 'two', 'three'].filter((name) => existsSync(join(two, script(name))))).toHaveLength(3);
  expect(readFileSync(join(two, script('shared')), 'utf8')).toBe('two');

  // Its own files are not counted among those of others: they outlast the 30 days, the newer release's do not.
  await keepAssets(two, two, day(33));
  expect(existsSync(join(two, script('two')))).toBe(true);
  expect(existsSync(join(two, script('three')))).toBe(false);
});

test('a folder that is no release is refused', async () => {
  await expect(keepAssets(join(folder, 'none'), release('one'), day(0))).rejects.toThrow('holds no release');
  await expect(keepAssets(release('one'), join(folder, 'none'), day(0))).rejects.toThrow('holds no release');
});
