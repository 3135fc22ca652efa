// Reads npm's lockfile (version 3).

/**
 * @typedef {{
 *   version?: string,
 *   integrity?: string,
 *   dev?: boolean,
 *   optional?: boolean,
 *   os?: string[],
 *   cpu?: string[],
 *   libc?: string[],
 *   optionalDependencies?: Record<string, string>,
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

/**
 * The optional packages that a locked package asks for and that the lockfile does not know.
 *
 * @param {Lockfile} lockfile
 */
export function missingOptionalPackages({ packages }) {
  const known = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)));

  return Object.values(packages).flatMap(({ optionalDependencies = {}, dev = false }) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !known.has(name))
      .map(([name, version]) => ({ name, version, dev })),
  );
}

/** @param {LockedPackage & { link?: boolean }} locked */
const isUnverified = ({ integrity, link = false }) => !link && !integrity;

/**
 * The packages that `npm ci` would install whatever they hold, for the lockfile has no checksum of them.
 *
 * @param {Lockfile} lockfile
 * @returns {string[]} their places, such as `node_modules/clsx`
 */
export const packagesWithoutChecksum = ({ packages }) =>
  Object.entries(packages).flatMap(([path, locked]) => (path !== '' && isUnverified(locked) ? path : []));
