// `npm run bench:your-data [-- 20000]`: how long the main thread of a browser works to open /privacy/your-data of out/ with
// that many records stored. Wants a machine that does nothing else.

import { chromium } from '@playwright/test';

import { buildRecord } from '@/lib/forms/records';

import { findBrowser } from '../lib/browser.mjs';
import { median } from '../lib/report';
import { serve } from '../lib/serve.mjs';

/** What the main thread may take, in seconds. */
const most = 1;
const runs = 3;

const count = Number(process.argv[2] ?? 20_000);
const values = { name: 'Anitha Raj', email: 'anitha@example.com', subject: 'Gifts', message: 'Forty boxes, please' };
const records = JSON.stringify(
  Array.from({ length: count }, (_, index) =>
    buildRecord('contact', values, { timestamp: new Date(index * 1000).toISOString(), userAgent: 'Mozilla/5.0' }),
  ),
);

const server = await serve('out');
const browser = await chromium.launch({ executablePath: findBrowser() });
try {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await page.goto(`${server.origin}/privacy`);
  await page.evaluate((text) => localStorage.setItem('contactSubmissions', text), records);
  await session.send('Performance.enable');

  const times: number[] = [];
  while (times.length < runs) {
    // Each run counts from its own navigation.
    await page.goto('about:blank');
    await page.goto(`${server.origin}/privacy/your-data`);
    await page.getByRole('row').nth(1).waitFor();
    await page.waitForTimeout(1000);
    const { metrics } = await session.send('Performance.getMetrics');
    times.push(metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  }

  const taken = median(times);
  console.log(
    `${count.toLocaleString('en-IN')} records (${(records.length / 1e6).toFixed(1)} million characters): ` +
      `${taken.toFixed(2)} s of main thread, the median of ${times.map((time) => time.toFixed(2)).join(', ')}.`,
  );
  process.exitCode = taken < most ? 0 : 1;
} finally {
  await browser.close();
  await server.close();
}
