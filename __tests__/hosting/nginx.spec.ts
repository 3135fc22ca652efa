import { readFileSync } from 'node:fs';
import { connect } from 'node:http2';
import { join } from 'node:path';
import { connect as connectTls } from 'node:tls';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { expect, test } from '@playwright/test';

import { listRedirects } from '@/build/redirects';
import { getDownloadFile } from '@/lib/press/get-download-file';
import { newsFeed } from '@/lib/routes';
import { listFilesBelow } from '@/scripts/lib/files';

import { complaintsOf, lookup, successfulLookup } from '../e2e/forms/form';
import { untilIdle } from '../e2e/support/test';
import { exportedPages, exportFolder, unknownPath } from '../export/support/pages';
import { hasBrotli, startNginx, type Answer, type Server } from './server';

// The answers of nginx with the file in deploy/, compared with public/_headers.

let server: Server;
test.beforeAll(async () => {
  server = await startNginx();
});
test.afterAll(() => server.stop());

const read = (file: string): Buffer => readFileSync(join(exportFolder, file));

/** Blocks of `_headers`: a pattern of paths, and lines of headers. */
const blocks = readFileSync('public/_headers', 'utf8')
  .split(/\n\n/)
  .map((block) => block.split('\n').map((line) => line.trim()))
  .map(([path = '', ...lines]) => ({
    pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace('*', '.*')}$`),
    headers: lines.filter((line) => line.includes(': ')).map((line) => line.split(/: (.*)/)),
  }));

/** The headers that `_headers` gives to a path; a later block replaces those of an earlier one. */
const policyOf = (path: string): Record<string, string> =>
  Object.fromEntries(
    blocks
      .filter(({ pattern }) => pattern.test(path))
      .flatMap(({ headers }) => headers.map(([name = '', value = '']) => [name.toLowerCase(), value])),
  );
const policy = policyOf('/');
const html = 'text/html; charset=utf-8';

/** The media type of each kind of file. Text also has its encoding. */
const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  ico: 'image/x-icon',
  ics: 'text/calendar; charset=utf-8',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
  zip: 'application/zip',
};

test('every page and file has its type, and the headers of public/_headers', async () => {
  for (const { path, file } of exportedPages.filter(({ isNotFound }) => !isNotFound)) {
    const { status, headers, body } = await server.ask(path);

    expect(status, path).toBe(200);
    expect(headers, path).toMatchObject({ 'cache-control': 'no-cache', ...policy, 'content-type': html });
    expect(body.equals(read(file)), path).toBe(true);
  }
  const files = listFilesBelow(exportFolder).filter(
    (file) => !/\.(br|gz|html|nginx)$|^_(headers|redirects)$/.test(file),
  );
  for (const path of files.filter((file) => file !== '.nojekyll').map((file) => `/${file}`)) {
    const { status, headers } = await server.ask(path, { method: 'HEAD' });
    const type = path === newsFeed.path ? `${newsFeed.type}; charset=utf-8` : types[path.split('.').at(-1) ?? ''];

    expect(status, path).toBe(200);
    expect(headers, path).toMatchObject({ 'cache-control': 'no-cache', ...policyOf(path), 'content-type': type });
  }
});

test('redirects keep their query; a slash at the end is removed', async () => {
  for (const { from, to } of [
    ...listRedirects(),
    { from: '/mentor?interest=a%26b', to: '/mentorship?interest=a%26b' },
    { from: '/mentor/', to: '/mentorship' },
    { from: '/hubs/?from=poster&x={env.HOME}', to: '/hubs?from=poster&x={env.HOME}' },
  ]) {
    const { status, headers } = await server.ask(from);

    expect(status, from).toBe(301);
    expect(headers, from).toMatchObject({ ...policy, location: to });
  }
});

test('no path redirects to another site', async () => {
  for (const path of ['//example.org/', '/\\example.org/', '//example.org/%2f..', '/%5cexample.org/']) {
    expect((await server.ask(path)).headers.location ?? '/', path).toMatch(/^\/([a-z]|$)/);
  }
});

test('without TLS every name redirects to the name of the site', async () => {
  for (const host of ['localhost', 'other.example', '127.0.0.1']) {
    const { status, headers } = await server.ask('/story?from=poster', { headers: { host }, isPlain: true });

    expect(status, host).toBe(301);
    expect(headers.location, host).toBe('https://localhost/story?from=poster');
  }
});

const hidden =
  '/404 /404.html /no.js /pictures/none.avif /_next/static/chunks/gone.js /share/none.png /papers /_next/ /.nojekyll /.git/config /.well-known/.env /_headers /_redirects /_redirects.nginx /story.html.br /story.html.gz'.split(
    ' ',
  );

test('what is missing or hidden gets the 404 page of its language, and is not cached', async () => {
  for (const [path, file] of [
    ...exportedPages.filter(({ isNotFound }) => isNotFound).map((page) => [page.path, page.file] as const),
    ['/hub/nope/?from=poster', '404.html'],
    ['/ta/nope/', 'ta/404.html'],
    ['/ta/404.html', 'ta/404.html'],
    ...hidden.map((name) => [name, '404.html'] as const),
  ] as const) {
    const { status, headers, body } = await server.ask(path);

    expect(status, path).toBe(404);
    expect(headers, path).toMatchObject({ ...policy, 'cache-control': 'no-cache', 'content-type': html });
    expect(body.equals(read(file)), path).toBe(true);
  }
});

test('files outside the folder are not served', async () => {
  for (const path of [
    '/../../../../etc/passwd',
    '/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2f..%2f..%2fetc/passwd',
    '/art/..%5c..%5c..%5cetc/passwd',
    '/story%00.html',
  ]) {
    expect([400, 404], path).toContain((await server.ask(path)).status);
  }
});

test('text is compressed as the browser accepts it, and is not sent again while it is the same', async () => {
  const codings = [
    ...(hasBrotli ? [['br', brotliDecompressSync] as const] : []),
    ['gzip', gunzipSync] as const,
    ['identity', (body: Buffer) => body] as const,
  ];
  for (const [coding, decode] of codings) {
    for (const [path, file] of [
      ['/story', 'story.html'],
      ['/favicon.svg', 'favicon.svg'],
    ] as const) {
      const question = { 'accept-encoding': coding };
      const { headers, body } = await server.ask(path, { headers: question });

      expect(headers['content-encoding'] ?? 'identity', path).toBe(coding);
      expect(headers.vary, path).toContain('Accept-Encoding');
      expect(decode(body).equals(read(file)), path).toBe(true);
      const again = await server.ask(path, { headers: { ...question, 'if-none-match': headers.etag ?? '' } });
      expect(again.status, `${path}, ${coding}`).toBe(304);
    }
  }
});

test('a part of a file can be requested, and HTTP/2 is spoken', async () => {
  const path = `/papers/${getDownloadFile('fact-sheet')}`;
  const { status, body } = await server.ask(path, { headers: { range: 'bytes=10-19' } });
  expect(status).toBe(206);
  expect(body.equals(read(path).subarray(10, 20))).toBe(true);

  const session = connect(`https://127.0.0.1:${server.httpsPort}`, { rejectUnauthorized: false });
  await new Promise((resolve, reject) => session.once('connect', resolve).once('error', reject));
  expect(session.alpnProtocol).toBe('h2');
  session.destroy();
});

/** A refusal has its status, the headers, no body, and does not show the version of the server. */
function expectRefusal({ status, headers, body }: Answer, expected: number, what: string) {
  expect(status, what).toBe(expected);
  expect(headers, what).toMatchObject(policy);
  expect(headers.server ?? '', what).not.toMatch(/\d/);
  expect(body, what).toHaveLength(0);
}

test('other methods, other names and long addresses are refused', async () => {
  for (const path of ['/', '/story', '/favicon.svg', unknownPath, ...listRedirects().map(({ from }) => from)]) {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE']) {
      const answer = await server.ask(path, { method });

      expectRefusal(answer, 405, `${method} ${path}`);
      expect(answer.headers.allow, `${method} ${path}`).toBe('GET, HEAD');
    }
  }
  expectRefusal(await server.ask('/story', { headers: { host: 'other.example' } }), 421, 'another name');
  expectRefusal(await server.ask(`/story?from=${'a'.repeat(9000)}`), 414, 'a long address');
});

test('an invalid request is refused without a page', async () => {
  const options = { host: '127.0.0.1', port: server.httpsPort, rejectUnauthorized: false };
  for (const text of ['GET / HTTP/1.1\r\n\r\n', 'GET /%zz HTTP/1.1\r\nHost: localhost\r\n\r\n']) {
    const socket = connectTls(options, () => socket.write(text));
    const [head = '', body] = Buffer.concat(await socket.toArray())
      .toString()
      .split('\r\n\r\n');

    expect(head, text).toMatch(/^HTTP\/1\.1 400 /);
    expect(head.toLowerCase(), text).toContain('\r\nx-content-type-options: nosniff');
    expect(body, text).toBe('');
  }
});

for (const path of ['/', '/contact', '/ta/join', '/media-kit']) {
  test(`with all headers, ${path} has no error in the browser`, async ({ page }) => {
    const complaints = complaintsOf(page);
    await page.route(lookup, successfulLookup);
    await page.goto(`https://localhost:${server.httpsPort}${path}`);
    await untilIdle(page);

    expect(complaints).toEqual([]);
  });
}
