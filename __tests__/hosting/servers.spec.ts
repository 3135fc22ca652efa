import { readFileSync } from 'node:fs';
import { connect } from 'node:http2';
import { join } from 'node:path';

import { cache, resourcePolicy, securityHeaders } from './support/policy';

import { getDownloadFile } from '@/lib/press/get-download-file';
import { exportFolder } from '../export/support/pages';
import { expect, test } from './support/test';

// Requirements on our nginx configuration beyond answers.spec.ts.

test('range requests work', async ({ host }) => {
  const path = `/papers/${getDownloadFile('fact-sheet')}`;
  const whole = readFileSync(join(exportFolder, path));
  const { status, headers, body } = await host.request(path, { headers: { range: 'bytes=10-19' } });

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

test('no URL redirects to another site, and queries are kept unchanged', async ({ host }) => {
  expect((await host.request('/join/?interest=a%26b&x={env.HOME}')).headers.location).toBe(
    '/join?interest=a%26b&x={env.HOME}',
  );
  for (const path of ['//example.org/', '/\\example.org/', '//example.org/%2f..', '/%5cexample.org/']) {
    const target = (await host.request(path)).headers.location;

    expect(target === undefined || /^\/([a-z]|$)/.test(target), `${path} leads to ${target}`).toBe(true);
  }
});

test('hidden files, folders, files outside the root and host files are not served', async ({ host }) => {
  for (const path of [
    '/404',
    '/404.html',
    '/ta/404.html',
    '/papers',
    '/_next/',
    '/_next/static/',
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
  ]) {
    const answer = await host.request(path);
    const { status, body } = answer.status < 400 ? await host.request(answer.headers.location ?? '') : answer;

    expect([400, 404], path).toContain(status);
    expect(body.toString(), path).not.toMatch(/root:[^:]*:0:0:/);
  }
  expect((await host.request('/.well-known/security.txt')).status).toBe(200);
});

test('a 404 is not cached, cannot be embedded, and has the headers of the policy', async ({ host }) => {
  const policy = Object.fromEntries(securityHeaders.map(([name, value]) => [name.toLowerCase(), value]));
  for (const path of ['/_next/static/chunks/gone.js', '/share/none.png', '/.git/config']) {
    const { status, headers } = await host.request(path);

    expect(status, path).toBe(404);
    expect(headers, path).toMatchObject({
      ...policy,
      'cache-control': cache.other,
      [resourcePolicy.name.toLowerCase()]: resourcePolicy.own,
    });
  }
});

test('does not reveal its version, with and without TLS', async ({ host }) => {
  for (const { headers, body } of [await host.request('/'), await host.requestWithoutTls('/')]) {
    expect(headers.server ?? '').not.toMatch(/\d/);
    expect(body.toString()).not.toMatch(/nginx\/\d/);
  }
});
