import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createSecureServer } from 'node:http2';
import { join, resolve } from 'node:path';

import sirv from 'sirv';

import { hashedFolders } from './hashed-folders.mjs';

/**
 * The early hints (103, RFC 8297) to a page, as Cloudflare Pages makes them of it: a `Link` for each `<link>` that asks for
 * a file ahead and says no more than what it is.
 *
 * @param {string} page path of the file
 */
export const hintsOf = (page) =>
  Array.from(
    readFileSync(page, 'utf8').matchAll(/<link rel="preload" href="([^"]*)" as="(\w+)">/g),
    ([, href, as]) => `<${href}>; rel=preload; as=${as}`,
  );

/**
 * Serves a folder: `/story` is story.html; anything unknown is the nearest 404.html with status 404, as hosts have it; no
 * folder is ever listed.
 *
 * @param {string} folder
 * @param {number} [port] any free one where none is named
 * @param {string} [host]
 * @param {object} [options]
 * @param {{ key: Buffer, cert: Buffer }} [options.secure] a certificate, to be spoken to by TLS and HTTP/2, as a host is,
 *   with early hints
 * @param {(path: string) => void} [options.onRequest] is told what is asked for
 * @returns {Promise<{ origin: string, close: () => Promise<void> }>}
 */
export async function serve(folder, port = 0, host = 'localhost', { secure, onRequest } = {}) {
  const root = resolve(folder);
  const notFoundPage = join(root, '404.html');
  if (!existsSync(notFoundPage)) {
    throw new Error(`${folder}/ holds no site. Run \`npm run build\` first.`);
  }

  // `dev` reads each file when it is asked for, so that a new build shows at once.
  const files = sirv(root, {
    dev: true,
    etag: true,
    extensions: ['html'],
    brotli: true,
    gzip: true,
    // As a host does (scripts/build/hosting/policy.ts): a face or a script that the browser has is not asked for again.
    setHeaders: (response, path) => {
      if (hashedFolders.some((hashed) => path.startsWith(`${hashed}/`))) {
        response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      }
    },
  });

  /** @type {import('node:http').RequestListener} */
  const answer = (request, response) => {
    const notFound = () => {
      response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': 'no-cache' });
      const [, below = ''] = /^\/(\w+)\//.exec(request.url ?? '') ?? [];
      const near = join(root, below, '404.html');
      response.end(request.method === 'HEAD' ? undefined : readFileSync(existsSync(near) ? near : notFoundPage));
    };
    const path = request.url?.split('?')[0];
    onRequest?.(path ?? '');
    if (/\/404(\.html)?$/.test(path ?? '')) {
      notFound();
    } else {
      const page = join(root, path === '/' ? 'index.html' : `${path}.html`);
      if (secure && existsSync(page)) {
        const link = hintsOf(page);
        if (link.length > 0) response.writeEarlyHints({ link });
      }
      files(request, response, notFound);
    }
  };
  // Requests and answers of HTTP/2 can be spoken to as those of HTTP/1.1.
  const secureAnswer = /** @type {(request: unknown, response: unknown) => void} */ (answer);
  const server = secure ? createSecureServer(secure, secureAnswer) : createServer(answer);

  // A browser can read nothing of a record until the whole of it is there: with Node.js' 16 kB it waits for the last byte of
  // a page. Cloudflare says 4 kB (github.com/cloudflare/sslconfig), Caddy begins with a packet (Go's crypto/tls), and
  // deploy/nginx.conf asks for 4 kB.
  if (secure) {
    server.on('secureConnection', (/** @type {import('node:tls').TLSSocket} */ socket) => {
      socket.setMaxSendFragment(4096);
    });
  }

  await new Promise((resolveListening, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolveListening(undefined));
  });

  const { protocol, hostname } = new URL(`${secure ? 'https' : 'http'}://${host}`);
  return {
    origin: `${protocol}//${hostname}:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`,
    close: () =>
      new Promise((resolveClosed) => {
        server.close(() => resolveClosed());
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}
