/** @jest-environment node */
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

import manifest from '@/package.json';

import { filesIn, read, root } from '../support/files';

const documents = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...(existsSync(join(root, 'docs')) ? filesIn(['docs'], ['.md']) : []),
];

/** Files and folders that exist only after a command has run. */
const written =
  /^(\.cache|\.next|node_modules|out|out-editor|out-variant|public\/pictures|sbom\.cdx\.json|test-results)(\/|$)/;

/** Looks like a path of this project: no spaces, and a slash or a well-known ending. */
const looksLikePath = (text: string) =>
  /^[\w.@[\]-]+(\/[\w.@[\]-]+)*\/?$/.test(text) &&
  (text.includes('/') || /^\w.*\.(md|mdx|mjs|ts|tsx|scss|json|yaml)$/.test(text));

const codeOf = (text: string) =>
  [...text.replace(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`/g)].map(([, code]) => code ?? '');

const names = new Set(
  [
    ...filesIn(['app', 'components', 'content', 'lib', 'build', 'scripts', 'tools', '__tests__'], ['']),
    ...readdirSync(root),
  ].map((file) => basename(file)),
);

/** A bare name matches a file of that name anywhere; a path is taken from the root. */
const exists = (path: string) => (path.includes('/') ? existsSync(join(root, path)) : names.has(path));

test.each(documents)('%s names only files that exist', (document) => {
  const topLevel = new Set(readdirSync(root));
  const paths = codeOf(read(document)).filter(
    (code) => looksLikePath(code) && (!code.includes('/') || topLevel.has(code.split('/')[0] ?? '')),
  );

  expect(paths.filter((path) => !written.test(path) && !exists(path))).toEqual([]);
});

test.each(documents)('%s takes its examples from content that exists', (document) => {
  const paths = [...read(document).matchAll(/\bcontent\/[\w./-]+\.(?:yaml|mdx)\b/g)].map(([path]) => path);

  expect(paths.filter((path) => !exists(path))).toEqual([]);
});

test.each(documents)('%s names only commands that exist', (document) => {
  const named = [...read(document).matchAll(/\bnpm run ([\w:-]+)/g)].map(([, script]) => script ?? '');

  expect(named.filter((script) => !(script in manifest.scripts))).toEqual([]);
});
