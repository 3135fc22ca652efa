import type { LaunchOptions } from '@playwright/test';

import { findBrowser } from '../../../scripts/lib/browser.mjs';

/** How every test starts its browser. */
export const launchOptions: LaunchOptions = {
  // Undefined lets Playwright say by itself what is missing.
  executablePath: findBrowser(),
  // Nothing but the pages may speak to the network while a test listens.
  args: [
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
  ],
};
