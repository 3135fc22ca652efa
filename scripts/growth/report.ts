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
    ({ command, seconds, peakMegabytes }) =>
      `  ${factor}× ${command.padEnd(30)} ${number(seconds, 1).padStart(7)} s ${number(peakMegabytes).padStart(6)} MB`,
  );

/** How much more a page may take in a larger site before it counts as growth: machines are not that even. */
const tolerance = 1.15;

/** What a page takes more of in a larger site than in the one before it. */
export function growing(builds: readonly Growth[]): string[] {
  const measures: readonly (readonly [name: string, of: (build: Growth) => number])[] = [
    ['time a page', (build) => secondsOf(build) / build.pages],
    ['memory a page', (build) => peakOf(build) / build.pages],
    ['bytes a page', ({ bytesPerPage }) => bytesPerPage],
  ];
  return builds.slice(1).flatMap((build, index) => {
    const smaller = builds[index];
    if (!smaller) return [];
    return measures
      .filter(([, of]) => of(build) > of(smaller) * tolerance)
      .map(([name]) => `From ${smaller.factor}× to ${build.factor}×, ${name} grows.`);
  });
}
