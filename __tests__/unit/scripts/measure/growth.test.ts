/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import manifest from '@/package.json';
import { commandsOf, grow, growthTable, judge, memoryOf, readTimes, type Growth } from '@/scripts/measure/growth';

test('copies each item under a number, in every language, with a name and a summary of its own', () => {
  const content = mkdtempSync(join(tmpdir(), 'growth-'));
  for (const folder of ['events', 'news', 'policies']) mkdirSync(join(content, folder));
  writeFileSync(join(content, 'events/open-day.yaml'), "date: 2026-12-06\ntitle: 'A day: open'\nsummary: >-\n  Sit.\n");
  writeFileSync(join(content, 'events/open-day.ta.yaml'), 'title: நாள்\n');
  writeFileSync(
    join(content, 'news/loom.mdx'),
    `---\ntitle: A loom\ndesc: ${'long '.repeat(40)}\nsummary: Wood\n---\n\nIt waits.\n`,
  );
  writeFileSync(join(content, 'policies/privacy.mdx'), '---\ntitle: Privacy\n---\n');

  grow(content, 3);
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('.'));
  const read = (file: string) => readFileSync(join(content, file), 'utf8');
  const copies = [read('events/open-day-3.yaml'), read('events/open-day-3.ta.yaml'), read('news/loom-2.mdx')];
  rmSync(content, { recursive: true });

  expect(files).toHaveLength(3 * 3 + 1);
  expect(copies[0]).toBe("date: 2026-12-06\ntitle: 'A day: open 3'\nsummary: >-\n  Sit.\n");
  expect(copies[1]).toBe('title: நாள் 3\n');
  expect(copies[2]).toMatch(/^---\ntitle: A loom 2\ndesc: .{150} \(2\)\nsummary: Wood \(2\)\n---\n\nIt waits\.\n$/);
});

test("takes this project's build apart into the commands it runs, in order, and leaves no npm in it", () => {
  const scripts = { build: 'npm run prepare:a && next build && tsx end.ts', 'prepare:a': 'tsx one.ts && tsx two.ts' };
  expect(commandsOf(scripts, 'build')).toEqual(['tsx one.ts', 'tsx two.ts', 'next build', 'tsx end.ts']);

  const commands = commandsOf(manifest.scripts, 'build');
  expect(commands).toContain('next build');
  expect(commands.filter((command) => command.includes('npm'))).toEqual([]);
});

test('adds up the memory of a process and all below it, and of no other', () => {
  const listing = '    1     0  102400\n   10     1 2048\n   11    10  1024\n   12    11   512\n   20     1 9000\n';

  expect(memoryOf(10, listing)).toBe(3.5);
  expect(memoryOf(99, listing)).toBe(0);
});

test('reads how long the processors were at work for what a shell ran', () => {
  expect(readTimes('0m0.001s 0m0.002s\n1m2.500s 0m3.250s\n')).toBe(65.75);
});

/** What a command takes for so many pages: seconds, and megabytes. */
type Command = (pages: number) => readonly [seconds: number, megabytes: number];

const compile: Command = (pages) => [30 + 0.2 * pages, 1200 + 0.2 * pages];
const finish: Command = (pages) => [2 + 0.05 * pages, 100 + 0.1 * pages];

function build(factor: number, last: Command = finish, bytesPerPage = 30_000): Growth {
  const pages = 40 + 20 * factor;
  const efforts = Object.entries({ 'next build': compile, 'tsx end.ts': last }).map(([command, takes]) => {
    const [seconds, megabytes] = takes(pages);
    return { command, seconds, processorSeconds: seconds, megabytes };
  });
  return { factor, pages, bytesPerPage, efforts, largest: 'news.html, 40.0 kB' };
}

/** What is wrong with builds of three sizes, with the last command as given. */
const mistakesOf = (last?: Command) => judge([1, 10, 100].map((factor) => build(factor, last))).mistakes;

test('finds nothing where an added page takes as much in a large site as in a small one', () => {
  expect(mistakesOf()).toEqual([]);
  expect(judge([build(1), build(10)]).lines).toEqual([
    'From 1× to 10×, each added page takes 250 ms. Of each command:',
    expect.stringMatching(/next build +200 ms .* 0\.20 MB$/),
    expect.stringMatching(/tsx end\.ts +50 ms .* 0\.10 MB$/),
  ]);
});

test('finds a command whose time goes with the square of the pages, within every limit of seconds', () => {
  expect(mistakesOf((pages) => [2 + 0.01 * pages + 0.00015 * pages ** 2, 100])).toEqual([
    "From 10× to 100×, an added page takes 352 ms of 'tsx end.ts', and 55 ms before.",
  ]);
});

test('takes no wait of a busy machine for growth', () => {
  const busy = { ...build(1), efforts: build(1).efforts.map((effort) => ({ ...effort, seconds: 120 })) };

  expect(judge([busy, build(10), build(100)]).mistakes).toEqual([]);
});

test('finds the memory of a command that lies below the peak of the build', () => {
  expect(mistakesOf((pages) => [2, 100 + 0.5 * pages])).toEqual([
    "From 10× to 100×, an added page takes more than 0.4 MB of 'tsx end.ts'.",
  ]);
});

test('takes no memory that waits for its collector for growth', () => {
  expect(mistakesOf((pages) => [2, 100 + 0.1 * pages + (pages > 100 ? 140 : 0)])).toEqual([]);
});

test.each([
  ['an added page takes more than 1 s', build(10, (pages) => [pages * 1.2, 100])],
  ['the HTML of a page grows', build(10, finish, 60_000)],
])('finds that %s', (finding, large) => {
  expect(judge([build(1), large]).mistakes).toEqual([`From 1× to 10×, ${finding}.`]);
});

test('makes a table with a row for each size', () => {
  expect(growthTable([build(1)]).split('\n')[2]).toBe('| 1× | 60 | 47.0 | 1,212 MB | 30.0 kB | news.html, 40.0 kB |');
});
