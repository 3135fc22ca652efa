import type { LaunchOptions } from '@playwright/test';

import { findBrowser } from './browser.mjs';

/**
 * What Playwright switches off in Chromium by itself. Of several such lists Chromium takes the last, so whoever adds
 * one says these again; a test holds them against Playwright's own.
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
 * The list below the address bar, which Chromium 156 makes of two pages of its own. It loads both with each new
 * window, in a process that works for 0.9 s, just while the first page of the window loads. Puppeteer switches them
 * off too (https://github.com/puppeteer/puppeteer/pull/15278).
 */
const addressBarLists = ['WebUIOmniboxAimPopup', 'WebUIOmniboxPopup'] as const;

/** How every test and every measurement starts its browser. */
export const launchOptions = {
  // Undefined lets Playwright say by itself what is missing.
  executablePath: findBrowser(),
  args: [
    `--disable-features=${[...offByPlaywright, ...addressBarLists].join(',')}`,
    // Nothing but the pages may speak to the network while somebody listens.
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
  ],
} satisfies LaunchOptions;
