import { connect } from 'node:http2';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { filesBelow } from '@/scripts/lib/files';
import { contentType, hostFiles, typeByEnding, typeByPath } from '@/build/hosting/policy';

import { exportedPages, exportFolder, unknownPath } from '../export/support/pages';
import { hasNginxBrotli } from './support/installed';
import { expect, test } from './support/test';

const files = filesBelow(exportFolder)
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

test('every file comes with its own type', async ({ host }) => {
  for (const path of files) {
    const { status, headers } = await host.ask(path, { method: 'HEAD' });

    expect(status, path).toBe(200);
    expect(headers['content-type']?.toLowerCase(), path).toBe(typeOf(path));
  }
});

test('every page comes at its clean address, as HTML in UTF-8', async ({ host }) => {
  for (const { path } of exportedPages.filter((page) => !page.isNotFound)) {
    const { status, headers } = await host.ask(path, { method: 'HEAD' });

    expect(status, path).toBe(200);
    expect(headers['content-type']?.toLowerCase(), path).toBe('text/html; charset=utf-8');
  }
});

const decoders = { br: brotliDecompressSync, gzip: gunzipSync } as const;

for (const [coding, decode] of Object.entries(decoders)) {
  test(`text is sent as ${coding} to those who take it, and kept apart by caches`, async ({ host, server }) => {
    test.skip(
      coding === 'br' && server === 'nginx' && !hasNginxBrotli(),
      'nginx has no Brotli here (Debian and Ubuntu: apt-get install libnginx-mod-http-brotli-static).',
    );
    for (const [path, file] of [
      ['/story', 'story.html'],
      ['/favicon.svg', 'favicon.svg'],
    ] as const) {
      const { headers, body } = await host.ask(path, { headers: { 'accept-encoding': coding } });
      const plain = readFileSync(join(exportFolder, file));

      expect(headers['content-encoding'], path).toBe(coding);
      expect(headers.vary?.toLowerCase(), path).toContain('accept-encoding');
      expect(body.length, path).toBeLessThan(plain.length);
      expect(decode(body).equals(plain), path).toBe(true);
    }
  });
}

test('text is sent plain to those who take nothing else, and the answer still varies', async ({ host }) => {
  const { headers, body } = await host.ask('/story');

  expect(headers['content-encoding']).toBeUndefined();
  expect(headers.vary?.toLowerCase()).toContain('accept-encoding');
  expect(body.equals(readFileSync(join(exportFolder, 'story.html')))).toBe(true);
});

test('what a browser has is confirmed by 304, by ETag, plain or compressed', async ({ host }) => {
  for (const coding of ['identity', 'gzip', 'br']) {
    const first = await host.ask('/story', { headers: { 'accept-encoding': coding } });
    const etag = first.headers.etag ?? '';
    expect(etag).not.toBe('');
    const again = await host.ask('/story', { headers: { 'accept-encoding': coding, 'if-none-match': etag } });

    expect(again.status, coding).toBe(304);
    expect(again.body.length).toBe(0);
    expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
  }
});

test('a part of a file can be asked for', async ({ host }) => {
  const path = '/papers/kaivinai-fact-sheet.pdf';
  const whole = readFileSync(join(exportFolder, path));
  const { status, headers, body } = await host.ask(path, { headers: { range: 'bytes=10-19' } });

  expect(status).toBe(206);
  expect(headers['content-range']).toBe(`bytes 10-19/${whole.length}`);
  expect(body.equals(whole.subarray(10, 20))).toBe(true);
});

test('speaks HTTP/2', async ({ host }) => {
  const session = connect(`https://localhost:${host.httpsPort}`, { ca: host.authority, host: '127.0.0.1' });
  try {
    const status = await new Promise<unknown>((resolve, reject) => {
      session.on('error', reject);
      const stream = session.request({ ':path': '/story' });
      stream.on('response', (headers) => resolve(headers[':status']));
      stream.on('error', reject);
      stream.resume();
      stream.end();
    });

    expect(status).toBe(200);
    expect(session.alpnProtocol).toBe('h2');
  } finally {
    session.destroy();
  }
});

test('what does not exist is the 404 page with status 404', async ({ host }) => {
  const page = readFileSync(join(exportFolder, '404.html'));

  for (const path of [unknownPath, '/404', '/404.html', '/no.js', '/news/none.ics', '/pictures/none.avif']) {
    const { status, headers, body } = await host.ask(path);

    expect(status, path).toBe(404);
    expect(headers['content-type']?.toLowerCase(), path).toBe('text/html; charset=utf-8');
    expect(body.equals(page), path).toBe(true);
  }
});

test('what does not exist below a language is the 404 page of that language', async ({ host }) => {
  for (const { file, path } of exportedPages.filter((page) => page.isNotFound)) {
    const { status, body } = await host.ask(path);

    expect(status, path).toBe(404);
    expect(body.equals(readFileSync(join(exportFolder, file))), path).toBe(true);
    expect((await host.ask(`/${file}`)).status, file).toBe(404);
  }
});

test('an address with a slash at its end leads to the one without, on this host', async ({ host }) => {
  const { status, headers } = await host.ask('/hub/weaving-madurai/');
  expect([301, 308]).toContain(status);
  expect(headers.location).toBe('/hub/weaving-madurai');
  // What it asks for comes along, and is taken as it is.
  for (const query of ['?interest=mentor', '?interest=a%26b&x={env.HOME}']) {
    expect((await host.ask(`/join/${query}`)).headers.location).toBe(`/join${query}`);
  }

  for (const path of ['//example.org/', '/\\example.org/', '//example.org/%2f..', '/%5cexample.org/']) {
    const target = (await host.ask(path)).headers.location;

    expect(target === undefined || /^\/([a-z]|$)/.test(target), `${path} leads to ${target}`).toBe(true);
  }
});

test('no folder is listed', async ({ host }) => {
  for (const path of ['/pictures/', '/papers', '/_next/static/', '/_next/']) {
    const answer = await host.ask(path);
    const end = answer.status < 400 ? await host.ask(answer.headers.location ?? '') : answer;

    expect(end.status, path).toBe(404);
  }
});

test('nothing hidden, nothing outside the folder, nothing written for hosts is shown', async ({ host }) => {
  const paths = [
    '/.nojekyll',
    '/.git/config',
    '/art/.env',
    '/.well-known/.env',
    '/_headers',
    '/_redirects',
    '/story.html.br',
    '/story.html.gz',
    '/../current/story.html/../../releases',
    '/../../../../etc/passwd',
    '/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2f..%2f..%2fetc/passwd',
    '/art/..%5c..%5c..%5cetc/passwd',
  ];

  for (const path of paths) {
    const { status, body } = await host.ask(path);

    expect([400, 404], path).toContain(status);
    expect(body.toString(), path).not.toMatch(/root:[^:]*:0:0:/);
  }
});

test('/.well-known/ is for everybody', async ({ host }) => {
  expect((await host.ask('/.well-known/security.txt')).status).toBe(200);
});
