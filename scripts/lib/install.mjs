import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { run } from './run.mjs';

/** @typedef {{ packages: Record<string, { version?: string, integrity?: string, optional?: boolean }> }} Lockfile */

/**
 * Whether a lockfile describes exactly what is installed. Optional packages, builds for other systems, may be missing.
 *
 * @param {Lockfile} wanted package-lock.json
 * @param {Lockfile} installed node_modules/.package-lock.json, which npm writes last
 */
export const isSameInstall = ({ packages: wanted }, { packages: installed }) =>
  Object.keys(installed).every((path) => path in wanted) &&
  Object.entries(wanted).every(([path, { version, integrity, optional }]) => {
    const found = installed[path];
    if (path === '' || !found) return path === '' || optional === true;
    return found.version === version && found.integrity === integrity;
  });

/**
 * Installs the packages of the lockfile unless they are installed.
 *
 * @param {string} root the folder of package-lock.json
 * @returns {Promise<boolean>} whether everything is installed
 */
export async function ensureInstalled(root) {
  const record = join(root, 'node_modules', '.package-lock.json');
  const read = (/** @type {string} */ file) => /** @type {Lockfile} */ (JSON.parse(readFileSync(file, 'utf8')));
  if (existsSync(record) && isSameInstall(read(join(root, 'package-lock.json')), read(record))) return true;
  console.log('Installing packages …');
  // The build needs the development packages too, whatever NODE_ENV says.
  return run('npm', ['ci', '--include=dev', '--loglevel=error', '--prefix', root]);
}
