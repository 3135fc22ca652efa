import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

import type { Effort } from './measure';

/** What a build of one size took, and what it made. */
export type Growth = {
  readonly factor: number;
  readonly efforts: readonly Effort[];
  readonly pages: number;
  /** The mean of all pages' HTML. */
  readonly bytesPerPage: number;
  readonly largest: { readonly page: string; readonly bytes: number };
};

/** Counts and weighs the pages of an export. */
export function weighPages(out: string): Pick<Growth, 'pages' | 'bytesPerPage' | 'largest'> {
  const sizes = readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((page) => ({ page, bytes: statSync(join(out, page)).size }));
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  const largest = sizes.toSorted((a, b) => b.bytes - a.bytes)[0] ?? { page: 'none', bytes: 0 };
  return { pages: sizes.length, bytesPerPage: total / sizes.length, largest };
}

export const secondsOf = ({ efforts }: Pick<Growth, 'efforts'>): number =>
  efforts.reduce((sum, { seconds }) => sum + seconds, 0);

export const peakOf = ({ efforts }: Pick<Growth, 'efforts'>): number =>
  Math.max(...efforts.map(({ peakMegabytes }) => peakMegabytes));

const number = (value: number, digits = 0): string =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The table of docs/performance.md. */
export function growthTable(builds: readonly Growth[]): string[] {
  const head = [
    'Collections',
    'Pages',
    'Seconds',
    'ms a page',
    'Peak memory',
    'Memory a page',
    'HTML a page',
    'Largest page',
  ];
  return [
    row(head),
    row(head.map((_, index) => (index === 0 ? '---' : '---:'))),
    ...builds.map((build) =>
      row([
        `${build.factor}×`,
        number(build.pages),
        number(secondsOf(build), 1),
        number((secondsOf(build) / build.pages) * 1000),
        `${number(peakOf(build))} MB`,
        `${number(peakOf(build) / build.pages, 2)} MB`,
        `${number(build.bytesPerPage / 1000, 1)} kB`,
        `${build.largest.page}, ${number(build.largest.bytes / 1000, 1)} kB`,
      ]),
    ),
  ];
}

/** Where each build spent its time. */
export const effortLines = ({ factor, efforts }: Growth): string[] =>
  efforts.map(
    ({ command, seconds, processorSeconds, peakMegabytes }) =>
      `  ${factor}× ${command.padEnd(30)} ${number(seconds, 1).padStart(7)} s, ` +
      `${number(processorSeconds, 1).padStart(7)} s of processors, ${number(peakMegabytes).padStart(6)} MB`,
  );

/** What each page added takes of a command. */
type CommandMargin = {
  readonly command: string;
  readonly processorSecondsPerPage: number;
  readonly megabytes: number;
};

/** What each page added takes, from one size to the next; what a build needs whatever its size falls out. */
type Margin = {
  readonly from: number;
  readonly to: number;
  readonly added: number;
  readonly secondsPerPage: number;
  readonly commands: readonly CommandMargin[];
};

/** Compares each build with the next larger one, and each command with itself. */
export const marginsOf = (builds: readonly Growth[]): Margin[] =>
  builds.slice(1).flatMap((larger, index) => {
    const smaller = builds[index];
    if (!smaller) return [];
    const added = larger.pages - smaller.pages;
    return {
      from: smaller.factor,
      to: larger.factor,
      added,
      secondsPerPage: (secondsOf(larger) - secondsOf(smaller)) / added,
      commands: larger.efforts.flatMap((effort): CommandMargin[] => {
        const before = smaller.efforts.find(({ command }) => command === effort.command);
        if (!before) return [];
        return [
          {
            command: effort.command,
            processorSecondsPerPage: (effort.processorSeconds - before.processorSeconds) / added,
            megabytes: effort.peakMegabytes - before.peakMegabytes,
          },
        ];
      }),
    };
  });

/** What each added page takes, a line for each step and for each command. */
export const marginLines = (builds: readonly Growth[]): string[] =>
  marginsOf(builds).flatMap(({ from, to, added, secondsPerPage, commands }) => [
    `From ${from}× to ${to}×, each added page takes ${number(secondsPerPage * 1000)} ms. Of each command:`,
    ...commands.map(
      ({ command, processorSecondsPerPage, megabytes }) =>
        `  ${command.padEnd(30)} ${number(processorSecondsPerPage * 1000).padStart(6)} ms of processors, ` +
        `${number(megabytes / added, 2).padStart(6)} MB`,
    ),
  ]);

/**
 * What an added page may take, on two cores: of seconds in all, and of memory in each command. Twice what it takes on a
 * busy machine: as much again, and something grows with the number of pages.
 */
export const limits = { secondsPerPage: 1, megabytesPerPage: 0.4 } as const;

/** So much memory a command may hold beyond that: a collector waits until it pays. */
const uncollectedMegabytes = 150;

/**
 * How much more of a command's time an added page may take in the larger step than in the smaller one; with more, the
 * time of a page grows with the number of pages. It is the processors' time: by the clock, a busy machine once took
 * longer over 60 pages than over 266. What lies within so many seconds a page is chance.
 */
const pace = { factor: 1.5, chance: 0.02 } as const;

/** How much more HTML a page may have in a larger site: the last pages of lists are not as full as the first. */
const tolerance = 1.15;

/** The commands of which an added page takes more time in a step than it took in the step before. */
const slowing = (earlier: Margin, later: Margin): string[] =>
  later.commands.flatMap(({ command, processorSecondsPerPage: now }) => {
    const before = earlier.commands.find((other) => other.command === command)?.processorSecondsPerPage ?? 0;
    if (now <= Math.max(before, 0) * pace.factor + pace.chance) return [];
    const [was, is] = [before, now].map((seconds) => `${number(seconds * 1000)} ms`);
    return [`From ${later.from}× to ${later.to}×, an added page takes ${is} of '${command}', and ${was} before.`];
  });

/** What an added page takes too much of, or more of than before, and whether pages grow with their number. */
export function growing(builds: readonly Growth[]): string[] {
  const margins = marginsOf(builds);
  const costly = margins.flatMap(({ from, to, added, secondsPerPage, commands }) => [
    ...(secondsPerPage > limits.secondsPerPage
      ? [`From ${from}× to ${to}×, an added page takes more than ${limits.secondsPerPage} s.`]
      : []),
    ...commands
      .filter(({ megabytes }) => megabytes > limits.megabytesPerPage * added + uncollectedMegabytes)
      .map(
        ({ command }) =>
          `From ${from}× to ${to}×, an added page takes more than ${limits.megabytesPerPage} MB of '${command}'.`,
      ),
  ]);
  const slower = margins.slice(1).flatMap((later, index) => {
    const earlier = margins[index];
    return earlier ? slowing(earlier, later) : [];
  });
  const heavier = builds.slice(1).flatMap((build, index) => {
    const smaller = builds[index];
    return smaller && build.bytesPerPage > smaller.bytesPerPage * tolerance
      ? [`From ${smaller.factor}× to ${build.factor}×, the HTML of a page grows.`]
      : [];
  });
  return [...costly, ...slower, ...heavier];
}
