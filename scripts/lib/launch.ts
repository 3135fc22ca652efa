import type { LaunchOptions } from '@playwright/test';

import { findBrowser } from './browser.mjs';

/** How every test and every measurement starts its browser. */
export const launchOptions = {
  // Undefined lets Playwright say by itself what is missing.
  executablePath: findBrowser(),
  // Nothing but the pages may speak to the network while somebody listens.
  args: [
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
  ],
} satisfies LaunchOptions;
