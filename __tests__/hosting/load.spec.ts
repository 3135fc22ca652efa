import { execFileSync } from 'node:child_process';

import { isInstalled } from './support/installed';
import { expect, test } from './support/test';

test('a hundred connections at once see no error', async ({ host }) => {
  test.skip(!isInstalled('wrk'), 'wrk is not installed here (Debian and Ubuntu: apt-get install wrk).');

  for (const path of ['/', '/contact', '/favicon.svg']) {
    const report = execFileSync('wrk', ['-c', '100', '-t', '2', '-d', '5s', '--latency', `${host.origin}${path}`], {
      encoding: 'utf8',
    });
    console.log(`${path}\n${report}`);

    expect(report, path).not.toMatch(/Socket errors|Non-2xx/);
    expect(Number(/(\d+) requests in/.exec(report)?.[1]), path).toBeGreaterThan(100);
  }
});
