/** @jest-environment node */
import { marketplaceNames, storeNames } from '@/lib/content/schemas/fields/actions';

import { importsOf } from '../support/imports';

import { filesIn, read } from '../support/files';

const layers = ['lib', 'components', 'app'] as const;

const layerOf = (path: string) => layers.findIndex((layer) => path.startsWith(`${layer}/`));

const allImports = filesIn(layers, ['.ts', '.tsx', '.mdx']).flatMap((file) => importsOf(file, read(file)));

test('imports go down only: app, components, lib', () => {
  const upward = allImports.filter(({ file, target }) => layerOf(target) > layerOf(file));

  expect(upward).toEqual([]);
});

test.each(['components', 'lib'])('no folders of %s import each other, directly or through others', (layer) => {
  const folderOf = (path: string) => path.split('/').slice(0, 2).join('/');
  const imports = allImports
    .map(({ file, target }) => ({ from: folderOf(file), to: folderOf(target) }))
    .filter(({ from, to }) => from.startsWith(`${layer}/`) && to.startsWith(`${layer}/`) && from !== to);
  // Removes imports by folders that nothing imports, and of folders that import nothing, until only circles are left.
  let left = imports;
  for (let before = -1; before !== left.length;) {
    before = left.length;
    const imported = new Set(left.map(({ to }) => to));
    const importing = new Set(left.map(({ from }) => from));
    left = left.filter(({ from, to }) => imported.has(from) && importing.has(to));
  }

  expect([...new Set(left.map(({ from, to }) => `${from} -> ${to}`))]).toEqual([]);
});

test('content is data: it contains no code and imports none', () => {
  expect(filesIn(['content'], ['.ts', '.tsx', '.js', '.mjs'])).toEqual([]);
  expect(filesIn(['content'], ['.mdx']).flatMap((file) => importsOf(file, read(file)))).toEqual([]);
});

test('pages import no code of the build, no script and no test', () => {
  const strays = allImports.filter(({ target }) => /^(build|scripts|tools|__tests__)\//.test(target));

  expect(strays).toEqual([]);
});

test('client code of islands does not import content', () => {
  const folders = ['components/islands/', 'lib/forms/'];
  const strays = allImports.filter(
    ({ file, target, typesOnly }) =>
      folders.some((folder) => file.startsWith(folder)) && /^(content|lib\/content)(\/|$)/.test(target) && !typesOnly,
  );

  expect(strays).toEqual([]);
});

// The entry of the islands' script (build/islands), and a module that is required in a condition.
const entries = ['components/islands/hydrateIsland.tsx', 'components/islands/forms/DeliveryParts.tsx'];

test('every component, sheet and external address is used', () => {
  const used = new Set([...entries, ...allImports.map(({ target }) => target)]);
  const unused = filesIn(['components'], ['.tsx', '.ts', '.scss']).filter(
    (file) => !used.has(file) && !used.has(file.replace(/\.tsx?$/, '')),
  );
  const texts = [...filesIn(['content'], ['.yaml', '.mdx']), ...filesIn(layers, ['.ts', '.tsx'])]
    .filter((file) => !/enterprise(\.ta)?\.(yaml|ts)$|fields\/actions\.ts$/.test(file))
    .map(read)
    .join('\n');

  expect(unused).toEqual([]);
  expect([...storeNames, ...marketplaceNames].filter((name) => !new RegExp(`\\b${name}\\b`).test(texts))).toEqual([]);
});
