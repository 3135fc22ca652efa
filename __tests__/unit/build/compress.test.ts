/** @jest-environment node */
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { compressFiles, isCompressible } from '@/build/compress';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kaivinai-compress-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const compress = (...files: string[]) => compressFiles(folder, files, join(folder, 'cache'));

test('writes both encodings next to a text file, with its modification time', async () => {
  const text = 'coconut shell '.repeat(100);
  const time = new Date('2026-01-02T03:04:05Z');
  writeFileSync(join(folder, 'a.html'), text);
  utimesSync(join(folder, 'a.html'), time, time);
  await compress('a.html');

  expect(brotliDecompressSync(readFileSync(join(folder, 'a.html.br'))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(join(folder, 'a.html.gz'))).toString()).toBe(text);
  expect(statSync(join(folder, 'a.html.br')).mtime).toEqual(time);
});

test('is reproducible, with and without the cache', async () => {
  writeFileSync(join(folder, 'a.css'), '.a{color:red}'.repeat(50));
  const both = () => ['a.css.br', 'a.css.gz'].map((name) => readFileSync(join(folder, name)).toString('hex'));
  await compress('a.css');
  const first = both();
  await compress('a.css');
  expect(both()).toEqual(first);

  rmSync(join(folder, 'cache'), { recursive: true });
  await compress('a.css');
  expect(both()).toEqual(first);
});

test('skips a text that would not get smaller', async () => {
  writeFileSync(join(folder, 'a.txt'), 'a');
  await compress('a.txt');

  expect(existsSync(join(folder, 'a.txt.br'))).toBe(false);
  expect(existsSync(join(folder, 'a.txt.gz'))).toBe(false);
});

test.each(['index.html', 'art/goods.svg', 'news/feed.xml', 'events/calendar.ics', 'manifest.webmanifest', 'a.js'])(
  '%s is worth compressing',
  (file) => {
    expect(isCompressible(file)).toBe(true);
  },
);

test.each(['a.avif', 'a.jpg', 'a.woff2', 'a.pdf', 'a.zip', 'index.html.br', '_headers'])('%s is not', (file) => {
  expect(isCompressible(file)).toBe(false);
});
