import { siteOrigin } from '@/lib/env';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { exportedPages, exportFolder } from './support/pages';
import { blocksOf, thingsOf } from './support/structured-data';
import { expect, test } from '@playwright/test';

const folder = '.cache/vocabulary';

/**
 * What schema.org's vocabulary (the types of schema-dts, which are generated from it) has against some data. The data is
 * compiled as it was published: a type or a property that the vocabulary does not know is an error of the compiler.
 */
function mistakesIn(name: string, blocks: readonly unknown[]): string[] {
  mkdirSync(folder, { recursive: true });
  const lines = blocks.map((block) => `export const block: Graph = ${JSON.stringify(block)};`);
  const files = lines.map((line, index) => {
    const file = join(folder, `${name}-${index}.ts`);
    writeFileSync(file, `import type { Graph } from 'schema-dts';\n\n${line}\n`);
    return file;
  });
  const options = '--noEmit --strict --skipLibCheck --ignoreConfig --types --module esnext --moduleResolution bundler';
  try {
    execFileSync(
      'node_modules/.bin/tsc',
      [...options.split(' ').flatMap((each) => (each === '--types' ? [each, ''] : each)), ...files],
      {
        encoding: 'utf8',
      },
    );
    return [];
  } catch (error) {
    return String((error as { stdout?: string }).stdout ?? error)
      .split('\n')
      .filter(Boolean);
  }
}

test('every page speaks the vocabulary of schema.org', () => {
  const blocks = exportedPages.flatMap(blocksOf);
  const different = [...new Map(blocks.map((block) => [JSON.stringify(block), block])).values()];

  expect(different.length).toBeGreaterThan(exportedPages.length);
  expect(mistakesIn('page', different)).toEqual([]);
});

test('the vocabulary knows what it does not hold', () => {
  const [event] = exportedPages.flatMap(thingsOf).filter((thing) => thing['@type'] === 'Event');
  const graph = (thing: object) => ({ '@context': 'https://schema.org', '@graph': [thing] });
  const location = { '@type': 'Place', address: { '@type': 'PostalAddress', town: 'Tenkasi' } };

  const mistakes = mistakesIn('wrong', [
    graph({ ...event, beginDate: '2027-01-01' }),
    graph({ ...event, '@type': 'Gathering' }),
    graph({ ...event, location }),
  ]).join('\n');

  for (const [index, word] of ['beginDate', 'Gathering', 'town'].entries()) {
    expect(mistakes).toMatch(new RegExp(`wrong-${index}\\.ts.*${word}`));
  }
});

test('every address of this site in structured data leads to a page or a file', () => {
  const addresses = exportedPages
    .flatMap((page) => JSON.stringify(blocksOf(page)).match(/https?:\/\/[^"]+/g) ?? [])
    .filter((address) => address.startsWith(siteOrigin()))
    .map((address) => address.slice(siteOrigin().length).split(/[?#]/)[0] || '/');

  const pages = new Set(exportedPages.map(({ path }) => path));
  expect(addresses.length).toBeGreaterThan(exportedPages.length);
  expect([...new Set(addresses)].filter((path) => !pages.has(path) && !existsSync(join(exportFolder, path)))).toEqual(
    [],
  );
});
