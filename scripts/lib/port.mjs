import { createServer } from 'node:net';

/**
 * @param {number} port 0 for any free port
 * @param {string} host
 * @returns {Promise<number | undefined>} the port, or undefined when it is taken
 */
function tryPort(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      error.code === 'EADDRINUSE' || error.code === 'EACCES' ? resolve(undefined) : reject(error),
    );
    server.listen(port, host, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? address?.port : undefined));
    });
  });
}

/**
 * A free port: the default one, or any other when it is taken.
 *
 * @param {number} preferred
 * @param {string} [host]
 */
export async function freePort(preferred, host = 'localhost') {
  const port = (await tryPort(preferred, host)) ?? (await tryPort(0, host));
  if (port === undefined) {
    throw new Error('This machine has no free port.');
  }
  return port;
}
