import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as requestPlain, type IncomingHttpHeaders } from 'node:http';
import { request as requestSecure, type RequestOptions } from 'node:https';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { exportFolder } from '../export/support/pages';
import { freePort } from '../../scripts/lib/port.mjs';

/** A response, not decoded. */
export type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: Buffer };

type Question = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Without TLS, on port 80. */
  readonly isPlain?: boolean;
};

/** nginx, which serves the export with the configuration in deploy/. */
export type Server = {
  readonly httpsPort: number;
  /** Requests a path exactly as written: `fetch` would normalise `/../`. */
  readonly ask: (path: string, question?: Question) => Promise<Answer>;
  readonly stop: () => Promise<void>;
};

/** The Brotli module on Debian and Ubuntu. */
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
export const hasBrotli = existsSync(brotliModule);

function send(start: typeof requestSecure | typeof requestPlain, options: RequestOptions): Promise<Answer> {
  return new Promise((resolveAnswer, reject) => {
    const sent = start(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolveAnswer({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** deploy/nginx.conf with the marked lines changed, as an operator changes them. */
function configure(folder: string, httpPort: number, httpsPort: number): string {
  const changes = {
    'listen 80;': `listen 127.0.0.1:${httpPort};`,
    'listen [::]:80;': '',
    'listen 443 ssl http2;': `listen 127.0.0.1:${httpsPort} ssl http2;`,
    'listen [::]:443 ssl http2;': '',
    'server_name kaivinai.example;': 'server_name localhost;',
    '/etc/letsencrypt/live/kaivinai.example/fullchain.pem': join(folder, 'site.crt'),
    '/etc/letsencrypt/live/kaivinai.example/privkey.pem': join(folder, 'site.key'),
    '/srv/kaivinai/current': resolve(exportFolder),
    ...(hasBrotli && { '# brotli_static on;': 'brotli_static on;' }),
  };
  return Object.entries(changes).reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`deploy/nginx.conf does not contain '${from}'.`);
      return text.replaceAll(from, to);
    },
    readFileSync('deploy/nginx.conf', 'utf8'),
  );
}

/** Starts nginx, with a certificate for `localhost`. */
export async function startNginx(): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'kaivinai-nginx-'));
  const [httpPort, httpsPort] = [await freePort(8080), await freePort(8443)];
  const certificate = ['-keyout', join(folder, 'site.key'), '-out', join(folder, 'site.crt'), '-subj', '/CN=localhost'];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...certificate], { stdio: 'ignore' });
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${hasBrotli ? `load_module ${brotliModule};` : ''}
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off;
    pid nginx.pid;
    error_log stderr warn;
    events {}
    http {
      access_log off;
      ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};`).join(' ')}
      ${configure(folder, httpPort, httpsPort)}
    }`,
  );
  const child = spawn('nginx', ['-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' });

  const ask: Server['ask'] = (path, { method, headers, isPlain = false } = {}) =>
    send(isPlain ? requestPlain : requestSecure, {
      host: '127.0.0.1',
      port: isPlain ? httpPort : httpsPort,
      rejectUnauthorized: false,
      path,
      method,
      headers: { host: 'localhost', ...headers },
    });
  const stop = async () => {
    const ended = new Promise((resolveEnded) => child.once('exit', resolveEnded));
    child.kill();
    await ended;
    rmSync(folder, { recursive: true });
  };
  for (let attempt = 0; child.exitCode === null && attempt < 100; attempt += 1) {
    if (await ask('/').catch(() => undefined)) return { httpsPort, ask, stop };
    await new Promise((again) => setTimeout(again, 100));
  }
  throw new Error('nginx does not start with deploy/nginx.conf.');
}
