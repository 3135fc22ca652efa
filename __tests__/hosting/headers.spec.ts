import { cache, documentPolicy, redirects, resourcePolicy, securityHeaders } from '@/build/hosting/policy';

import { exportedPages, unknownPath } from '../export/support/pages';
import { pointsOf, reachable, scoreOf } from './support/observatory';
import { expect, test } from './support/test';

const leadsAway = new Set<string>(redirects().map(({ from }) => from));
const pages = exportedPages.filter(({ path, isNotFound }) => !isNotFound && !leadsAway.has(path));
const all = Object.fromEntries(securityHeaders.map(([name, value]) => [name.toLowerCase(), value]));

test('every page has the points of the HTTP Observatory that it can have: 150, and 155 with script files', async ({
  host,
}) => {
  const plain = await host.askWithoutTls('/');

  for (const { path } of pages) {
    const answer = await host.ask(path);
    const points = pointsOf(answer, { plain, host: 'localhost' });

    expect(answer.status, path).toBe(200);
    expect(scoreOf(points), `${path} ${JSON.stringify(points)}`).toBe(reachable(answer.body.toString()));
  }
});

test('every answer carries the headers of the policy: pages, files, errors, redirects, refusals', async ({ host }) => {
  for (const path of ['/', '/story', '/favicon.ico', '/none.svg', unknownPath, '/shop', '/story/', '/.git/config']) {
    expect((await host.ask(path)).headers, path).toMatchObject(all);
  }
});

test('a drawing and a feed that are opened by themselves run nothing', async ({ host }) => {
  const expected = { ...all, [documentPolicy.name.toLowerCase()]: documentPolicy.file };

  for (const path of ['/favicon.svg', '/sitemap.xml']) {
    expect((await host.ask(path)).headers, path).toMatchObject(expected);
  }
});

test('other sites may show the pictures of shared links and the logos, and nothing else', async ({ host }) => {
  const share = /property="og:image" content="[^"]*(\/share\/[^"]+)"/.exec((await host.ask('/')).body.toString())?.[1];
  const policyOf = async (path: string) => (await host.ask(path)).headers[resourcePolicy.name.toLowerCase()];

  for (const path of [share ?? '', '/brand/kaivinai-logo.svg']) {
    expect((await host.ask(path)).status, path).toBe(200);
    expect(await policyOf(path), path).toBe(resourcePolicy.shared);
  }
  for (const path of ['/papers/kaivinai-fact-sheet.pdf', '/favicon.svg', '/share/none.png']) {
    expect(await policyOf(path), path).toBe(resourcePolicy.own);
  }
});

test('tells nobody which version it is, with TLS and without', async ({ host }) => {
  for (const { headers, body } of [await host.ask('/'), await host.askWithoutTls('/')]) {
    expect(headers.server ?? '').not.toMatch(/\d/);
    expect(body.toString()).not.toMatch(/nginx\/\d/);
  }
});

test('what bears a hash is kept for a year; everything else is asked about', async ({ host }) => {
  const html = (await host.ask('/contact')).body.toString();
  const hashed = [...new Set(html.match(/\/(_next\/static|pictures)\/[\w./-]+/g))];
  expect(hashed.length).toBeGreaterThan(0);

  for (const path of hashed) {
    expect((await host.ask(path)).headers['cache-control'], path).toBe(cache.hashed);
  }
  for (const path of ['/', '/story', '/favicon.svg', '/papers/kaivinai-fact-sheet.pdf', '/shop']) {
    expect((await host.ask(path)).headers['cache-control'], path).toBe(cache.other);
  }
});

test('a missing file of a hashed name is not remembered', async ({ host }) => {
  const answer = await host.ask('/_next/static/chunks/gone.js');

  expect(answer.status).toBe(404);
  expect(answer.headers['cache-control']).toBe(cache.other);
});

test('without TLS, every address leads to the same one with it', async ({ host }) => {
  const { status, headers } = await host.askWithoutTls('/story?from=poster');

  expect([301, 308]).toContain(status);
  expect(headers.location).toMatch(/^https:\/\/localhost(:\d+)?\/story\?from=poster$/);
});

test('every redirect leads to its page; /shop is a page itself', async ({ host }) => {
  for (const { from, to } of redirects()) {
    const answer = await host.ask(from);

    expect(answer.status, from).toBe(301);
    expect(answer.headers.location, from).toBe(to);
  }
  expect((await host.ask('/shop')).status).toBe(200);
});

test('a path that moved keeps its query', async ({ host }) => {
  expect((await host.ask('/mentor?interest=a%26b&x={env.HOME}')).headers.location).toBe(
    '/mentorship?interest=a%26b&x={env.HOME}',
  );
});
