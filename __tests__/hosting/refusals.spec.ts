import { connect } from 'node:tls';

import { documentPolicy, longestUrl, methods, resourcePolicy, uniformHeaders } from './support/policy';

import { listRedirects } from '@/build/redirects';

import { unknownPath } from '../export/support/pages';
import type { Answer } from './support/request';
import { expect, test, type Host } from './support/test';

const ours = Object.fromEntries([
  ...uniformHeaders.map(([name, value]) => [name.toLowerCase(), value] as const),
  [resourcePolicy.name.toLowerCase(), resourcePolicy.own] as const,
  [documentPolicy.name.toLowerCase(), documentPolicy.page] as const,
]);

/** An error response has the expected HTTP status, and reveals nothing about the server. */
function expectRefusal({ status, headers, body }: Answer, expected: number, what: string) {
  expect(status, what).toBe(expected);
  expect(body.toString(), what).toBe('');
  expect(headers, what).toMatchObject(ours);
}

/** The response to data that is not valid HTTP. */
const answerTo = (host: Host, text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port: host.httpsPort, servername: 'localhost', ca: host.authority });
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
    socket.write(text);
  });

test('methods other than GET and HEAD are rejected, with an Allow header', async ({ host }) => {
  for (const path of [
    '/',
    '/story',
    '/story/',
    '/favicon.svg',
    unknownPath,
    ...listRedirects().map(({ from }) => from),
  ]) {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']) {
      const answer = await host.request(path, { method });

      expectRefusal(answer, 405, `${method} ${path}`);
      expect(answer.headers.allow, `${method} ${path}`).toBe(methods.join(', '));
    }
  }
});

test('HEAD responds like GET, without a body', async ({ host }) => {
  const [whole, head] = [await host.request('/story'), await host.request('/story', { method: 'HEAD' })];

  expect(head.status).toBe(200);
  expect(head.body).toHaveLength(0);
  expect(head.headers['content-type']).toBe(whole.headers['content-type']);
  expect(head.headers.allow).toBeUndefined();
});

test('a URL that is too long is rejected', async ({ host }) => {
  const long = 'a'.repeat(longestUrl + 1000);

  for (const path of [`/${long}`, `/story?from=${long}`]) {
    expectRefusal(await host.request(path), 414, path.slice(0, 12));
  }
  expect((await host.request(`/story?from=${'a'.repeat(longestUrl - 100)}`)).status).toBe(200);
});

test('an invalid path is not found or rejected, without a server error', async ({ host }) => {
  for (const path of ['/%00', '/story%00.html', `/${'a'.repeat(longestUrl - 100)}`, `/${'%E0%AE%95'.repeat(100)}`]) {
    const { status, headers } = await host.request(path);

    expect([400, 404], path.slice(0, 12)).toContain(status);
    expect(headers, path.slice(0, 12)).toMatchObject(ours);
  }
});

test('an invalid request is rejected without a server error page', async ({ host }) => {
  for (const text of ['GET / HTTP/1.1\r\n\r\n', 'GET /%zz HTTP/1.1\r\nHost: localhost\r\n\r\n']) {
    const [head = '', body] = (await answerTo(host, text)).split('\r\n\r\n');

    expect(head, text).toMatch(/^HTTP\/1\.1 400 /);
    expect(body, text).toBe('');
    expect(head.toLowerCase(), text).toContain('\r\nx-content-type-options: nosniff');
  }
});

test('another host name is rejected on a connection for ours', async ({ host }) => {
  for (const path of ['/', '/story', unknownPath]) {
    expectRefusal(await host.request(path, { headers: { host: 'other.example' } }), 421, path);
  }
});

test('without TLS, every host name redirects to the configured one', async ({ host }) => {
  for (const name of ['localhost', 'other.example', '127.0.0.1']) {
    const { status, headers } = await host.requestWithoutTls('/story?from=poster', { headers: { host: name } });

    expect(status, name).toBe(301);
    expect(headers.location, name).toBe('https://localhost/story?from=poster');
  }
});
