import { dirname, join } from 'node:path/posix';

import { filesIn, read } from '../support/files';

const layers = ['content', 'lib', 'components', 'app'] as const;

type Import = { readonly file: string; readonly target: string; readonly typesOnly: boolean };

/** What a file imports from this project, as a path from the root. */
function importsOf(file: string): Import[] {
  const statements = read(file).matchAll(/^(import|export)\s+(type\s)?([^;'"]*?)(?:from\s+)?['"]([^'"]+)['"]/gm);

  return [...statements].flatMap(([, , typeKeyword, names = '', specifier = '']) => {
    if (!specifier.startsWith('@/') && !specifier.startsWith('.')) {
      return [];
    }
    const inlineTypesOnly = /^\{\s*(type\s+\w+(\s+as\s+\w+)?\s*,?\s*)+\}\s*$/.test(names);
    const target = specifier.startsWith('@/') ? specifier.slice(2) : join(dirname(file), specifier);
    return [{ file, target, typesOnly: Boolean(typeKeyword) || inlineTypesOnly }];
  });
}

const layerOf = (path: string) => layers.findIndex((layer) => path.startsWith(`${layer}/`));

const allImports = filesIn(layers, ['.ts', '.tsx', '.mdx']).flatMap(importsOf);

test('imports go down only: app, components, lib, content', () => {
  const upward = allImports.filter(({ file, target }) => layerOf(target) > layerOf(file));

  // A content module may import the type of the section it fills.
  const forbidden = upward.filter(({ file, typesOnly }) => !(file.startsWith('content/') && typesOnly));

  expect(forbidden).toEqual([]);
});

test('nothing the site is made of imports a script or a test', () => {
  const strays = allImports.filter(({ target }) => /^(scripts|__tests__)\//.test(target));

  expect(strays).toEqual([]);
});

test('every layer was read', () => {
  const seen = new Set(allImports.map(({ file }) => layers[layerOf(file)]));

  expect(seen).toEqual(new Set(layers));
});
