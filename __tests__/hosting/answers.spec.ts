import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import {
  cache,
  contentType,
  documentPolicy,
  hostFiles,
  resourcePolicy,
  securityHeaders,
  typeByEnding,
  typeByPath,
} from './support/policy';
import { listRedirects } from '@/build/redirects';
import { listFilesBelow } from '@/scripts/lib/files';

import { getContent } from '@/lib/content';
import { getDownloadFile } from '@/lib/press/get-download-file';
import { exportedPages, exportFolder } from '../export/support/pages';
import { hasNginxBrotli } from './support/installed';
import { expect, test } from './support/test';

// Expected responses of nginx with the file in deploy/.

const read = (file: string): Buffer => readFileSync(join(exportFolder, file));
const policy = Object.fromEntries(securityHeaders.map(([name, value]) => [name.toLowerCase(), value]));
const html = 'text/html; charset=utf-8';

const files = listFilesBelow(exportFolder)
  .map((file) => `/${file}`)
  .filter(
    (file) => !/\.(br|gz|html)$/.test(file) && !file.startsWith('/.n') && !hostFiles.some((each) => each === file),
  );

const typeOf = (path: string): string | undefined => {
  const type: string | undefined =
    Object.entries(typeByPath).find(([each]) => each === path)?.[1] ??
    Object.entries(typeByEnding).find(([ending]) => path.endsWith(`.${ending}`))?.[1];
  return type && contentType(type);
};

test('every page is served without extension, with the headers of the policy', async ({ host }) => {
  for (const { path, file } of exportedPages.filter(({ isNotFound }) => !isNotFound)) {
    const { status, headers, body } = await host.request(path);

    expect(status, path).toBe(200);
    expect(headers, path).toMatchObject({ ...policy, 'content-type': html });
    expect(body.equals(read(file)), path).toBe(true);
  }
});

test('every file has its media type', async ({ host }) => {
  for (const path of files) {
    const { status, headers } = await host.request(path, { method: 'HEAD' });

    expect(status, path).toBe(200);
    expect(headers['content-type']?.toLowerCase(), path).toBe(typeOf(path));
  }
});

test('files opened directly run no script; share pictures and logos can be embedded', async ({ host }) => {
  const [share = ''] = /\/share\/[^"]+/.exec(read('index.html').toString()) ?? [];
  for (const [path, use] of [
    ['/favicon.svg', resourcePolicy.own],
    ['/sitemap.xml', resourcePolicy.own],
    [`/papers/${getDownloadFile('fact-sheet')}`, resourcePolicy.own],
    [`/brand/${getContent('en').enterprise.shortName}-logo.svg`, resourcePolicy.shared],
    [share, resourcePolicy.shared],
  ] as const) {
    expect((await host.request(path)).headers, path).toMatchObject({
      ...policy,
      [resourcePolicy.name.toLowerCase()]: use,
      ...(/\.(svg|xml)$/.test(path) && { [documentPolicy.name.toLowerCase()]: documentPolicy.file }),
    });
  }
});

test('redirects lead to their target with query and headers; /shop is a page', async ({ host }) => {
  for (const { from, to } of [
    ...listRedirects(),
    { from: '/mentor?interest=a%26b', to: '/mentorship?interest=a%26b' },
    { from: '/story/', to: '/story' },
    { from: '/mentor/', to: '/mentorship' },
    { from: '/hubs/?from=poster', to: '/hubs?from=poster' },
  ]) {
    const { status, headers } = await host.request(from);

    expect([301, 308], from).toContain(status);
    expect(headers.location?.replace(/(?<=.)\/$/, ''), from).toBe(to);
    expect(headers, from).toMatchObject(policy);
  }
  expect((await host.request('/shop')).status).toBe(200);
});

test('unknown paths get the 404 page of their language', async ({ host }) => {
  for (const [path, file] of [
    ...exportedPages.filter(({ isNotFound }) => isNotFound).map((page) => [page.path, page.file] as const),
    ['/no.js', '404.html'],
    ['/nope/', '404.html'],
    ['/hub/nope/?from=poster', '404.html'],
    ['/ta/nope/', 'ta/404.html'],
    ['/news/none.ics', '404.html'],
    ['/pictures/none.avif', '404.html'],
  ] as const) {
    const { status, headers, body } = await host.request(path);

    expect(status, path).toBe(404);
    expect(headers, path).toMatchObject({ ...policy, 'content-type': html });
    expect(body.equals(read(file)), path).toBe(true);
  }
});

test('hashed files are cached for a year; others are revalidated with 304', async ({ host }) => {
  const contact = read('contact.html').toString();
  const hashed = [...new Set(contact.match(/\/(_next\/static|pictures)\/[\w./-]+/g))];
  expect(hashed).not.toEqual([]);
  for (const path of hashed) expect((await host.request(path)).headers['cache-control'], path).toBe(cache.hashed);

  const expected = new RegExp(`^${cache.other}$`);
  for (const path of ['/', '/story', '/favicon.svg', `/papers/${getDownloadFile('fact-sheet')}`]) {
    for (const coding of ['identity', 'gzip', 'br']) {
      const headers = { 'accept-encoding': coding };
      const first = await host.request(path, { headers });
      const again = await host.request(path, { headers: { ...headers, 'if-none-match': first.headers.etag ?? '' } });

      expect(first.headers['cache-control'], path).toMatch(expected);
      expect(again.status, `${path}, ${coding}`).toBe(304);
      expect(again.body).toHaveLength(0);
    }
  }
});

for (const [coding, decode] of [
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
  ['identity', (body: Buffer) => body],
] as const) {
  test(`text is sent as ${coding} if accepted, with Vary`, async ({ host }) => {
    test.skip(
      coding === 'br' && !hasNginxBrotli(),
      'nginx has no Brotli here (Debian and Ubuntu: apt-get install libnginx-mod-http-brotli-static).',
    );
    for (const [path, file] of [
      ['/story', 'story.html'],
      ['/favicon.svg', 'favicon.svg'],
    ] as const) {
      const { headers, body } = await host.request(path, { headers: { 'accept-encoding': coding } });

      expect(headers['content-encoding'] ?? 'identity', path).toBe(coding);
      expect(headers.vary?.toLowerCase(), path).toContain('accept-encoding');
      expect(decode(body).equals(read(file)), path).toBe(true);
    }
  });
}
