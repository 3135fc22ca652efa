// `npm run lockfile`: writes into package-lock.json what npm leaves out when it resolves against a mirror that lacks the
// native builds for other systems. Without those entries `npm ci` refuses the lockfile. They carry no checksum: whoever
// can reach the full registry gets them with one by `rm package-lock.json && npm install`.

import { readFileSync, writeFileSync } from 'node:fs';

import { missingOptionalPackages } from './lib/lockfile.mjs';

const file = new URL('../package-lock.json', import.meta.url);
const lockfile = /** @type {import('./lib/lockfile.mjs').Lockfile} */ (JSON.parse(readFileSync(file, 'utf8')));

/**
 * Reads the system from a native package's name, such as @next/swc-linux-x64-musl.
 *
 * @param {string} name
 */
function systemOf(name) {
  const [, os, cpu, abi] = /(android|darwin|freebsd|linux|openharmony|win32)-([^-]+)-?(.*)$/.exec(name) ?? [];
  if (!os || !cpu) {
    throw new Error(`${name} does not tell its system: add it to package-lock.json by hand.`);
  }
  return { os: [os], cpu: [cpu], ...(os === 'linux' && { libc: [abi?.startsWith('musl') ? 'musl' : 'glibc'] }) };
}

const missing = missingOptionalPackages(lockfile);
for (const { name, version, dev } of missing) {
  lockfile.packages[`node_modules/${name}`] = { version, ...(dev && { dev }), optional: true, ...systemOf(name) };
}
lockfile.packages = Object.fromEntries(
  Object.entries(lockfile.packages).toSorted(([one], [other]) => one.localeCompare(other, 'en')),
);

writeFileSync(file, `${JSON.stringify(lockfile, null, 2)}\n`);
console.log(`package-lock.json: ${missing.length} native packages of other systems added.`);
