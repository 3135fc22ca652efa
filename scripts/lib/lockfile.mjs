// Reads npm's lockfile (version 3).

/**
 * @typedef {{
 *   version?: string,
 *   integrity?: string,
 *   optional?: boolean,
 * }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} Lockfile
 */

/**
 * Whether a lockfile describes exactly what is installed. Builds for other systems are optional and may be missing.
 *
 * @param {Lockfile} wanted package-lock.json
 * @param {Lockfile} installed node_modules/.package-lock.json, which npm writes as its last act
 */
export function sameInstall(wanted, installed) {
  const complete = Object.entries(wanted.packages).every(([path, { version, integrity, optional }]) => {
    const found = installed.packages[path];
    if (path === '') {
      return true;
    }
    return found ? found.version === version && found.integrity === integrity : optional === true;
  });
  return complete && Object.keys(installed.packages).every((path) => path in wanted.packages);
}
