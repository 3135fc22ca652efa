import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { installTool } from '@/scripts/lib/tool';

import { freePort } from '../../../scripts/lib/port.mjs';
import { requestHttp, type Question } from './request';

/**
 * Serves a folder like Cloudflare Pages, with Cloudflare's local tool. Needs no network once installed.
 *
 * @throws {Error} with its output, when it does not start
 */
export async function startCloudflare(folder: string) {
  const packages = await installTool('deploy/wrangler');
  const home = mkdtempSync(join(tmpdir(), 'kaivinai-cloudflare-'));
  const port = await freePort(8788, '127.0.0.1');
  const args = ['pages', 'dev', resolve(folder), '--ip', '127.0.0.1', '--port', String(port)];
  const child = spawn(
    process.execPath,
    [join(packages, 'wrangler/bin/wrangler.js'), ...args, '--compatibility-date', '2026-01-01'],
    {
      cwd: home,
      env: {
        ...process.env,
        HOME: home,
        XDG_CONFIG_HOME: home,
        WRANGLER_SEND_METRICS: 'false',
        CLOUDFLARE_CF_FETCH_ENABLED: 'false',
        CI: 'true',
      },
      // A process group, so that the server it starts ends too.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (printed += part.toString()));

  const request = (path: string, question?: Question) => requestHttp(port, path, question);
  for (let attempt = 0; attempt < 300 && child.exitCode === null; attempt += 1) {
    const responds = await request('/').then(
      () => true,
      () => false,
    );
    if (responds) {
      const close = () => {
        process.kill(-(child.pid ?? 0));
        rmSync(home, { recursive: true, force: true, maxRetries: 5 });
      };
      return { host: { request }, close };
    }
    await new Promise((again) => setTimeout(again, 200));
  }
  if (child.exitCode === null) process.kill(-(child.pid ?? 0));
  throw new Error(`wrangler does not serve ${folder}/:\n${printed}`);
}
