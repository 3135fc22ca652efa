// `npm run bench:visit [-- /path … --runs=5]`: what a first visit takes on a phone with a slow link, for a page of each
// kind of out/ or for those named, beside a bare page of the same server in the same run; and what a second page takes.
// Medians; with no page named, the table goes into docs/performance.md. Wants a machine that does nothing else.

import { createHash, X509Certificate } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium } from '@playwright/test';

import { languages } from '@/lib/languages';

import { makeCertificate } from '../lib/certificate';
import { launchOptions } from '../lib/launch';
import { canBeMeasured, firstOfEachKind, languageOf, pagesIn } from '../lib/page-kinds';
import { program } from '../lib/program';
import { markdownTable, median, writeReport } from '../lib/report';
import { serve } from '../lib/serve.mjs';
import { firstVisit, type Visit } from './visit/first-visit';
import { slowLink } from './visit/link';
import { secondPage, type SecondPage } from './visit/second-page';

/** What is asked: times of a first visit as ratios to the bare page, layout shift, and milliseconds. */
const limits = { firstPaint: 1.15, largestPaint: 1.3, shift: 0.01, ready: 1500, second: 100 } as const;

/** What every time is held against. */
const bareHtml = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>A bare page</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><h1>A bare page</h1><p>${'A few words, in a face that every device has. '.repeat(12)}</p></body></html>`;

/** A page with the medians of its visits. */
export type Measured = { readonly path: string; readonly visits: readonly Visit[] };

/** The medians of a page's visits. */
const mediansOf = ({ visits }: Measured) => ({
  firstPaint: median(visits.map(({ firstPaint }) => firstPaint)),
  largestPaint: median(visits.map(({ largestPaint }) => largestPaint)),
  shift: median(visits.map(({ shift }) => shift)),
  bytes: median(visits.map(({ bytes }) => bytes)),
  ready: visits.every(({ ready }) => ready === undefined) ? undefined : median(visits.map(({ ready = NaN }) => ready)),
  faces: Math.min(...visits.map(({ faces }) => faces)),
});

/** Everything in which a page falls short beside the bare one, as lines for a person. */
export function shortfalls(page: Measured, floor: Measured): string[] {
  const { firstPaint, largestPaint, shift, ready, faces } = mediansOf(page);
  const least = mediansOf(floor);
  const ratios = [
    ['first paint', firstPaint / least.firstPaint, limits.firstPaint],
    ['largest paint', largestPaint / least.largestPaint, limits.largestPaint],
    ['layout shift', shift, limits.shift],
    ['form ready after first paint, in ms,', ready ?? 0, limits.ready],
  ] as const;
  return [
    ...ratios.flatMap(([name, value, limit]) =>
      value <= limit ? [] : [`${page.path}: ${name} ${value.toFixed(value < 10 ? 3 : 0)}, and not ${limit}.`],
    ),
    ...(faces === 0 ? [`${page.path}: no face of ours came.`] : []),
  ];
}

/** The visits as a table of Markdown. */
function visitTable(pages: readonly Measured[], floor: Measured): string {
  const least = mediansOf(floor);
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
  const rows = [{ ...floor, path: 'a bare page' }, ...pages].map((page) => {
    const { firstPaint, largestPaint, shift, bytes, ready, faces } = mediansOf(page);
    return [
      page.path.startsWith('/') ? `\`${page.path}\`` : page.path,
      seconds(firstPaint),
      (firstPaint / least.firstPaint).toFixed(2),
      seconds(largestPaint),
      (largestPaint / least.largestPaint).toFixed(2),
      shift.toFixed(3).replace(/\.?0+$/, ''),
      `${(bytes / 1000).toFixed(1)} kB`,
      ready === undefined ? '' : seconds(ready),
      String(faces),
    ];
  });
  return markdownTable([
    ['page', 'first paint', 'ratio', 'largest paint', 'ratio', 'shift', 'bytes', 'form ready after', 'faces'],
    ...rows,
  ]);
}

/** The flag by which Chromium takes a certificate for a good one, and keeps what came under it, as it would a host's. */
function trust(certificate: Buffer): string {
  const key = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' });
  return `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`;
}

/** The pages of a finished export that can be visited. */
const pagesToVisit = (folder: string): { path: string }[] =>
  pagesIn(folder)
    .filter(({ path }) => canBeMeasured(path))
    .toSorted((one, other) => languages.indexOf(languageOf(one.path)) - languages.indexOf(languageOf(other.path)));

async function main(args: readonly string[]): Promise<boolean> {
  const runs = Number(args.find((each) => each.startsWith('--runs='))?.slice('--runs='.length) ?? 5);
  const asked = args.filter((each) => each.startsWith('/'));
  const all = pagesToVisit('out');
  const pages = asked.length > 0 ? all.filter(({ path }) => asked.includes(path)) : firstOfEachKind(all);
  if (pages.length === 0) throw new Error('No such page. Run `npm run build` first, and name pages as /story.');

  const folder = mkdtempSync(join(tmpdir(), 'visit-'));
  const bareFolder = join(folder, 'bare');
  mkdirSync(bareFolder);
  for (const file of ['index.html', '404.html']) writeFileSync(join(bareFolder, file), bareHtml);
  const { certificate, key } = makeCertificate(folder);
  const secure = { key: readFileSync(key), cert: readFileSync(certificate) };
  const requests: string[] = [];
  const site = await serve('out', 0, 'localhost', { secure, onRequest: (path) => requests.push(path) });
  const bareSite = await serve(bareFolder, 0, 'localhost', { secure });
  const link = await slowLink(site.origin);
  const bareLink = await slowLink(bareSite.origin);
  const flags = [...launchOptions.args, trust(secure.cert)];
  const browser = await chromium.launch({ ...launchOptions, args: flags });
  const visits = new Map<string, Visit[]>(pages.map(({ path }) => [path, []]));
  const bareVisits: Visit[] = [];
  const seconds: SecondPage[] = [];
  try {
    // The first pages of a browser are slower than all that follow.
    await firstVisit(browser, bareLink, '/');
    for (let run = 1; run <= runs; run += 1) {
      for (const [index, { path }] of pages.entries()) {
        // Throughout the run, so that whatever else the machine does slows it down as much as the others.
        if (index % 8 === 0) bareVisits.push(await firstVisit(browser, bareLink, '/'));
        visits.get(path)?.push(await firstVisit(browser, link, path));
      }
      for (const language of languages) seconds.push(await secondPage(link, requests, flags, language));
      console.log(`Run ${run} of ${runs}: ${pages.length} pages.`);
    }
  } finally {
    await browser.close();
    for (const each of [link, bareLink]) each.close();
    await site.close();
    await bareSite.close();
    rmSync(folder, { recursive: true });
  }

  const floor = { path: '/', visits: bareVisits };
  const measured = pages.map(({ path }) => ({ path, visits: visits.get(path) ?? [] }));
  const table = visitTable(measured, floor);
  console.log(table);
  if (asked.length === 0) writeReport('visit', table);
  const mistakes = measured.flatMap((page) => shortfalls(page, floor));
  for (const language of languages) {
    const own = seconds.filter((each) => each.language === language);
    const milliseconds = median(own.map((each) => each.milliseconds));
    const again = [...new Set(own.flatMap((each) => each.again))];
    const ahead = own.filter(({ isRenderedAhead }) => isRenderedAhead).length;
    console.log(
      `Second page (${language}): ${milliseconds.toFixed(0)} ms from the click, rendered ahead ${ahead} times of ` +
        `${own.length}, ${again.length} files again.`,
    );
    if (!(milliseconds <= limits.second))
      mistakes.push(`A second page (${language}) takes ${milliseconds.toFixed(0)} ms.`);
    if (again.length > 0) mistakes.push(`A second page (${language}) asks again for ${again.join(', ')}.`);
  }
  console.log(mistakes.length > 0 ? mistakes.join('\n') : `All ${pages.length} pages are as fast as asked.`);
  return mistakes.length === 0;
}

void program(import.meta.url, main);
