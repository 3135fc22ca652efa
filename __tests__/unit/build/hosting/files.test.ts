/** @jest-environment node */
import { projectFiles, exportFiles } from '@/build/hosting/files';
import { limits } from '@/build/hosting/pages-hosts';
import {
  cache,
  documentPolicy,
  hashedFolders,
  redirects,
  resourcePolicy,
  securityHeaders,
  sharedFolders,
} from '@/build/hosting/policy';

import { read } from '@/__tests__/unit/support/files';

const all = { ...exportFiles(), ...projectFiles() };
const fileOf = (name: string): string => all[name] ?? '';

const policy = Object.fromEntries(securityHeaders);

/** The headers of a file that other sites may show. */
const sharedPolicy = { ...policy, 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** The blocks of `_headers`: a path, and what is under it. */
const blocks = fileOf('_headers')
  .split('\n\n')
  .map((block) => block.split('\n').map((line) => line.trim()))
  .map(([path = '', ...lines]) => ({ path, lines: lines.filter(Boolean) }));

const headerIn = (line: string) => line.split(/: (.*)/).slice(0, 2) as [name: string, value: string];

/** The headers of one block of `_headers`. */
const headersAt = (path: string): Record<string, string> =>
  Object.fromEntries(blocks.find((block) => block.path === path)?.lines.map(headerIn) ?? []);

/** The lines of all blocks that hold for a path, in their order. */
const linesFor = (path: string): string[] =>
  blocks
    .filter((block) => new RegExp(`^${block.path.replaceAll('.', '\\.').replace('*', '.*')}$`).test(path))
    .flatMap(({ lines }) => lines);

/** What Netlify makes of them: a line without a colon says nothing, and the later rule holds. */
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

const vercel = JSON.parse(fileOf('vercel.json')) as Vercel;

/** All headers that Vercel sends with a path, in the order of the rules. */
const vercelHeadersAt = (path: string): [name: string, value: string][] =>
  vercel.headers
    .filter(({ source }) => new RegExp(`^${source}$`).test(path))
    .flatMap(({ headers }) => headers.map(({ key, value }): [string, string] => [key, value]));

const shared = sharedFolders.map((folder) => `${folder}/a.png`);

const matchAll = (text: string, pattern: RegExp): Record<string, string> =>
  Object.fromEntries([...text.matchAll(pattern)].map(([, name = '', value = '']) => [name, value]));

test.each(Object.keys(projectFiles()))('%s in the repository is the one that the policy gives', (file) => {
  expect(read(file)).toBe(fileOf(file));
});

describe('every host is told the same headers', () => {
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
    const file = fileOf('deploy/nginx.conf');
    const written = matchAll(file, /^ {2}add_header (\S+) "(.*)" always;$/gm);

    expect({
      ...written,
      [resourcePolicy.name]: resourcePolicy.own,
      [documentPolicy.name]: documentPolicy.page,
    }).toEqual(policy);
    expect(file).toContain(`add_header ${resourcePolicy.name} $kaivinai_resource_policy always;`);
    expect(file).toContain(`add_header ${documentPolicy.name} $kaivinai_document_policy always;`);
  });

  test('Caddy', () => {
    const header = /\(policy\) \{\n\theader \{\n(.*?)\n\t\}/s.exec(fileOf('deploy/Caddyfile'))?.[1] ?? '';

    expect({
      ...matchAll(header, /^\t\t([A-Z][\w-]+) "(.*)"$/gm),
      [resourcePolicy.name]: resourcePolicy.own,
      [documentPolicy.name]: documentPolicy.page,
    }).toEqual(policy);
  });
});

test.each(shared)('other sites may show %s', (path) => {
  const headers = vercelHeadersAt(path);

  expect(Object.fromEntries(headers)).toEqual(sharedPolicy);
  expect(headers).toHaveLength(Object.keys(sharedPolicy).length);
  expect(netlifyHeadersAt(path)).toEqual(sharedPolicy);
});

test.each(['/favicon.svg', '/art/goods.svg', '/sitemap.xml'])(
  '%s runs nothing where it is opened by itself',
  (path) => {
    const expected = { ...policy, [documentPolicy.name]: "default-src 'none'; style-src 'unsafe-inline'; sandbox" };
    const headers = vercelHeadersAt(path);

    expect(Object.fromEntries(headers)).toEqual(expected);
    expect(headers).toHaveLength(Object.keys(expected).length);
    expect(netlifyHeadersAt(path)).toEqual(expected);
  },
);

test.each(hashedFolders)('%s is kept for a year by hosts that read the folder', (folder) => {
  expect(headersAt(`${folder}/*`)).toEqual({ 'Cache-Control': cache.hashed });
  expect(vercel.headers.find(({ source }) => source === `${folder}/(.*)`)?.headers).toEqual([
    { key: 'Cache-Control', value: cache.hashed },
  ]);
});

test('_headers stays within what Cloudflare Pages reads', () => {
  const lines = fileOf('_headers').split('\n');

  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(limits.rules);
  expect(lines.filter((line) => line.length > limits.lineLength)).toEqual([]);
});

test('a path that is none is answered in the language of the pages round it', () => {
  expect(fileOf('_redirects')).toContain('\n/ta/* /ta/404.html 404\n');
  expect(fileOf('deploy/nginx.conf')).toMatch(/~\^\/ta\/ \/ta\/404\.html;/);
  expect(fileOf('deploy/Caddyfile')).toMatch(/path \/ta\/\*\s+}\s+handle[^}]*rewrite \* \/ta\/404\.html/);
});

test('a redirect from a Tamil path leads to the Tamil page', () => {
  const places = Object.fromEntries(redirects().map(({ from, to }) => [from, to]));

  expect(places).toMatchObject({
    '/delivery': '/shipping',
    '/ta/delivery': '/ta/shipping',
    '/ta/returns': '/ta/refunds',
  });
});

test('redirects lead to the same place on every host', () => {
  const expected = redirects().map(({ from, to }) => [from, to]);
  const lines = fileOf('_redirects')
    .split('\n')
    .filter((line) => line.startsWith('/') && !line.endsWith(' 404'));

  expect(lines).toEqual(expected.flatMap(([from, to]) => [`${from} ${to} 301!`, `${from} ${to} 301`]));
  expect(vercel.redirects.map(({ source, destination }) => [source, destination])).toEqual(expected);
  expect(
    [...fileOf('deploy/Caddyfile').matchAll(/redir (\/[a-z]\S+) (\S+?)\{kept_query\} 301/g)].map((match) =>
      match.slice(1),
    ),
  ).toEqual(expected);
});
