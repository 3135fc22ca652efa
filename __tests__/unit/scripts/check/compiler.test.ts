/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { formatProblem } from '@/lib/checks/rules';
import { compilerProblems } from '@/scripts/check/compiler';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compiler-'));
  mkdirSync(join(folder, 'content'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const types = `export type Status = 'Upcoming' | 'Over';
export type Item = { readonly slug: string; readonly title: string; readonly seats: number; readonly status: Status };
export const site = { phone: '1' } as const;
`;

/** What the check says of a content module, as the project's own compiler sees it. */
function messagesFor(source: string, user = ''): string[] {
  writeFileSync(join(folder, 'content/types.ts'), types);
  writeFileSync(join(folder, 'content/items.ts'), source);
  writeFileSync(join(folder, 'user.ts'), user);
  const { stdout } = spawnSync(
    process.execPath,
    [
      resolve('node_modules/typescript/lib/tsc.js'),
      '--noEmit',
      '--strict',
      '--pretty',
      'false',
      '--types',
      '',
      'content/items.ts',
      'user.ts',
    ],
    { cwd: folder, encoding: 'utf8' },
  );
  return compilerProblems(stdout, (file) => readFileSync(join(folder, file), 'utf8')).map(formatProblem);
}

const itemsModule = (fields: string) => `import { site, type Item } from './types';
export const phone = site.phone;
export const items: readonly Item[] = [
  {
    slug: 'a-loom',
${fields}
  },
];
`;

const good = "    title: 'A loom',\n    seats: 4,\n    status: 'Upcoming',";

test('says nothing of a module that is right', () => {
  expect(messagesFor(itemsModule(good))).toEqual([]);
});

test.each([
  ['seats: 4', "seats: 'four'", '7: a-loom: seats: string does not fit here. Write a number without quotes.'],
  ["title: 'A loom'", 'title: 4', '6: a-loom: title: number does not fit here. Write words in quotes'],
  [
    "status: 'Upcoming'",
    "status: 'Upcomming'",
    "8: a-loom: status: 'Upcomming' does not fit here. Did you mean 'Upcoming'?",
  ],
  ["    status: 'Upcoming',", '', "4: a-loom: status: needs the field 'status', which Item asks for."],
  ['    seats: 4,', '    seats: 4,\n    seets: 4,', "8: a-loom: seets: has no field 'seets'. "],
  ["title: 'A loom'", 'title: site.fone', "6: a-loom: title: 'fone' does not exist."],
  ["title: 'A loom'", 'title: Loom', "6: a-loom: title: 'Loom' is not known here."],
  ["title: 'A loom'", "title: 'The maker's loom'", '6: a-loom: title: A , is missing here, or an apostrophe'],
])('says what is wrong with %s written as %s', (right, wrong, message) => {
  expect(messagesFor(itemsModule(good.replace(right, wrong)))).toEqual([
    expect.stringContaining(`content/items.ts:${message}`),
  ]);
});

test('leaves out what follows elsewhere from a mistake in content', () => {
  const user = "import { items } from './content/items';\nconst wrong: string = 4;\nconsole.log(items, wrong);\n";

  expect(messagesFor(itemsModule(good), user)).toEqual([expect.stringContaining('user.ts:2: ')]);
  expect(messagesFor(itemsModule(good.replace('4', "'four'")), user)).toEqual([
    expect.stringContaining('content/items.ts:7: '),
  ]);
});
