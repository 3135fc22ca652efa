import { defineConfig } from '@playwright/test';

import { launchOptions } from './scripts/lib/browser-options';

/**
 * `npm run test:editor`: the editor in the browser, driven on a copy of the content. Apart from the other tests, for they
 * install none of its packages.
 */
export default defineConfig({
  testDir: '__tests__/editor',
  outputDir: 'test-results/editor',
  globalSetup: './__tests__/editor/support/build.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 1_200_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    viewport: { width: 1440, height: 900 },
    actionTimeout: 30_000,
    launchOptions,
  },
});
