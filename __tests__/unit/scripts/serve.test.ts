/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { serve } from '@/scripts/lib/serve.mjs';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  mkdirSync(join(folder, 'out/news'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'out/404.html'), 'not here');
  writeFileSync(join(folder, 'out/news.html'), 'news');
  writeFileSync(join(folder, 'out/news/award.html'), 'award');
  mkdirSync(join(folder, 'out/pictures'));
  writeFileSync(join(folder, 'out/pictures/bowl.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(folder, 'out/mark.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  server = await serve(join(folder, 'out'));
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Requests a path exactly as written, without the normalisation of fetch. */
const get = (path: string) =>
  new Promise<{ status: number | undefined; type: string | undefined; body: string }>((resolve, reject) => {
    request(`${server.origin}/`, { path }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (body += chunk));
      response.on('end', () => resolve({ status: response.statusCode, type: response.headers['content-type'], body }));
    })
      .on('error', reject)
      .end();
  });

test.each([
  ['/news', 'news'],
  ['/news?category=Awards', 'news'],
  ['/news/award', 'award'],
])('%s is a page', async (path, body) => {
  await expect(get(path)).resolves.toEqual({ status: 200, type: 'text/html;charset=utf-8', body });
});

test('files have their media type', async () => {
  await expect(get('/mark.svg')).resolves.toMatchObject({ status: 200, type: 'image/svg+xml' });
});

test('hashed files are cached forever, others are revalidated', async () => {
  const cacheControl = async (path: string) => (await fetch(`${server.origin}${path}`)).headers.get('cache-control');

  expect(await cacheControl('/pictures/bowl.svg')).toContain('immutable');
  expect(await cacheControl('/mark.svg')).not.toContain('immutable');
  expect(await cacheControl('/news')).not.toContain('immutable');
});

test.each(['/nothing', '/news/nothing', '/.', '/404', '/404.html', '/%zz', '/../secret.txt', '/%2e%2e/secret.txt'])(
  '%s is the 404 page: no directory listing, no path traversal',
  async (path) => {
    await expect(get(path)).resolves.toEqual({ status: 404, type: 'text/html;charset=utf-8', body: 'not here' });
  },
);

test('a folder without a site is rejected', async () => {
  await expect(serve(folder, 0)).rejects.toThrow(/npm run build/);
});
