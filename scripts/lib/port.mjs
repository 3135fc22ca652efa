import { createServer } from 'node:net';

/**
 * @param {number} port 0 asks the system for any free one
 * @param {string} host
 * @returns {Promise<number | undefined>} the port, or nothing when it is taken
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
 * A port nobody listens on: the usual one, or any other when that is taken.
 *
 * @param {number} usual
 * @param {string} [host]
 */
export async function freePort(usual, host = 'localhost') {
  const port = (await tryPort(usual, host)) ?? (await tryPort(0, host));
  if (port === undefined) {
    throw new Error('This machine has no free port.');
  }
  return port;
}
