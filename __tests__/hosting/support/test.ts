import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { test as base } from '@playwright/test';

import { freePort } from '../../../scripts/lib/port.mjs';

import { makeCertificate } from '@/scripts/lib/certificate';
import { askPlainly, askSecurely, type Answer, type Question } from './ask';
import { startCloudflare } from './cloudflare';
import { startServer, type ServerName } from './servers';

/** A server that runs, with one release behind its link `current`. */
export type Host = {
  readonly origin: string;
  readonly httpsPort: number;
  readonly authority: Buffer;
  /** Asks over TLS, and trusts the test's authority alone. */
  readonly ask: (path: string, question?: Question) => Promise<Answer>;
  readonly askWithoutTls: (path: string, question?: Question) => Promise<Answer>;
  /** The release that the server starts with: out/. */
  readonly first: string;
  /** Copies an export to a release of its own, not yet published. Returns its folder. */
  readonly addRelease: (name: string, out: string) => string;
  /** Publishes a release in one move. */
  readonly publish: (release: string) => void;
};

type WorkerFixtures = {
  readonly server: ServerName | 'cloudflare';
  /** Whatever serves the export. */
  readonly site: Pick<Host, 'ask'>;
  /** The same, where it is a server of ours. */
  readonly host: Host;
};

async function open(server: ServerName): Promise<{ host: Host; close: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), `kaivinai-${server}-`));
  const current = join(folder, 'current');
  mkdirSync(join(folder, 'releases'));
  const certificate = makeCertificate(folder);
  // Both servers are started at the same time.
  const apart = server === 'nginx' ? 0 : 100;
  const httpPort = await freePort(8080 + apart);
  const httpsPort = await freePort(8443 + apart);

  const addRelease: Host['addRelease'] = (name, out) => {
    if (!existsSync(out)) {
      throw new Error(`There is no ${out}/ to publish. Run \`npm run build\` and \`npm run build:variant\` first.`);
    }
    const release = join(folder, 'releases', name);
    // Hard links: a release is read, never written to.
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
  const ask: Host['ask'] = (path, question) => askSecurely(httpsPort, certificate.authority, path, question);
  const stop = await startServer(server, { folder, root: current, httpPort, httpsPort, certificate }, () =>
    ask('/').then(
      () => true,
      () => false,
    ),
  );

  return {
    host: {
      origin: `https://localhost:${httpsPort}`,
      httpsPort,
      authority: certificate.authority,
      ask,
      askWithoutTls: (path, question) => askPlainly(httpPort, path, question),
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
