import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { run } from './run.mjs';

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, link?: boolean }} LockedPackage
 * @typedef {{ packages?: Record<string, LockedPackage> }} Lockfile
 */

/**
 * @param {string} file
 * @returns {Record<string, LockedPackage>}
 */
function lockedPackages(file) {
  const lockfile = /** @type {Lockfile} */ (JSON.parse(readFileSync(file, 'utf8')));
  return lockfile.packages ?? {};
}

/**
 * Whether node_modules holds what the lockfile asks for. npm writes what it installed to node_modules/.package-lock.json
 * as its last act, so an install that was broken off counts as none.
 *
 * @param {string} root the folder of package-lock.json
 */
export function isInstalled(root) {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) {
    return false;
  }

  const wanted = lockedPackages(join(root, 'package-lock.json'));
  const installed = lockedPackages(record);

  const missing = Object.entries(wanted).some(([path, { version, integrity, optional }]) => {
    const found = installed[path];
    if (path === '') {
      return false;
    }
    // Builds for other platforms are optional and stay out.
    return found ? found.version !== version || found.integrity !== integrity : !optional;
  });
  const leftOver = Object.keys(installed).some((path) => !(path in wanted));

  return !missing && !leftOver;
}

/**
 * Installs exactly what the lockfile says, when it is not there yet.
 *
 * @param {string} root
 * @returns {Promise<boolean>} whether everything is in place
 */
export async function ensureInstalled(root) {
  if (isInstalled(root)) {
    return true;
  }
  console.log('Installing packages …');
  // The build needs the development packages too, whatever NODE_ENV says.
  return run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund']);
}
