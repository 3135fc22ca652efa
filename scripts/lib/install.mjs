import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { sameInstall } from './lockfile.mjs';
import { run } from './run.mjs';

/** @param {string} file */
const read = (file) => /** @type {import('./lockfile.mjs').Lockfile} */ (JSON.parse(readFileSync(file, 'utf8')));

/**
 * Installs exactly what the lockfile says, when it is not there yet. An install that was broken off left no record and
 * counts as none.
 *
 * @param {string} root the folder of package-lock.json
 * @returns {Promise<boolean>} whether everything is in place
 */
export async function ensureInstalled(root) {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (existsSync(record) && sameInstall(read(join(root, 'package-lock.json')), read(record))) {
    return true;
  }

  console.log('Installing packages …');
  // The build needs the development packages too, whatever NODE_ENV says. Which old packages others depend on is no news
  // to whoever only wants the site.
  return run('npm', ['ci', '--include=dev', '--loglevel=error', '--prefix', root]);
}
