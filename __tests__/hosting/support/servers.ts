import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Certificate } from '@/scripts/lib/certificate';
import { hasNginxBrotli, nginxBrotliModule } from './installed';

/** Where a server runs, and its folders. */
export type Place = {
  /** A folder for the server's own files. */
  readonly folder: string;
  /** The folder that the server publishes. */
  readonly root: string;
  readonly httpPort: number;
  readonly httpsPort: number;
  readonly certificate: Certificate;
};

type Start = { readonly command: string; readonly args: readonly string[] };

/** Replaces values in a configuration file, as an operator would. Throws if a value is not found. */
function withWords(file: string, words: Readonly<Record<string, string>>): string {
  return Object.entries(words).reduce(
    (result, [from, to]) => {
      if (!result.includes(from)) {
        throw new Error(`${file} does not say '${from}'.`);
      }
      return result.replaceAll(from, to);
    },
    readFileSync(file, 'utf8'),
  );
}

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

function nginx({ folder, root, httpPort, httpsPort, certificate }: Place): Start {
  const hasBrotli = hasNginxBrotli();
  const site = withWords('deploy/nginx.conf', {
    'listen 80;': `listen 127.0.0.1:${httpPort};`,
    'listen [::]:80;': '',
    'listen 443 ssl http2;': `listen 127.0.0.1:${httpsPort} ssl http2;`,
    'listen [::]:443 ssl http2;': '',
    'server_name kaivinai.example;': 'server_name localhost;',
    '/etc/letsencrypt/live/kaivinai.example/fullchain.pem': certificate.certificate,
    '/etc/letsencrypt/live/kaivinai.example/privkey.pem': certificate.key,
    '/srv/kaivinai/current': root,
    ...(hasBrotli && { '# brotli_static on;': 'brotli_static on;' }),
  });
  writeFileSync(join(folder, 'site.conf'), site);

  const main = `
    ${hasBrotli ? `load_module ${nginxBrotliModule};` : ''}
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off;
    worker_processes 2;
    pid ${join(folder, 'nginx.pid')};
    error_log stderr warn;
    events { worker_connections 1024; }
    http {
      access_log off;
      ${temporary.map((name) => `${name}_temp_path ${join(folder, name)};`).join('\n')}
      include ${join(folder, 'site.conf')};
    }`;
  writeFileSync(join(folder, 'nginx.conf'), main);
  return { command: 'nginx', args: ['-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf')] };
}

const ended = (child: ChildProcess) => new Promise<void>((resolveEnded) => child.once('exit', () => resolveEnded()));

/**
 * Starts nginx with deploy/nginx.conf.
 *
 * @param answers whether it responds yet
 * @returns a function that stops it
 * @throws {Error} with its output, when it does not start
 */
export async function startServer(place: Place, answers: () => Promise<boolean>) {
  const { command, args } = nginx(place);
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  }
  const end = ended(child);

  const stop = async () => {
    child.kill('SIGTERM');
    await end;
  };
  for (let attempt = 0; attempt < 100 && child.exitCode === null; attempt += 1) {
    if (await answers()) {
      return stop;
    }
    await new Promise((again) => setTimeout(again, 100));
  }
  child.kill('SIGKILL');
  throw new Error(`nginx does not serve deploy/'s configuration:\n${output.join('')}`);
}
