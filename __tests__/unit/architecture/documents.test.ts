import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { filesIn, read, root } from '../support/files';

const documents = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...(existsSync(join(root, 'docs')) ? filesIn(['docs'], ['.md']) : []),
];

/** Folders that exist only after a command has run. */
const written = /^(\.cache|\.next|node_modules|out|out-makers|public\/pictures|test-results)(\/|$)/;

/** Looks like a path of this project: no spaces, and a slash or a well-known ending. */
const looksLikePath = (text: string) =>
  /^[\w.@[\]-]+(\/[\w.@[\]-]+)*\/?$/.test(text) &&
  (text.includes('/') || /^\w.*\.(md|mdx|mjs|ts|tsx|scss|json)$/.test(text));

const codeOf = (text: string) =>
  [...text.replace(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`/g)].map(([, code]) => code ?? '');

test.each(documents)('%s names only files that exist', (document) => {
  const folders = new Set(readdirSync(root));
  const paths = codeOf(read(document)).filter(
    (code) => looksLikePath(code) && (folders.has(code.split('/')[0] ?? '') || !code.includes('/')),
  );

  const gone = paths.filter((path) => !written.test(path) && !existsSync(join(root, path)));

  expect(gone).toEqual([]);
});

test('there are documents to read', () => {
  expect(documents).toContain('CONTRIBUTING.md');
});

test('nothing is left to do in a note', () => {
  const sources = [
    ...filesIn(
      ['app', 'components', 'content', 'lib', 'scripts', '__tests__'],
      ['.ts', '.tsx', '.mjs', '.mdx', '.scss'],
    ),
    ...documents,
  ];
  // Written so that this file does not find itself.
  const mark = /\b(TO[D]O|FIX[M]E|X[X]X)\b/;

  expect(sources.filter((file) => mark.test(read(file)))).toEqual([]);
});
