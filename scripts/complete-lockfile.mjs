// `npm run lockfile`: completes package-lock.json with the native packages of other systems, which npm leaves out when it
// resolves against a mirror that lacks them: without their entries `npm ci` refuses the lockfile. Each comes from the
// registry with its checksum; what the registry does not have is entered by its name, and a test fails until it has one.

import { readFileSync, writeFileSync } from 'node:fs';

import { missingOptionalPackages, packagesWithoutChecksum } from './lib/lockfile.mjs';
import { run } from './lib/run.mjs';

/** @typedef {import('./lib/lockfile.mjs').Lockfile} Lockfile */

const file = new URL('../package-lock.json', import.meta.url);

const read = () => readFileSync(file, 'utf8');

/** @param {Lockfile} content */
const write = (content) => writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);

/** @param {string} text */
const lockfileIn = (text) => /** @type {Lockfile} */ (JSON.parse(text));

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

const before = read();
const lockfile = lockfileIn(before);
const unverified = packagesWithoutChecksum(lockfile);
const missing = missingOptionalPackages(lockfile).map(({ name, version, dev }) => ({
  path: `node_modules/${name}`,
  entry: { version, ...(dev && { dev }), optional: true, ...systemOf(name) },
}));

// npm asks the registry for every package that the lockfile does not name.
const verified = Object.entries(lockfile.packages).filter(([path]) => !unverified.includes(path));
write({ ...lockfile, packages: Object.fromEntries(verified) });
const wasAsked = await run('npm', ['install', '--package-lock-only', '--silent']);
const found = lockfileIn(read()).packages;
writeFileSync(file, before);
if (!wasAsked) {
  process.exit(1);
}

for (const { path, entry } of missing) {
  lockfile.packages[path] = entry;
}
const asked = [...unverified, ...missing.map(({ path }) => path)];
Object.assign(lockfile.packages, Object.fromEntries(Object.entries(found).filter(([path]) => asked.includes(path))));
lockfile.packages = Object.fromEntries(
  Object.entries(lockfile.packages).toSorted(([one], [other]) => one.localeCompare(other, 'en')),
);
write(lockfile);

const left = packagesWithoutChecksum(lockfile);
const gained = asked.filter((path) => !left.includes(path));
console.log(`package-lock.json: ${gained.length} checksums added, ${left.length} that this registry does not have.`);
