// `npm run bench:visit [-- /path … --runs=5 --slowdown=4]`: what a first visit takes on a phone with a slow link, for a
// page of each kind of out/ or for those named, beside a bare page of the same server in the same run; and what a second
// page takes. Medians; with no page named and no other phone, the table goes into docs/performance.md. Wants a machine
// that does nothing else.

import { spawn, type ChildProcess } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';

import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';

import { type Language, languages, rootOf } from '@/lib/languages';

import { makeCertificate } from '../lib/certificate';
import { launchOptions } from '../lib/launch';
import { canBeMeasured, firstOfEachKind, languageOf, pagesIn } from '../lib/page-kinds';
import { program } from '../lib/program';
import { markdownTable, median, writeReport } from '../lib/report';
import { serve } from '../lib/serve.mjs';

/** What is asked: times of a first visit as ratios to the bare page, layout shift, and milliseconds. */
const limits = { firstPaint: 1.15, largestPaint: 1.3, shift: 0.01, ready: 1500, second: 100 } as const;

/** The link: there and back in milliseconds, bytes a second, and what a server sends before the first receipt (RFC 6928). */
const LINK = { roundTrip: 150, bytesPerSecond: 200_000, segment: 1460, window: 14_600 } as const;

/** How many times slower than this machine the phone is, unless `--slowdown` says otherwise. */
const SLOWDOWN = 4;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A slow way to a server, and what went through it. */
export type SlowLink = {
  readonly origin: string;
  /** How many bytes came since the last reset. */
  readonly received: number;
  readonly reset: () => void;
  /** Until nothing has come for so many milliseconds. */
  readonly quiet: (milliseconds: number) => Promise<void>;
  readonly close: () => void;
};

/**
 * A link that any request takes, whoever in the browser makes it: the throttling of the developer tools knows neither
 * connections nor pages that are rendered ahead. A connection costs a round trip before its first byte; what is sent
 * before a receipt is limited and doubles with each round trip, as TCP does it (slow start); all connections share the
 * bandwidth. TLS passes through it as on any link. There is no lookup of a name.
 */
export async function slowLink(target: string): Promise<SlowLink> {
  const { protocol, port: targetPort } = new URL(target);
  const sockets = new Set<Socket>();
  let received = 0;
  let last = performance.now();
  let free = 0;

  const server = createServer((client) => {
    const opened = performance.now();
    const upstream = connect(Number(targetPort), 'localhost');
    const waiting: Buffer[] = [];
    // What is under way, either way: timers that are due in the same millisecond may be called in any order.
    const coming: Buffer[] = [];
    const going: Buffer[] = [];
    let window: number = LINK.window;
    let unreceipted = 0;
    let isEnded = false;

    const send = () => {
      while (waiting[0] && unreceipted + waiting[0].length <= window) {
        const bytes = waiting.shift() ?? Buffer.alloc(0);
        unreceipted += bytes.length;
        const now = performance.now();
        free = Math.max(free, now) + (bytes.length / LINK.bytesPerSecond) * 1000;
        coming.push(bytes);
        setTimeout(
          () => {
            const next = coming.shift() ?? Buffer.alloc(0);
            received += next.length;
            last = performance.now();
            if (!client.destroyed) client.write(next);
          },
          free - now + LINK.roundTrip / 2,
        );
        setTimeout(
          () => {
            unreceipted -= bytes.length;
            window += bytes.length;
            send();
          },
          free - now + LINK.roundTrip,
        );
      }
      if (isEnded && waiting.length === 0) setTimeout(() => client.end(), free - performance.now() + LINK.roundTrip);
    };

    client.on('data', (bytes: Buffer) => {
      last = performance.now();
      const connecting = Math.max(0, opened + LINK.roundTrip - performance.now());
      going.push(bytes);
      setTimeout(
        () => {
          const next = going.shift() ?? Buffer.alloc(0);
          if (!upstream.destroyed) upstream.write(next);
        },
        connecting + LINK.roundTrip / 2,
      );
    });
    upstream.on('data', (bytes: Buffer) => {
      for (let from = 0; from < bytes.length; from += LINK.segment) {
        waiting.push(bytes.subarray(from, from + LINK.segment));
      }
      send();
    });
    upstream.on('end', () => {
      isEnded = true;
      send();
    });
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      socket.setNoDelay();
      // A browser that goes away breaks its connections off.
      socket.on('error', () => other.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
    client.on('close', () => upstream.destroy());
  });

  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `${protocol}//localhost:${port}`,
    get received() {
      return received;
    },
    reset() {
      received = 0;
    },
    async quiet(milliseconds) {
      while (performance.now() - last < milliseconds) await pause(50);
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'en-IN',
};

/** What one first visit took: milliseconds since the page was asked for, and bytes through the link. */
type Visit = {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly shift: number;
  readonly bytes: number;
  /** From the first paint until the form can be sent; none on a page without one. */
  readonly ready: number | undefined;
  /** How many files of our faces came, and were used. */
  readonly faces: number;
};

declare global {
  interface Window {
    /** When the form of the page could be sent. */
    formReady?: number;
  }
}

/** Notes when an island has started: its form can be sent from then on. */
function noteReadiness(): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('[data-island][data-started]')) return;
    window.formReady = performance.now();
    observer.disconnect();
  });
  observer.observe(document, { subtree: true, attributeFilter: ['data-started'] });
}

/** What the browser has noted of the page. No function in it has a name: the compiler would mark it by one of its own. */
const readVisit = (page: Page) =>
  page.evaluate(async () => {
    const noted: Record<string, (PerformanceEntry & { readonly value?: number })[]> = {};
    for (const type of ['paint', 'largest-contentful-paint', 'layout-shift']) {
      noted[type] = await new Promise((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
        setTimeout(() => resolve([]), 200);
      });
    }
    const firstPaint = noted.paint?.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN;
    return {
      firstPaint,
      largestPaint: noted['largest-contentful-paint']?.at(-1)?.startTime ?? Number.NaN,
      shift: noted['layout-shift']?.reduce((sum, { value = 0 }) => sum + value, 0) ?? Number.NaN,
      ready: window.formReady === undefined ? undefined : Math.max(0, window.formReady - firstPaint),
      // Stand-ins, which a system has, are among its fonts; a file is fetched for text that is set in it.
      faces: performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2')).length,
    };
  });

/** Opens a page as somebody who has never been here. */
async function firstVisit(browser: Browser, link: SlowLink, path: string, slowdown: number): Promise<Visit> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(noteReadiness);
    link.reset();
    await page.goto(`${link.origin}${path}`, { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready);
    if ((await page.locator('[data-island]').count()) > 0) await page.waitForFunction(() => window.formReady);
    await link.quiet(500);
    return { ...(await readVisit(page)), bytes: link.received };
  } finally {
    await context.close();
  }
}

/** What a second page took, whose link was pointed at and clicked. */
type SecondPage = {
  readonly language: Language;
  /** From the click until it was painted. */
  readonly milliseconds: number;
  readonly isRenderedAhead: boolean;
  /** Fonts and pictures that the first page had loaded, and the second asked for again. */
  readonly again: readonly string[];
};

type Message = {
  readonly id?: number;
  readonly method?: string;
  readonly params?: { readonly sessionId: string; readonly targetInfo: { readonly type: string } };
  readonly result?: Record<string, unknown>;
  readonly error?: { readonly message: string };
};

/** Speaks to a browser by its own protocol: whatever Playwright looks at, Chromium does not render ahead. */
function speakTo(browser: ChildProcess, slowdown: number) {
  const [, , , input, output] = browser.stdio as [null, null, null, Writable, Readable];
  const answers = new Map<number, (message: Message) => void>();
  const pages: string[] = [];
  let id = 0;
  let rest = '';

  const ask = (method: string, params: object = {}, sessionId?: string): Promise<Record<string, unknown>> =>
    new Promise((resolve, reject) => {
      id += 1;
      answers.set(id, ({ result = {}, error }) => (error ? reject(new Error(error.message)) : resolve(result)));
      input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    });

  output.on('data', (chunk: Buffer) => {
    const messages = (rest + chunk.toString()).split('\0');
    rest = messages.pop() ?? '';
    for (const message of messages.map((text) => JSON.parse(text) as Message)) {
      if (message.id !== undefined) answers.get(message.id)?.(message);
      if (message.method !== 'Target.attachedToTarget' || !message.params) continue;
      // The page itself, then those rendered ahead; the last is the one that is shown in the end.
      const { sessionId, targetInfo } = message.params;
      if (targetInfo.type === 'page') pages.push(sessionId);
      void ask('Emulation.setCPUThrottlingRate', { rate: slowdown }, sessionId).catch(() => {});
      void ask('Runtime.runIfWaitingForDebugger', {}, sessionId).catch(() => {});
    }
  });
  return { ask, pages };
}

/** Runs an expression in a page. */
async function evaluate(ask: ReturnType<typeof speakTo>['ask'], page: string | undefined, expression: string) {
  const { result } = await ask('Runtime.evaluate', { expression, returnByValue: true }, page);
  // The caller knows what its expression gives.
  return (result as { value: unknown }).value;
}

/** Where the browser is, and by the clock of the machine, when it was painted. */
const readSecondPage = `(() => {
  const [{ activationStart }] = performance.getEntriesByType('navigation');
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const painted = performance.timeOrigin + Math.max(activationStart, paint?.startTime ?? NaN);
  return { path: location.pathname, activationStart, painted };
})()`;

/**
 * Goes on from Home to Our Story, by the link in the header, as a hand with a mouse does.
 *
 * @param requests the paths that the server was asked for, which it adds to
 * @param args how the browser is started
 * @param slowdown how many times slower than this machine it is
 */
async function secondPage(
  link: SlowLink,
  requests: string[],
  args: readonly string[],
  language: Language,
  slowdown: number,
): Promise<SecondPage> {
  const profile = mkdtempSync(join(tmpdir(), 'visitor-'));
  const flags = [...args, '--headless', '--no-sandbox', '--remote-debugging-pipe', `--user-data-dir=${profile}`];
  const browser = spawn(launchOptions.executablePath ?? 'chromium', flags, {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  try {
    const { ask, pages } = speakTo(browser, slowdown);
    // By its tab: a page that is looked at by itself may render nothing ahead.
    const { targetId } = await ask('Target.createTarget', { url: 'about:blank', forTab: true });
    const { sessionId } = (await ask('Target.attachToTarget', { targetId, flatten: true })) as { sessionId: string };
    const attach = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true, filter: [{}] };
    await ask('Target.setAutoAttach', attach, sessionId);
    while (pages.length === 0) await pause(50);
    const first = pages[0];
    const screen = { width: 1440, height: 900, deviceScaleFactor: 1, mobile: false };
    await ask('Emulation.setDeviceMetricsOverride', screen, first);

    requests.length = 0;
    const path = `${rootOf(language)}/story`;
    await ask('Page.navigate', { url: `${link.origin}${rootOf(language) || '/'}` }, first);
    await link.quiet(1500);
    const had = new Set(requests);
    requests.length = 0;
    const place = (await evaluate(
      ask,
      first,
      `(() => {
        const links = [...document.querySelectorAll('header a[href="${path}"]')].map((each) => each.getBoundingClientRect());
        const { x, y, width, height } = links.find((each) => each.height > 0);
        return { x: x + width / 2, y: y + height / 2 };
      })()`,
    )) as object;
    const move = (type: string) =>
      ask(
        'Input.dispatchMouseEvent',
        { type, ...place, button: type === 'mouseMoved' ? 'none' : 'left', clickCount: 1 },
        first,
      );
    await move('mouseMoved');
    // As long as a hand rests on a link, and until what was asked for ahead is there.
    await pause(300);
    await link.quiet(1500);
    void move('mousePressed').catch(() => {});
    await pause(80);
    // By the clock, not by a script in the first page: to keep the time for the second took that 8 ms.
    const clicked = performance.timeOrigin + performance.now();
    void move('mouseReleased').catch(() => {});
    await pause(500);
    await link.quiet(1500);

    let shown = { path: '', activationStart: 0, painted: Number.NaN };
    for (let tries = 0; tries < 20 && !(shown.painted > clicked); tries += 1) {
      await pause(250);
      shown = (await evaluate(ask, pages.at(-1), readSecondPage)) as typeof shown;
    }
    if (shown.path !== path) throw new Error(`The click led to ${shown.path}, and not to ${path}.`);
    const again = requests.filter((each) => had.has(each) && /\.(woff2|avif|jpe?g|png|svg)$/.test(each));
    return { language, milliseconds: shown.painted - clicked, isRenderedAhead: shown.activationStart > 0, again };
  } finally {
    browser.kill();
    await once(browser, 'exit');
    // Its processes take a moment to be gone, and write until then.
    await rm(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}

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
  const valueOf = (name: string) => args.find((each) => each.startsWith(`--${name}=`))?.split('=')[1];
  const runs = Number(valueOf('runs') ?? 5);
  const slowdown = Number(valueOf('slowdown') ?? SLOWDOWN);
  if (!(runs >= 1 && slowdown >= 1))
    throw new Error('--runs and --slowdown are numbers of 1 and more, as --slowdown=2.');
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
    await firstVisit(browser, bareLink, '/', slowdown);
    for (let run = 1; run <= runs; run += 1) {
      for (const [index, { path }] of pages.entries()) {
        // Throughout the run, so that whatever else the machine does slows it down as much as the others.
        if (index % 8 === 0) bareVisits.push(await firstVisit(browser, bareLink, '/', slowdown));
        visits.get(path)?.push(await firstVisit(browser, link, path, slowdown));
      }
      for (const language of languages) seconds.push(await secondPage(link, requests, flags, language, slowdown));
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
  if (asked.length === 0 && slowdown === SLOWDOWN) writeReport('visit', table);
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
