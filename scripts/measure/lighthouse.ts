// `npm run bench:lighthouse [-- /path …]`: grades a page of each kind of out/, or those named, as a phone on a slow
// network sees it. The median of three runs each; with no page named, the table goes into docs/performance.md.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { attribute, elementsOf } from '@/scripts/build/export/html';
import { islandsOf } from '@/scripts/build/export/page';

import { canBeMeasured, firstOfEachKind, pagesIn } from '../lib/page-kinds';
import { program } from '../lib/program';
import { markdownTable, median, writeReport } from '../lib/report';
import { installTool } from '../lib/tool';

const runsPerPage = 3;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

const times = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'] as const;
type Time = (typeof times)[number];

/** What is read of a report of Lighthouse. */
export type Report = {
  readonly categories: Readonly<
    Record<string, { readonly score: number | null; readonly auditRefs: readonly { id: string; weight: number }[] }>
  >;
  readonly audits: Readonly<
    Record<string, { readonly score: number | null; readonly numericValue?: number; readonly errorMessage?: string }>
  >;
  readonly runtimeError?: { readonly message: string };
};

/** What one run says of a page: scores of 0 to 100, milliseconds of the simulated phone, and the audits that cost points. */
type Run = {
  readonly scores: Readonly<Record<Category, number>>;
  readonly times: Readonly<Record<Time, number>>;
  readonly faults: readonly string[];
};

type Page = { readonly path: string; readonly hasIsland: boolean };

/** A page with the medians of its runs. */
type Grade = Run & Page;

/** One value for each name. The cast is safe: the names are the keys. */
const each = <Name extends string, Value>(names: readonly Name[], value: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, Value>;

/**
 * Takes out of a report what a grade needs.
 *
 * @throws {Error} when a category has no score, because one of its audits broke off, or a time was not measured: nobody
 *   may take that for a page without fault
 */
export function runOf(report: Report): Run {
  const counted = (category: Category) =>
    (report.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => (weight > 0 ? id : []));
  const scoreIn = (category: Category): number => {
    const score = report.categories[category]?.score;
    if (typeof score === 'number') return Math.round(score * 100);
    const broken = counted(category).filter((id) => (report.audits[id]?.score ?? null) === null);
    const reasons = broken.map((id) => `${id}: ${report.audits[id]?.errorMessage ?? 'no score'}`);
    throw new Error(`Lighthouse gave no grade in ${category}: ${reasons.join('; ') || 'not asked'}.`);
  };
  const measured = (id: Time): number => {
    const value = report.audits[id]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse measured no ${id}.`);
    return value;
  };
  return {
    scores: each(categories, scoreIn),
    times: each(times, measured),
    faults: [...new Set(categories.flatMap(counted))].filter((id) => (report.audits[id]?.score ?? 1) < 1),
  };
}

/** Takes several runs over one page together. */
export const gradeOf = (page: Page, runs: readonly Run[]): Grade => ({
  ...page,
  scores: each(categories, (category) => median(runs.map(({ scores }) => scores[category]))),
  times: each(times, (time) => median(runs.map((run) => run.times[time]))),
  faults: [...new Set(runs.flatMap(({ faults }) => faults))],
});

/** Everything in which a page falls short: one that runs script has a point of performance to spend on it. */
export const shortfalls = ({ path, hasIsland, scores, faults }: Grade): string[] =>
  categories.flatMap((category) => {
    const least = category === 'performance' && hasIsland ? 99 : 100;
    if (scores[category] >= least) return [];
    return `${path}: ${category} ${scores[category]}, and not ${least} (${faults.join(', ')}).`;
  });

/** The grades as a table of Markdown. */
export function gradeTable(grades: readonly Grade[]): string {
  const head = ['page', 'performance', 'accessibility', 'best practices', 'SEO'];
  const measured = ['largest paint', 'blocked', 'layout shift'];
  const rows = grades.map(({ path, hasIsland, scores, times: taken }) => [
    `\`${path}\`${hasIsland ? ' \\*' : ''}`,
    ...categories.map((category) => String(scores[category])),
    `${(taken['largest-contentful-paint'] / 1000).toFixed(1)} s`,
    `${taken['total-blocking-time'].toFixed(0)} ms`,
    taken['cumulative-layout-shift'].toFixed(3).replace(/\.?0+$/, ''),
  ]);
  return markdownTable([[...head, ...measured], ...rows]);
}

/** The pages of a finished export that can be measured, each with the audits that it cannot pass. */
const pagesToMeasure = (folder: string): (Page & { readonly skipped: readonly string[] })[] =>
  pagesIn(folder)
    .map(({ file, path }) => {
      const elements = elementsOf(readFileSync(join(folder, file), 'utf8'));
      const robots = elements.find((element) => attribute(element, 'name') === 'robots');
      return {
        path,
        hasIsland: islandsOf(elements).length > 0,
        skipped: robots && attribute(robots, 'content')?.includes('noindex') ? ['is-crawlable'] : [],
      };
    })
    .filter(({ path }) => canBeMeasured(path));

/** Installs Lighthouse, which no other command needs, and loads it. */
async function loadLighthouse(): Promise<(url: string, flags: object) => Promise<{ lhr: Report } | undefined>> {
  const packages = await installTool(join(import.meta.dirname, 'lighthouse'));
  const entry = pathToFileURL(join(packages, 'lighthouse/core/index.js')).href;
  return ((await import(entry)) as { default: Awaited<ReturnType<typeof loadLighthouse>> }).default;
}

async function main(asked: readonly string[]): Promise<boolean> {
  const all = pagesToMeasure('out');
  const pages = asked.length > 0 ? all.filter(({ path }) => asked.includes(path)) : firstOfEachKind(all);
  if (pages.length === 0) throw new Error('No such page. Run `npm run build` first, and name pages as /story.');

  const lighthouse = await loadLighthouse();
  const { chromium } = await import('@playwright/test');
  const { launchOptions } = await import('../lib/launch');
  const { freePort } = await import('../lib/port.mjs');
  const { serve } = await import('../lib/serve.mjs');
  const port = await freePort(9222);
  const server = await serve('out');
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`],
  });
  const grades: Grade[] = [];
  try {
    for (const { skipped, ...page } of pages) {
      const runs: Run[] = [];
      while (runs.length < runsPerPage) {
        const flags = { port, logLevel: 'error', output: 'json', onlyCategories: categories, skipAudits: skipped };
        const outcome = await lighthouse(`${server.origin}${page.path}`, flags);
        const failure = outcome ? outcome.lhr.runtimeError?.message : 'no result';
        if (!outcome || failure) throw new Error(`${page.path}: ${failure}`);
        runs.push(runOf(outcome.lhr));
      }
      grades.push(gradeOf(page, runs));
      console.log(`${page.path}: ${Object.values(grades.at(-1)?.scores ?? {}).join(' ')}`);
    }
  } finally {
    await browser.close();
    await server.close();
  }

  if (asked.length === 0) {
    writeReport('lighthouse', gradeTable(grades));
  }
  const mistakes = grades.flatMap(shortfalls);
  console.log(mistakes.length > 0 ? mistakes.join('\n') : `All ${grades.length} pages have their grades.`);
  return mistakes.length === 0;
}

void program(import.meta.url, main);
