import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { expect, test } from './support/test';

test('nginx accepts the configuration of the container', ({ server }, info) => {
  test.skip(server !== 'nginx', 'The container runs nginx.');
  const file = info.outputPath('nginx.conf');
  const folder = info.outputPath('.');
  writeFileSync(
    file,
    `pid ${folder}/nginx.pid; events {} http { client_body_temp_path ${folder}; include ${resolve('deploy/nginx.container.conf')}; }`,
  );
  const { status, stderr } = spawnSync('nginx', ['-t', '-e', 'stderr', '-p', folder, '-c', file], { encoding: 'utf8' });

  expect(stderr).toContain('test is successful');
  expect(status).toBe(0);
});

test('Caddy accepts its file as it is committed, with nothing said by the environment', ({ server }) => {
  test.skip(server !== 'caddy', 'The file is Caddy’s.');
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
