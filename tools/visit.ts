// `npm run bench:visit [-- /path …]`: measures a first visit to a page of each template in out/, and to an empty page
// for comparison, with Lighthouse and applied throttling (a phone on slow 4G, with a CPU four times slower). Medians of
// three runs; use an idle machine.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { chromium } from '@playwright/test';

import { launchOptions } from '@/scripts/lib/browser-options';
import { canBeMeasured, firstOfEachKind, pagesIn } from '@/scripts/lib/page-kinds';
import { freePort } from '@/scripts/lib/port.mjs';
import { serve } from '@/scripts/lib/serve.mjs';
import { installTool } from '@/scripts/lib/tool';

const runs = 3;

/** The reported audits, in column order. */
const audits = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  'Speed Index': 'speed-index',
  blocked: 'total-blocking-time',
} as const;

type Result = {
  readonly lhr: {
    readonly audits: Readonly<Record<string, { readonly numericValue?: number } | undefined>>;
    readonly categories: { readonly performance: { readonly score: number | null } };
    readonly runtimeError?: { readonly message: string };
  };
};
type Lighthouse = (url: string, flags: object) => Promise<Result | undefined>;

const bare =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Bare</title><h1>A heading</h1><p>Some text.</p>';

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;

async function measure(lighthouse: Lighthouse, url: string, port: number): Promise<number[]> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: ['performance'],
    throttlingMethod: 'devtools',
  });
  if (!result || result.lhr.runtimeError)
    throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  const { audits: found, categories } = result.lhr;
  return [
    ...Object.values(audits).map((id) => found[id]?.numericValue ?? Number.NaN),
    (categories.performance.score ?? Number.NaN) * 100,
  ];
}

const bareFolder = mkdtempSync(join(tmpdir(), 'kaivinai-bare-'));
for (const file of ['index.html', '404.html']) writeFileSync(join(bareFolder, file), bare);
const requested = process.argv.slice(2);
const all = pagesIn('out').filter(({ path }) => canBeMeasured(path));
const paths = (requested.length > 0 ? all.filter(({ path }) => requested.includes(path)) : firstOfEachKind(all)).map(
  ({ path }) => path,
);

const folder = await installTool('tools/visit');
const { default: lighthouse } = (await import(pathToFileURL(join(folder, 'lighthouse/core/index.js')).href)) as {
  default: Lighthouse;
};
const [site, bareSite, port] = [await serve('out'), await serve(bareFolder), await freePort(9222)];
const browser = await chromium.launch({
  ...launchOptions,
  args: [...launchOptions.args, `--remote-debugging-port=${port}`],
});

console.log(`| page | ${Object.keys(audits).join(' | ')} | score |\n| --- |${' ---: |'.repeat(5)}`);
try {
  for (const url of [`${bareSite.origin}/`, ...paths.map((path) => `${site.origin}${path}`)]) {
    const results: number[][] = [];
    while (results.length < runs) results.push(await measure(lighthouse, url, port));
    const medians = results[0]?.map((_, column) => median(results.map((row) => row[column] ?? Number.NaN))) ?? [];
    const name = url.startsWith(bareSite.origin) ? 'a bare page' : `\`${new URL(url).pathname}\``;
    const cells = medians.map((value, column) => (column === 4 ? value.toFixed(0) : `${value.toFixed(0)} ms`));
    console.log(`| ${name} | ${cells.join(' | ')} |`);
  }
} finally {
  await browser.close();
  await Promise.all([site.close(), bareSite.close()]);
  rmSync(bareFolder, { recursive: true });
}
