import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { expect, test } from './support/test';

test('nginx accepts the configuration of the container', () => {
  const info = test.info();
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
