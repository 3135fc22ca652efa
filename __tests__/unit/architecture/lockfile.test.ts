import lockfile from '@/package-lock.json';
import manifest from '@/package.json';
import editor from '@/scripts/editor/package.json';
import { missingOptionalPackages, packagesWithoutChecksum } from '@/scripts/lib/lockfile.mjs';
import withoutChecksum from '@/scripts/lib/without-checksum.json';
import lighthouse from '@/scripts/measure/lighthouse/package.json';

import { read } from '../support/files';

/** How many packages had no checksum when the list was made. It shrinks. */
const most = 59;

test('the lockfile knows the native packages of every system (else: npm run lockfile)', () => {
  expect(missingOptionalPackages(lockfile)).toEqual([]);
});

test('every package of the lockfile has a checksum, but for those of a list that can only shrink', () => {
  expect(packagesWithoutChecksum(lockfile)).toEqual(withoutChecksum.packages);
  expect(withoutChecksum.packages.length).toBeLessThanOrEqual(most);
});

test.each(['scripts/editor', 'scripts/measure/lighthouse'])(
  'every package of the lockfile in %s has a checksum',
  (folder) => {
    const own = JSON.parse(read(`${folder}/package-lock.json`)) as typeof lockfile;

    expect(Object.keys(own.packages).length).toBeGreaterThan(1);
    expect(packagesWithoutChecksum(own)).toEqual([]);
  },
);

test('what may have no checksum is for other systems, which no build or test here installs', () => {
  const packages = Object.entries(lockfile.packages);
  const listed = packages.filter(([path]) => withoutChecksum.packages.includes(path));

  expect(listed).toHaveLength(withoutChecksum.packages.length);
  expect(listed.filter(([, locked]) => !('optional' in locked && 'os' in locked && 'cpu' in locked))).toEqual([]);
});

test('packages are pinned to exact versions', () => {
  const versions = [
    manifest.dependencies,
    manifest.devDependencies,
    lighthouse.dependencies,
    editor.dependencies,
  ].flatMap((packages) => Object.values(packages));

  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});
