import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { test as base } from '@playwright/test';

import { freePort } from '../../../scripts/lib/port.mjs';

import { makeCertificate } from '@/scripts/lib/certificate';
import { requestHttp, requestHttps, type Answer, type Question } from './request';
import { startCloudflare } from './cloudflare';
import { startServer, type ServerName } from './servers';

/** A running server, with one release behind its link `current`. */
export type Host = {
  readonly origin: string;
  readonly httpsPort: number;
  readonly authority: Buffer;
  /** Sends a request over TLS that trusts only the test's certificate authority. */
  readonly request: (path: string, question?: Question) => Promise<Answer>;
  readonly requestWithoutTls: (path: string, question?: Question) => Promise<Answer>;
  /** The initial release: out/. */
  readonly first: string;
  /** Copies an export to a new, unpublished release. Returns its folder. */
  readonly addRelease: (name: string, out: string) => string;
  /** Publishes a release atomically. */
  readonly publish: (release: string) => void;
};

type WorkerFixtures = {
  readonly server: ServerName | 'cloudflare';
  /** Any host. */
  readonly site: Pick<Host, 'request'>;
  /** The running server: nginx or Caddy. */
  readonly host: Host;
};

async function open(server: ServerName): Promise<{ host: Host; close: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), `kaivinai-${server}-`));
  const current = join(folder, 'current');
  mkdirSync(join(folder, 'releases'));
  const certificate = makeCertificate(folder);
  // Both servers start at the same time, on different ports.
  const offset = server === 'nginx' ? 0 : 100;
  const httpPort = await freePort(8080 + offset);
  const httpsPort = await freePort(8443 + offset);

  const addRelease: Host['addRelease'] = (name, out) => {
    if (!existsSync(out)) {
      throw new Error(`There is no ${out}/ to publish. Run \`npm run build\` and \`npm run build:variant\` first.`);
    }
    const release = join(folder, 'releases', name);
    // Hard links, because releases are read-only.
    execFileSync('cp', ['-al', resolve(out), release]);
    return release;
  };
  const publish: Host['publish'] = (release) => {
    symlinkSync(release, `${current}.new`);
    renameSync(`${current}.new`, current);
    if (readlinkSync(current) !== release) {
      throw new Error(`${current} does not lead to ${release}.`);
    }
  };

  const first = addRelease('first', 'out');
  publish(first);
  const request: Host['request'] = (path, question) => requestHttps(httpsPort, certificate.authority, path, question);
  const stop = await startServer(server, { folder, root: current, httpPort, httpsPort, certificate }, () =>
    request('/').then(
      () => true,
      () => false,
    ),
  );

  return {
    host: {
      origin: `https://localhost:${httpsPort}`,
      httpsPort,
      authority: certificate.authority,
      request,
      requestWithoutTls: (path, question) => requestHttp(httpPort, path, question),
      first,
      addRelease,
      publish,
    },
    close: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export const test = base.extend<object, WorkerFixtures>({
  server: ['nginx', { option: true, scope: 'worker' }],

  site: [
    async ({ server }, provide) => {
      const { host, close } = server === 'cloudflare' ? await startCloudflare('out') : await open(server);
      await provide(host);
      await close();
    },
    { scope: 'worker' },
  ],

  host: [
    async ({ site }, provide) => {
      if (!('publish' in site)) throw new Error('This host is not ours.');
      await provide(site as Host);
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
