import { importsOf } from '../support/imports';

import { filesIn, read } from '../support/files';

const layers = ['content', 'lib', 'components', 'app'] as const;

const layerOf = (path: string) => layers.findIndex((layer) => path.startsWith(`${layer}/`));

const allImports = filesIn(layers, ['.ts', '.tsx', '.mdx']).flatMap((file) => importsOf(file, read(file)));

test('imports go down only: app, components, lib, content', () => {
  const upward = allImports.filter(({ file, target }) => layerOf(target) > layerOf(file));

  // A content module may import the type of the section it fills; where the site is published is a setting of the build.
  const forbidden = upward.filter(
    ({ file, target, typesOnly }) =>
      !(file.startsWith('content/') && target.startsWith('components/') && typesOnly) &&
      !(file === 'content/site.ts' && target === 'lib/env'),
  );

  expect(forbidden).toEqual([]);
});

test('nothing the site is made of imports a script or a test', () => {
  const strays = allImports.filter(({ target }) => /^(scripts|__tests__)\//.test(target));

  expect(strays).toEqual([]);
});

test('forms are given their words: what of them reaches a browser imports no content', () => {
  const folders = ['components/forms/', 'lib/forms/'];
  const strays = allImports.filter(
    ({ file, target, typesOnly }) =>
      folders.some((folder) => file.startsWith(folder)) && /^(content|lib\/content)(\/|$)/.test(target) && !typesOnly,
  );

  expect(strays).toEqual([]);
});

test('every layer was read', () => {
  const seen = new Set(allImports.map(({ file }) => layers[layerOf(file)]));

  expect(seen).toEqual(new Set(layers));
});
