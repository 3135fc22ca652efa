/** @jest-environment node */
import { getIslandName } from '@/build/islands/sources';
import { importsOf } from '../support/imports';

import { filesIn, read } from '../support/files';

/** Used by one page for developers, which is not deployed. */
const ofDevPages = ['app/(dev)/throws/Thrower.client.tsx'];

const sources = filesIn(['app', 'components', 'content', 'lib'], ['.ts', '.tsx']);

const runsInBrowser = (file: string) => /^\s*(\/\/.*\s*|\/\*[\s\S]*?\*\/\s*)*['"]use client['"]/.test(read(file));

/** Allowed outside an island: it reads the current path while the layout is prerendered. */
const ofLayout = 'components/layout/CurrentPath.tsx';

test("'use client' is in all files named .client.tsx, and only there, except one file of the layout", () => {
  const marked = sources.filter(runsInBrowser);
  const named = sources.filter((file) => /\.client\.tsx?$/.test(file));

  expect(marked.toSorted()).toEqual([...named, ofLayout].toSorted());
});

test('client code is only in components/islands, except pages for developers', () => {
  const strays = sources.filter((file) => /\.client\.tsx?$/.test(file) && !file.startsWith('components/islands/'));

  expect(strays).toEqual(ofDevPages);
});

test('the client code of the layout only reads the path, so that it needs no script in the browser', () => {
  const source = read(ofLayout);
  const hooks = new Set(source.match(/\buse[A-Z]\w*(?=\()/g));

  expect([...hooks].toSorted()).toEqual(['useCurrentPage', 'usePathname']);
  expect(source).not.toMatch(/\son[A-Z]\w*=/);
});

/** The island wrapper and its runtime, which import client code. */
const isIslandRuntime = (file: string): boolean => /\/(Island|hydrateIsland)\.tsx$/.test(file);

const users = sources
  .filter((file) => !runsInBrowser(file) && !isIslandRuntime(file))
  .flatMap((file) =>
    importsOf(file, read(file))
      .filter(({ target, typesOnly }) => target.endsWith('.client') && !typesOnly)
      .map(({ target }) => ({ file, module: `${target}.tsx` })),
  );

test.each(users)('$file uses $module only inside its island: elsewhere it would lose its script', (user) => {
  const component = /(\w+)\.client\.tsx$/.exec(user.module)?.[1] ?? '';
  const source = read(user.file);
  const shown = source.match(new RegExp(`<${component}\\b`, 'g')) ?? [];
  const inIsland = source.match(
    new RegExp(`<Island\\b[^<>]*\\bname="${getIslandName(user.module)}"[^<>]*>\\s*<${component}\\b`, 'g'),
  );

  expect(shown.length).toBeGreaterThan(0);
  expect(inIsland).toHaveLength(shown.length);
});

/** Packages that read MDX for the check (build/content/mdx); pages must not import them. */
const textReaders = ['@mdx-js/mdx', 'github-slugger', 'remark-gfm'];

test('no package adds client code to a page', () => {
  const known = [
    'clsx',
    'ical.js',
    'mdx/types',
    'next',
    'next/font/local',
    'next/navigation',
    'react',
    'react-dom',
    'schema-dts',
    'yaml',
    'zod',
    ...textReaders,
  ];
  const outside = sources
    .filter((file) => !isIslandRuntime(file))
    .flatMap((file) => [...read(file).matchAll(/^(?:import|export)\s[^;]*?from '([^@.'][^']*|@[^/'][^']*)'/gm)])
    .map(([, name = '']) => name)
    .filter((name) => !name.startsWith('node:'));

  expect([...new Set(outside)].filter((name) => !known.includes(name))).toEqual([]);
});
