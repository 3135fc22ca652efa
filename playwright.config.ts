// The settings of .env, with which the export was built.
import './scripts/lib/environment';

import { existsSync } from 'node:fs';

import { defineConfig, type PlaywrightTestOptions, type PlaywrightWorkerOptions, type Project } from '@playwright/test';

import { isInstalled } from './scripts/lib/installed';
import { launchOptions } from './scripts/lib/browser-options';
import { freePort } from './scripts/lib/port.mjs';

// Chosen once: the workers, which read this file again, inherit the environment of the first reading.
process.env.KAIVINAI_SITE_PORT ??= String(await freePort(4173));
process.env.KAIVINAI_VARIANT_PORT ??= String(await freePort(4174));

/** The deployed export, and the one that is built in another way for tests alone (build/variant.ts). */
const exports = {
  site: { folder: 'out', port: process.env.KAIVINAI_SITE_PORT },
  variant: { folder: 'out-variant', port: process.env.KAIVINAI_VARIANT_PORT },
};

const getOrigin = ({ port }: { port: string }) => `http://localhost:${port}`;

/** `npm run test:e2e`. */
const siteTests: Project<PlaywrightTestOptions, PlaywrightWorkerOptions & { folder: string }>[] = [
  // Reads the finished files; no test of it opens a browser.
  // One test asks all pages.
  { name: 'export', testMatch: 'export/**/*.spec.ts', testIgnore: '**/*.variant.spec.ts', timeout: 300_000 },
  // The same of the variant, whose content has English items without Tamil, and odd words.
  {
    name: 'export-variant',
    testMatch: ['head', 'html', 'languages', 'links', '*.variant'].map((name) => `export/${name}.spec.ts`),
    timeout: 300_000,
    use: { folder: exports.variant.folder },
  },
  {
    name: 'site',
    testMatch: 'e2e/**/*.spec.ts',
    testIgnore: '**/*.variant.spec.ts',
    use: { baseURL: getOrigin(exports.site) },
  },
  { name: 'variant', testMatch: 'e2e/**/*.variant.spec.ts', use: { baseURL: getOrigin(exports.variant) } },
  // Chromium 80, Firefox and WebKit.
  { name: 'engines', testMatch: 'engines/**/*.spec.ts', use: { baseURL: getOrigin(exports.site) } },
];

/** `npm run test:hosting`: the export on nginx, with the file of deploy/. TLS needs a certificate made by openssl. */
const hostTests: Project[] = ['nginx', 'openssl'].every(isInstalled)
  ? [
      {
        name: 'host-nginx',
        testMatch: 'hosting/**/*.spec.ts',
        workers: 1,
        use: { ignoreHTTPSErrors: true },
      },
    ]
  : [];

/** `npm run test:editor`: the editor in the browser, on a copy of the content. Installs packages of its own. */
const editorTests: Project[] = [
  { name: 'editor-build', testMatch: 'editor/build.setup.ts' },
  {
    name: 'editor',
    testMatch: 'editor/**/*.spec.ts',
    dependencies: ['editor-build'],
    workers: 2,
    timeout: 1_200_000,
    expect: { timeout: 20_000 },
    use: { viewport: { width: 1440, height: 900 }, actionTimeout: 30_000, contextOptions: {} },
  },
];

const reportFile = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE;

export default defineConfig<object, { folder: string }>({
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
    // Tests of motion ask for it; everything else is tested at rest.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions,
  },
  projects: [...siteTests, ...hostTests, ...editorTests],
  // Without the variant only the tests that need it fail.
  webServer: Object.values(exports)
    .filter(({ folder }) => existsSync(folder))
    .map((served) => ({
      command: `node scripts/serve.mjs ${served.folder} ${served.port}`,
      url: getOrigin(served),
      reuseExistingServer: false,
    })),
});
