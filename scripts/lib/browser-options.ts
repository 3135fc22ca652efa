import type { LaunchOptions } from '@playwright/test';

import { findBrowser } from './browser.mjs';

/**
 * Features that Playwright disables in Chromium. Chromium only uses the last `--disable-features` argument, so ours
 * repeats them; a test compares the list with Playwright's.
 */
export const offByPlaywright = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  'msForceBrowserSignIn',
] as const;

/**
 * The address bar's drop-down, which Chromium 156 renders as two pages. They load with each new window and use 0.9 s of
 * CPU while the first page loads. Puppeteer disables them too (https://github.com/puppeteer/puppeteer/pull/15278).
 */
const addressBarLists = ['WebUIOmniboxAimPopup', 'WebUIOmniboxPopup'] as const;

/** Browser launch options of all tests and measurements. */
export const launchOptions = {
  // If undefined, Playwright reports what is missing.
  executablePath: findBrowser(),
  args: [
    `--disable-features=${[...offByPlaywright, ...addressBarLists].join(',')}`,
    // Disables background requests, so that only pages use the network.
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
  ],
} satisfies LaunchOptions;
