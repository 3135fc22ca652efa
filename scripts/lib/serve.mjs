import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';

import sirv from 'sirv';

/**
 * Folders of the export with hashed file names, which can be cached forever.
 *
 * @type {readonly string[]}
 */
export const hashedFolders = ['/_next/static', '/pictures'];

/**
 * Serves a folder like a static host: `/story` is story.html, unknown paths get the nearest 404.html with status 404,
 * and folders are not listed.
 *
 * @param {string} folder
 * @param {number} [port] any free port by default
 * @param {string} [host]
 * @returns {Promise<{ origin: string, close: () => Promise<void> }>}
 */
export async function serve(folder, port = 0, host = 'localhost') {
  const root = resolve(folder);
  const notFoundPage = join(root, '404.html');
  if (!existsSync(notFoundPage)) {
    throw new Error(`${folder}/ contains no site. Run \`npm run build\` first.`);
  }

  // `dev` reads files on each request, so that a new build is served immediately.
  const files = sirv(root, {
    dev: true,
    etag: true,
    extensions: ['html'],
    brotli: true,
    gzip: true,
    // The same caching as on hosts (public/_headers): fonts and scripts are not requested again.
    setHeaders: (response, path) => {
      if (hashedFolders.some((hashed) => path.startsWith(`${hashed}/`))) {
        response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      }
    },
  });

  /** @type {import('node:http').RequestListener} */
  const answer = (request, response) => {
    const answerNotFound = () => {
      response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': 'no-cache' });
      const [, below = ''] = /^\/(\w+)\//.exec(request.url ?? '') ?? [];
      const near = join(root, below, '404.html');
      response.end(request.method === 'HEAD' ? undefined : readFileSync(existsSync(near) ? near : notFoundPage));
    };
    const path = request.url?.split('?')[0];
    if (/\/404(\.html)?$/.test(path ?? '')) {
      answerNotFound();
    } else {
      files(request, response, answerNotFound);
    }
  };
  const server = createServer(answer);

  await new Promise((resolveListening, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolveListening(undefined));
  });

  const { hostname } = new URL(`http://${host}`);
  return {
    origin: `http://${hostname}:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`,
    close: () =>
      new Promise((resolveClosed) => {
        server.close(() => resolveClosed());
        server.closeAllConnections();
      }),
  };
}
