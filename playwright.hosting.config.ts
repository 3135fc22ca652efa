import { defineConfig } from '@playwright/test';

import { launchOptions } from './scripts/lib/browser-options';
import { isInstalled } from './__tests__/hosting/support/installed';
import type { ServerName } from './__tests__/hosting/support/servers';

const servers: readonly ServerName[] = ['nginx', 'caddy'];
const installed = servers.filter(isInstalled);
// Nothing is tested without TLS, and the certificate is made by openssl.
const hasOpenssl = isInstalled('openssl');

// Once: every worker reads this file again.
if (process.env.TEST_WORKER_INDEX === undefined) {
  for (const server of servers.filter((name) => !installed.includes(name))) {
    console.log(`Skipped: ${server} is not installed here (Debian and Ubuntu: apt-get install ${server}).`);
  }
  if (!hasOpenssl) {
    console.log('Skipped: openssl is not installed here (Debian and Ubuntu: apt-get install openssl).');
  }
}

/** `npm run test:hosting`: the exports on real servers, with the configurations of deploy/, and as Cloudflare Pages serves them. */
export default defineConfig<object, { server: ServerName }>({
  testDir: '__tests__/hosting',
  outputDir: 'test-results/hosting',
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  reporter: 'list',
  use: { locale: 'en-IN', timezoneId: 'Asia/Kolkata', ignoreHTTPSErrors: true, launchOptions },
  projects: [
    ...(hasOpenssl ? installed : []).map((server) => ({
      name: server,
      // `configuration.nginx.spec.ts` is about nginx alone.
      testIgnore: [...servers.filter((other) => other !== server), 'cloudflare'].map(
        (other) => `**/*.${other}.spec.ts`,
      ),
      use: { server },
    })),
    // Its tool is installed by the test (deploy/wrangler).
    { name: 'cloudflare', testMatch: '**/*.cloudflare.spec.ts' },
  ],
});
