import { spawnSync } from 'node:child_process';

import { expect, test } from './support/test';

test('Caddy accepts its file as it is committed, with nothing said by the environment', () => {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('SITE_')));
  const { status, stdout, stderr } = spawnSync(
    'caddy',
    ['adapt', '--adapter', 'caddyfile', '--config', 'deploy/Caddyfile'],
    // The environment of Next.js would make NODE_ENV a must.
    { encoding: 'utf8', env: env as NodeJS.ProcessEnv },
  );

  expect(stderr).not.toMatch(/error/i);
  expect(status).toBe(0);
  expect(stdout).toContain('"kaivinai.example"');
});
