/** @jest-environment node */
import { formatNginxRedirects, listRedirects, formatRedirectsFile } from '@/build/redirects';
import {
  cache,
  documentPolicy,
  hashedFolders,
  resourcePolicy,
  securityHeaders,
  sharedFolders,
  typeByEnding,
  typeByPath,
} from '@/__tests__/hosting/support/policy';
import { languages, getLanguageRoot, sourceLanguage } from '@/lib/language';
import { routePaths } from '@/lib/routes';

import { read } from '@/__tests__/unit/support/files';

jest.mock('@/lib/content', () => jest.requireActual<object>('../support/site'));

const nginx = read('deploy/nginx.conf');
const netlify = read('public/_headers');

const policy = Object.fromEntries(securityHeaders);

/** The headers of files that other sites may embed. */
const sharedPolicy = { ...policy, 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** Blocks of `_headers`: a path and its headers. */
const blocks = netlify
  .split('\n\n')
  .map((block) => block.split('\n').map((line) => line.trim()))
  .map(([path = '', ...lines]) => ({ path, lines: lines.filter(Boolean) }));

const headerIn = (line: string) => line.split(/: (.*)/).slice(0, 2) as [name: string, value: string];

/** The headers of one block of `_headers`. */
const headersAt = (path: string): Record<string, string> =>
  Object.fromEntries(blocks.find((block) => block.path === path)?.lines.map(headerIn) ?? []);

/** The lines of all blocks that match a path, in order. */
const linesFor = (path: string): string[] =>
  blocks
    .filter((block) => new RegExp(`^${block.path.replaceAll('.', '\\.').replace('*', '.*')}$`).test(path))
    .flatMap(({ lines }) => lines);

/** The headers as Netlify reads them: lines without a colon are ignored, later rules override. */
const netlifyHeadersAt = (path: string): Record<string, string> =>
  Object.fromEntries(
    linesFor(path)
      .filter((line) => line.includes(':'))
      .map(headerIn),
  );

type Vercel = {
  readonly headers: readonly { source: string; headers: readonly { key: string; value: string }[] }[];
  readonly redirects: readonly { source: string; destination: string; statusCode: number }[];
};

const vercel = JSON.parse(read('vercel.json')) as Vercel;

/** All headers that Vercel sends for a path, in rule order. */
const vercelHeadersAt = (path: string): [name: string, value: string][] =>
  vercel.headers
    .filter(({ source }) => new RegExp(`^${source}$`).test(path))
    .flatMap(({ headers }) => headers.map(({ key, value }): [string, string] => [key, value]));

const shared = sharedFolders.map((folder) => `${folder}/a.png`);

const matchAll = (text: string, pattern: RegExp): Record<string, string> =>
  Object.fromEntries([...text.matchAll(pattern)].map(([, name = '', value = '']) => [name, value]));

describe('every host sends the same headers', () => {
  const paths = ['/', '/story', '/hub/weaving-madurai', '/shared', '/brands/a.png'];

  test('Netlify', () => {
    for (const path of paths) {
      expect(netlifyHeadersAt(path)).toEqual(policy);
    }
  });

  test('Vercel', () => {
    for (const path of paths) {
      expect(Object.fromEntries(vercelHeadersAt(path))).toEqual(policy);
    }
  });

  test('nginx', () => {
    const written = matchAll(nginx, /^ {2}add_header (\S+) "(.*)" always;$/gm);

    expect({
      ...written,
      [resourcePolicy.name]: resourcePolicy.own,
      [documentPolicy.name]: documentPolicy.page,
    }).toEqual(policy);
    expect(nginx).toContain(`add_header ${resourcePolicy.name} $kaivinai_resource_policy always;`);
    expect(nginx).toContain(`add_header ${documentPolicy.name} $kaivinai_document_policy always;`);
  });
});

test.each(shared)('other sites may embed %s', (path) => {
  const headers = vercelHeadersAt(path);

  expect(Object.fromEntries(headers)).toEqual(sharedPolicy);
  expect(headers).toHaveLength(Object.keys(sharedPolicy).length);
  expect(netlifyHeadersAt(path)).toEqual(sharedPolicy);
});

test.each(['/favicon.svg', '/art/goods.svg', '/sitemap.xml'])('%s runs no script when opened directly', (path) => {
  const expected = { ...policy, [documentPolicy.name]: "default-src 'none'; style-src 'unsafe-inline'; sandbox" };
  const headers = vercelHeadersAt(path);

  expect(Object.fromEntries(headers)).toEqual(expected);
  expect(headers).toHaveLength(Object.keys(expected).length);
  expect(netlifyHeadersAt(path)).toEqual(expected);
});

test.each(hashedFolders)('%s is cached for a year', (folder) => {
  expect(headersAt(`${folder}/*`)).toEqual({ 'Cache-Control': cache.hashed });
  expect(vercel.headers.find(({ source }) => source === `${folder}/(.*)`)?.headers).toEqual([
    { key: 'Cache-Control', value: cache.hashed },
  ]);
});

test('_headers stays within the limits of Cloudflare Pages', () => {
  const lines = netlify.split('\n');

  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
  expect(lines.filter((line) => line.length > 2000)).toEqual([]);
});

test('nginx has the exceptions to the policy', () => {
  expect(nginx).toContain(`~^(200|206|304)(${hashedFolders.join('|')})/ "${cache.hashed}";`);
  expect(nginx).toContain(`default "${cache.other}";`);
  expect(nginx).toContain(`~^(${sharedFolders.join('|')})/ ${resourcePolicy.shared};`);
  expect(nginx).toContain(`default ${resourcePolicy.own};`);
  expect(nginx).toContain(`~\\.(${documentPolicy.endings.join('|')})$ "${documentPolicy.file}";`);
  expect(nginx).toContain(`default "${documentPolicy.page}";`);
});

test('nginx has the media type of every kind of file', () => {
  const { html, ...others } = typeByEnding;
  const types = /types \{\n([^}]*)\}/.exec(nginx)?.[1] ?? '';

  expect(Object.fromEntries([...types.matchAll(/(\S+) (\S+);/g)].map(([, type, ending]) => [ending, type]))).toEqual({
    html,
    ...others,
  });
  for (const [path, type] of Object.entries(typeByPath)) {
    expect(nginx).toMatch(
      new RegExp(`location = ${path} \\{\\s+types \\{\\}\\s+default_type ${type.replace('+', '\\+')};`),
    );
  }
});

test.each(languages.filter((language) => language !== sourceLanguage))(
  'every host answers unknown paths of %s with the 404 page of the language',
  (language) => {
    const root = getLanguageRoot(language);

    expect(formatRedirectsFile()).toContain(`\n${root}/* ${root}/404.html 404\n`);
    expect(nginx).toContain(`~^${root}/ ${root}/404.html;`);
  },
);

test('a redirect from a Tamil path leads to the Tamil page', () => {
  const targets = Object.fromEntries(listRedirects().map(({ from, to }) => [from, to]));

  expect(targets).toMatchObject({
    '/creators': '/creator',
    '/ta/creators': '/ta/creator',
  });
});

test('redirects lead to the same page on every host, on nginx with a slash at the end too', () => {
  const expected = listRedirects().map(({ from, to }) => [from, to]);
  const slashed = expected.flatMap(([from, to]) => [
    [from, to],
    [`${from}/`, to],
  ]);
  const lines = formatRedirectsFile()
    .split('\n')
    .filter((line) => line.startsWith('/') && !line.endsWith(' 404'));
  const nginxPairs = [...formatNginxRedirects().matchAll(/location = (\S+) \{ return 301 (\S+?)\$is_args\$args; \}/g)];

  expect(lines).toEqual(expected.flatMap(([from, to]) => [`${from} ${to} 301!`, `${from} ${to} 301`]));
  expect(nginxPairs.map((match) => match.slice(1))).toEqual(slashed);
  expect(nginx).toContain('include /srv/kaivinai/current/_redirects.nginx;');
});

test('the redirects of vercel.json, written by hand, lead to pages', () => {
  const pages = new Set<string>(routePaths);

  expect(vercel.redirects.length).toBeGreaterThan(0);
  expect(
    vercel.redirects.filter(({ destination }) => !pages.has(destination.replace(/^\/ta(?=\/|$)/, '') || '/')),
  ).toEqual([]);
});
