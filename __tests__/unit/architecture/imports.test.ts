/** @jest-environment node */
import { importsOf } from '../support/imports';

import { filesIn, read } from '../support/files';

const layers = ['lib', 'components', 'app'] as const;

const layerOf = (path: string) => layers.findIndex((layer) => path.startsWith(`${layer}/`));

const allImports = filesIn(layers, ['.ts', '.tsx', '.mdx']).flatMap((file) => importsOf(file, read(file)));

test('imports go down only: app, components, lib', () => {
  const upward = allImports.filter(({ file, target }) => layerOf(target) > layerOf(file));

  expect(upward).toEqual([]);
});

test('content is data: it contains no code and imports none', () => {
  expect(filesIn(['content'], ['.ts', '.tsx', '.js', '.mjs'])).toEqual([]);
  expect(filesIn(['content'], ['.mdx']).flatMap((file) => importsOf(file, read(file)))).toEqual([]);
});

test('pages import no code of the build, no script and no test', () => {
  const strays = allImports.filter(({ target }) => /^(build|scripts|tools|__tests__)\//.test(target));

  expect(strays).toEqual([]);
});

test('client code of forms does not import content', () => {
  const folders = ['components/forms/', 'lib/forms/'];
  const strays = allImports.filter(
    ({ file, target, typesOnly }) =>
      folders.some((folder) => file.startsWith(folder)) && /^(content|lib\/content)(\/|$)/.test(target) && !typesOnly,
  );

  expect(strays).toEqual([]);
});
