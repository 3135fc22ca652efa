import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { test as base } from '@playwright/test';

import { freePort } from '../../../scripts/lib/port.mjs';

import { makeCertificate } from '@/scripts/lib/certificate';
import { requestHttp, requestHttps, type Answer, type Question } from './request';
import { startServer } from './servers';

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
  /** nginx with the file in deploy/. */
  readonly host: Host;
};

async function open(): Promise<{ host: Host; close: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'kaivinai-nginx-'));
  const current = join(folder, 'current');
  mkdirSync(join(folder, 'releases'));
  const certificate = makeCertificate(folder);
  const httpPort = await freePort(8080);
  const httpsPort = await freePort(8443);

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
  const stop = await startServer({ folder, root: current, httpPort, httpsPort, certificate }, () =>
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
  host: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that a function needs from its pattern
    async ({}, provide) => {
      const { host, close } = await open();
      await provide(host);
      await close();
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
