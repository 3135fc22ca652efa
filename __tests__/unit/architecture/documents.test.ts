/** @jest-environment node */
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

import manifest from '@/package.json';

import { filesIn, read, root } from '../support/files';

const documents = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...(existsSync(join(root, 'docs')) ? filesIn(['docs'], ['.md']) : []),
];

/** Content that need not exist: the items of collections, and translations. */
const isContentExample = (path: string) =>
  /\.[a-z]{2}\.(yaml|mdx)$/.test(path) || /^content\/(?!site|pages|papers|policies)[\w-]+\/.*\.(yaml|mdx)$/.test(path);

/** Files that exist only after a command has run, or are optional. */
const written =
  /^(\.cache|\.next|node_modules|out|out-editor|out-variant|public\/(pictures|recordings)|sbom\.cdx\.json|test-results)(\/|$)/;

/** Whether a text looks like a path of this project: no spaces, and a slash or a known extension. */
const looksLikePath = (text: string) =>
  /^[\w.@[\]-]+(\/[\w.@[\]-]+)*\/?$/.test(text) &&
  (text.includes('/') || /^\w.*\.(md|mdx|mjs|ts|tsx|scss|json|yaml)$/.test(text));

const codeOf = (text: string) =>
  [...text.replace(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`/g)].map(([, code]) => code ?? '');

const folders = ['app', 'components', 'content', 'deploy', 'docs', 'lib', 'build', 'scripts', 'tools', '__tests__'];
const allFiles = [...filesIn(folders, ['']), ...readdirSync(root)];
const names = new Set(allFiles.map((file) => basename(file)));

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

  expect(
    [...files, ...content].filter((path) => !written.test(path) && !isContentExample(path) && !exists(path)),
  ).toEqual([]);
  expect(scripts.filter((script) => !(script in manifest.scripts))).toEqual([]);
});

const commentsOf = (source: string) =>
  source.match(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/gm)?.map((comment) => comment.replaceAll(/\s+(\*|\/\/+)? */g, ' ')) ??
  [];

/** Folders by their path from the root, code files also by a shorter path. */
const pathInComment = new RegExp(
  String.raw`(?<![\w/.@-])(?:(?:${folders.join('|')})/[\w.()[\]/-]*\w|\w[\w.()[\]/-]*\.(?:md|mjs|scss|tsx?|typ))(?![\w*{]|\.\w)`,
  'g',
);

const isKnown = (path: string) =>
  existsSync(join(root, path)) ||
  existsSync(join(root, `${path}.ts`)) ||
  allFiles.some((file) => `/${file}`.endsWith(`/${path.replace(/^\.\//, '')}`));

test('comments name only files and folders that exist', () => {
  const sources = allFiles.filter((file) => /\.(mjs|scss|tsx?|typ)$/.test(file));
  const missing = sources.flatMap((file) =>
    commentsOf(read(file))
      .flatMap((comment) => comment.match(pathInComment) ?? [])
      .filter((path) => !written.test(path) && !isContentExample(path) && !isKnown(path))
      .map((path) => `${file}: ${path}`),
  );

  expect(missing).toEqual([]);
});

test('comments name only sections of docs/product.md that exist', () => {
  const sections = new Set(read('docs/product.md').match(/(?<=^#+ ).*$/gm));
  const missing = allFiles.flatMap((file) =>
    /\.(mjs|scss|tsx?|typ)$/.test(file)
      ? commentsOf(read(file)).flatMap((comment) =>
          Array.from(comment.matchAll(/docs\/product\.md, (?:section )?([A-Z][\w ]*\w)/g), ([, name = '']) => name)
            .filter((name) => !sections.has(name))
            .map((name) => `${file}: ${name}`),
        )
      : [],
  );

  expect(missing).toEqual([]);
});
