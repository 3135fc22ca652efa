import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { expect, test } from '@playwright/test';

import { cache, documentPolicy, redirects, resourcePolicy, securityHeaders } from '@/build/hosting/policy';

import { exportedPages, exportFolder, unknownPath } from '../export/support/pages';
import { type CloudflareHost, startCloudflare } from './support/cloudflare';

const policy = Object.fromEntries(securityHeaders.map(([name, value]) => [name.toLowerCase(), value]));
const read = (file: string): Buffer => readFileSync(join(exportFolder, file));

let host: CloudflareHost;
test.beforeAll(async () => {
  host = await startCloudflare(exportFolder);
});
test.afterAll(() => host?.stop());

test('Cloudflare: pages, files, redirects and what does not exist carry the headers of the policy', async () => {
  for (const path of ['/', '/story', '/ta/story', '/favicon.ico', '/shop', '/mentor', unknownPath]) {
    expect((await host.ask(path)).headers, path).toMatchObject(policy);
  }
});

test('Cloudflare: a drawing and a feed run nothing; logos may be shown by other sites', async () => {
  for (const path of ['/favicon.svg', '/sitemap.xml', '/brand/kaivinai-logo.svg']) {
    const { status, headers } = await host.ask(path);
    expect(status, path).toBe(200);
    expect(headers[documentPolicy.name.toLowerCase()], path).toBe(documentPolicy.file);
    const expected = path.startsWith('/brand/') ? resourcePolicy.shared : resourcePolicy.own;
    expect(headers[resourcePolicy.name.toLowerCase()], path).toBe(expected);
  }
});

test('Cloudflare: every page comes at its address without an extension, and .html leads there', async () => {
  for (const { path, file } of exportedPages.filter((page) => !page.isNotFound)) {
    const { status, headers, body } = await host.ask(path);
    expect(status, path).toBe(200);
    expect(headers['content-type'], path).toBe('text/html; charset=utf-8');
    expect(body.equals(read(file)), path).toBe(true);
  }
  for (const path of ['/story.html', '/story/']) {
    const { status, headers } = await host.ask(path);
    expect([301, 308], path).toContain(status);
    expect(headers.location, path).toBe('/story');
  }
});

test('Cloudflare: every redirect leads to its place, with the query', async () => {
  for (const { from, to } of redirects()) {
    const answer = await host.ask(from);
    expect(answer.status, from).toBe(301);
    expect(answer.headers.location?.replace(/(?<=.)\/$/, ''), from).toBe(to);
  }
  expect((await host.ask('/mentor?interest=a%26b')).headers.location).toBe('/mentorship?interest=a%26b');
});

test('Cloudflare: what does not exist is the 404 page of its language', async () => {
  for (const [path, file] of [
    [unknownPath, '404.html'],
    ['/no.js', '404.html'],
    [`/ta${unknownPath}`, 'ta/404.html'],
  ] as const) {
    const { status, body } = await host.ask(path);
    expect(status, path).toBe(404);
    expect(body.equals(read(file)), path).toBe(true);
  }
});

test('Cloudflare: what bears a hash is kept for a year, and pages are asked about', async () => {
  const [hashed = ''] =
    read('contact.html')
      .toString()
      .match(/\/_next\/static\/[\w./-]+/) ?? [];

  expect((await host.ask(hashed)).headers['cache-control']).toBe(cache.hashed);
  const { headers } = await host.ask('/story');
  expect(headers['cache-control']).toMatch(/no-cache|max-age=0, must-revalidate/);
  expect((await host.ask('/story', { headers: { 'if-none-match': headers.etag ?? '' } })).status).toBe(304);
});

test('Cloudflare: text is sent compressed to those who take it', async () => {
  for (const [coding, decode] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const { headers, body } = await host.ask('/story', { headers: { 'accept-encoding': coding } });
    expect(headers['content-encoding']).toBe(coding);
    expect(decode(body).equals(read('story.html'))).toBe(true);
  }
});
