/** @jest-environment node */
import type { Effort } from '@/scripts/growth/measure';
import { growing, growthTable, marginLines, marginsOf, type Growth } from '@/scripts/growth/report';

/** What a command takes for so many pages. */
type Command = (pages: number) => Pick<Effort, 'command' | 'seconds' | 'peakMegabytes'>;

const compile: Command = (pages) => ({
  command: 'next build',
  seconds: 30 + 0.2 * pages,
  peakMegabytes: 1200 + 0.2 * pages,
});
const finish: Command = (pages) => ({
  command: 'tsx end.ts',
  seconds: 2 + 0.05 * pages,
  peakMegabytes: 100 + 0.1 * pages,
});

const pagesOf = (factor: number) => 40 + 20 * factor;

function build(factor: number, last: Command = finish, bytesPerPage = 30_000): Growth {
  const pages = pagesOf(factor);
  return {
    factor,
    pages,
    bytesPerPage,
    efforts: [compile, last].map((command) => ({ ...command(pages), processorSeconds: command(pages).seconds })),
    largest: { page: 'news.html', bytes: 40_000 },
  };
}

/** The three sizes, with the last command as given. */
const builds = (last?: Command): Growth[] => [1, 10, 100].map((factor) => build(factor, last));

test('takes what every build needs out of what an added page takes, and out of each command', () => {
  const [margin] = marginsOf(builds());

  expect(margin?.secondsPerPage).toBeCloseTo(0.25);
  expect(margin?.commands.map(({ command }) => command)).toEqual(['next build', 'tsx end.ts']);
  expect(margin?.commands[1]?.processorSecondsPerPage).toBeCloseTo(0.05);
  expect(margin?.commands[1]?.megabytes).toBeCloseTo(0.1 * (margin?.added ?? 0));
  expect(marginLines(builds())).toHaveLength(2 * 3);
});

test('finds nothing where an added page takes as much in a large site as in a small one', () => {
  expect(growing(builds())).toEqual([]);
});

test('finds a command whose time goes with the square of the pages, within every limit of seconds', () => {
  const square = builds((pages) => ({ ...finish(pages), seconds: 2 + 0.01 * pages + 0.00015 * pages ** 2 }));

  expect(marginsOf(square).filter(({ secondsPerPage }) => secondsPerPage > 1)).toEqual([]);
  expect(growing(square)).toEqual(["From 10× to 100×, an added page takes 352 ms of 'tsx end.ts', and 55 ms before."]);
});

test('takes no wait of a busy machine for growth', () => {
  const [small, ...others] = builds();
  const busy = { ...build(1), efforts: (small?.efforts ?? []).map((effort) => ({ ...effort, seconds: 120 })) };
  expect(marginsOf([busy, ...others])[0]?.secondsPerPage).toBeLessThan(0);

  expect(growing([busy, ...others])).toEqual([]);
});

test('finds the memory of a command that lies below the peak of the build', () => {
  const hoard = builds((pages) => ({ ...finish(pages), peakMegabytes: 100 + 0.5 * pages }));
  const [, , large] = hoard.map(({ efforts }) => efforts.map(({ peakMegabytes }) => peakMegabytes));
  expect(large?.[1]).toBeLessThan(large?.[0] ?? 0);

  expect(growing(hoard)).toEqual(["From 10× to 100×, an added page takes more than 0.4 MB of 'tsx end.ts'."]);
});

test('takes no memory that waits for its collector for growth', () => {
  const waiting = builds((pages) => ({ ...finish(pages), peakMegabytes: 100 + 0.1 * pages + (pages > 100 ? 140 : 0) }));

  expect(growing(waiting)).toEqual([]);
});

test.each([
  ['an added page takes more than 1 s', build(10, (pages) => ({ ...finish(pages), seconds: pages }))],
  ['the HTML of a page grows', build(10, finish, 60_000)],
])('finds that %s', (finding, large) => {
  expect(growing([build(1), large])).toEqual([`From 1× to 10×, ${finding}.`]);
});

test('makes a table with a row for each size', () => {
  expect(growthTable([build(1)])[2]).toBe(
    '| 1× | 60 | 47.0 | 783 | 1,212 MB | 20.20 MB | 30.0 kB | news.html, 40.0 kB |',
  );
});
