import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

import { SLOWDOWN, type SlowLink } from './link';

const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'en-IN',
};

/** What one first visit took: milliseconds since the page was asked for, and bytes through the link. */
export type Visit = {
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
export async function firstVisit(browser: Browser, link: SlowLink, path: string): Promise<Visit> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
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
