import { existsSync } from 'node:fs';

import { defineConfig } from '@playwright/test';

import { launchOptions } from './scripts/lib/browser-options';
import { freePort } from './scripts/lib/port.mjs';

// Chosen once: the workers, which read this file again, inherit what the first reading wrote down.
process.env.KAIVINAI_SITE_PORT ??= String(await freePort(4173));
process.env.KAIVINAI_VARIANT_PORT ??= String(await freePort(4174));

/** The deployed export, and the one that is built in another way for the tests alone (scripts/build/variant.ts). */
const exports = {
  site: { folder: 'out', port: process.env.KAIVINAI_SITE_PORT },
  variant: { folder: 'out-variant', port: process.env.KAIVINAI_VARIANT_PORT },
};

const origin = ({ port }: { port: string }) => `http://localhost:${port}`;

const reportFile = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE;

export default defineConfig({
  testDir: '__tests__',
  outputDir: 'test-results',
  fullyParallel: true,
  // A third uses what two leave idle while they wait for a page.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  reporter: reportFile ? [['list'], ['json', { outputFile: reportFile }]] : 'list',
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // What moves is tested by those who ask for it; everything else is tested at rest.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions,
  },
  projects: [
    // Reads the finished files: no test of it opens a browser.
    { name: 'export', testMatch: 'export/**/*.spec.ts' },
    {
      name: 'site',
      testMatch: 'e2e/**/*.spec.ts',
      testIgnore: '**/*.variant.spec.ts',
      use: { baseURL: origin(exports.site) },
    },
    { name: 'variant', testMatch: 'e2e/**/*.variant.spec.ts', use: { baseURL: origin(exports.variant) } },
  ],
  // Without the variant only the tests that need it fail.
  webServer: Object.values(exports)
    .filter(({ folder }) => folder === exports.site.folder || existsSync(folder))
    .map((served) => ({
      command: `node scripts/serve.mjs ${served.folder} ${served.port}`,
      url: origin(served),
      reuseExistingServer: false,
    })),
});
