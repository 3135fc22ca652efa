/** @jest-environment node */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { listFilesBelow } from '@/scripts/lib/files';
import { finishExport } from '@/build/export/finish';
import type { IslandBundle } from '@/build/islands/bundle';
import type { IslandModules } from '@/build/islands/sources';

const page = (main: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><link rel="stylesheet" href="/_next/static/a.css"/></head>` +
  `<body>${main}<script src="/_next/static/a.js" async=""></script></body></html>`;

const goBack = '<div data-island="go-back">Back</div>';

/** A small export. */
const project: Readonly<Record<string, string>> = {
  'out/index.html': page('<h1>Home</h1>'),
  'out/index.txt': '1:"$Sreact.fragment"',
  'out/hub/pottery.html': page('<h1>Pottery</h1>'),
  'out/hub/pottery/__next._tree.txt': '1:"$Sreact.fragment"',
  'out/404.html': page(goBack),
  'out/_not-found.html': page(goBack),
  'out/_not-found/__next._full.txt': '1:"$Sreact.fragment"',
  'out/robots.txt': 'User-agent: *',
  'out/_next/static/a.css': 'h1{color:red}',
  'out/_next/static/a.js': '0',
  'out/_next/static/media/face.woff2': 'a font',
  'public/robots.txt': 'User-agent: *',
};

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'finish-export-'));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

const read = (file: string) => readFileSync(join(root, file), 'utf8');

const island = '_next/static/islands/go-back.js';

const islandModules: IslandModules = new Map([
  ['go-back', 'components/islands/GoBack.client.tsx'],
  ['news-filter', 'components/islands/news-filter/NewsFilter.client.tsx'],
]);

const bundleIslands = jest.fn<Promise<IslandBundle>, [IslandModules]>(async () => ({
  files: new Map([[island, Buffer.from('go back')]]),
  listScripts: (islands) => ({ entries: islands.map((name) => `/_next/static/islands/${name}.js`), shared: [] }),
}));

function finish(changes: Readonly<Record<string, string>> = {}) {
  for (const [file, text] of Object.entries({ ...project, ...changes })) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const folder = (name: string) => join(root, name);
  const folders = { out: folder('out'), public: folder('public') };
  return finishExport(folders, {
    connectOrigins: () => [],
    lowerCss: (css: string) => Promise.resolve(css),
    islandModules,
    bundleIslands,
  });
}

test('keeps only files to publish', async () => {
  await finish();

  expect(listFilesBelow(join(root, 'out'))).toEqual([
    '404.html',
    island,
    '_next/static/media/face.woff2',
    'hub/pottery.html',
    'index.html',
    'robots.txt',
  ]);
  expect(existsSync(join(root, 'out/_not-found'))).toBe(false);
  expect(existsSync(join(root, 'out/hub/pottery'))).toBe(false);
  expect(existsSync(join(root, 'out-finished'))).toBe(false);
});

test('finishes each page according to its content', async () => {
  const summary = await finish();

  expect(summary).toMatchObject({ pages: 3, withIsland: 1 });
  expect(read('out/hub/pottery.html')).toContain('h1{color:red}</style>');
  expect(read('out/404.html')).toContain(`<script type="module" src="/${island}"`);
  expect(read(`out/${island}`)).toBe('go back');
  const checksum = createHash('sha256').update('go back').digest('base64');
  expect(read('out/404.html')).toContain(`src="/${island}" integrity="sha256-${checksum}"`);
});

test('bundles the islands that pages use', async () => {
  await finish();

  expect(bundleIslands).toHaveBeenLastCalledWith(new Map([['go-back', 'components/islands/GoBack.client.tsx']]));
});

test.each([
  ['a page that must not be published', { 'out/hub/pottery.html': page('<p style="x">') }, 'hub/pottery.html'],
  ['a page that is no route', { 'public/stray.html': page('<h1>Stray</h1>') }, 'stray.html'],
  [
    'an island that no module would hydrate',
    { 'out/404.html': page(goBack.replace('go-back', 'go-forth')) },
    '<Island name="go-forth">',
  ],
])('%s leaves the export unchanged', async (_, changes, message) => {
  await expect(finish(changes)).rejects.toThrow(message);

  expect(read('out/index.html')).toBe(project['out/index.html']);
  expect(existsSync(join(root, 'out/index.txt'))).toBe(true);
  expect(existsSync(join(root, 'out-finished'))).toBe(false);
});

test('reports all problems together', async () => {
  const changes = { 'out/index.html': page('<p style="x">'), 'out/404.html': page('<p onclick="x">') };

  await expect(finish(changes)).rejects.toThrow(
    /404\.html: contains an inline handler[^]*index\.html: contains an inline style/,
  );
});
