/** @jest-environment node */
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

import manifest from '@/package.json';

import { filesIn, read, root } from '../support/files';

const documents = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...(existsSync(join(root, 'docs')) ? filesIn(['docs'], ['.md']) : []),
];

/** Files that exist only after a command has run, or are optional. */
const written =
  /^(\.cache|\.next|node_modules|out|out-editor|out-variant|public\/(pictures|recordings)|sbom\.cdx\.json|test-results)(\/|$)/;

/** Whether a text looks like a path of this project: no spaces, and a slash or a known extension. */
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

/** A bare name matches a file of that name anywhere; a path is relative to the root. */
const exists = (path: string) => (path.includes('/') ? existsSync(join(root, path)) : names.has(path));

test.each(documents)('%s names only files, content and commands that exist', (document) => {
  const text = read(document);
  const topLevel = new Set(readdirSync(root));
  const files = codeOf(text).filter(
    (code) => looksLikePath(code) && (!code.includes('/') || topLevel.has(code.split('/')[0] ?? '')),
  );
  const content = [...text.matchAll(/\bcontent\/[\w./-]+\.(?:yaml|mdx)\b/g)].map(([path]) => path);
  const scripts = [...text.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, script]) => script ?? '');

  expect([...files, ...content].filter((path) => !written.test(path) && !exists(path))).toEqual([]);
  expect(scripts.filter((script) => !(script in manifest.scripts))).toEqual([]);
});
