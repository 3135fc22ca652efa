import wrangler from '@/deploy/wrangler/package.json';
import lockfile from '@/package-lock.json';
import manifest from '@/package.json';
import editor from '@/scripts/editor/package.json';
import { missingOptionalPackages, packagesWithoutChecksum } from '@/scripts/lib/lockfile.mjs';
import lighthouse from '@/scripts/measure/lighthouse/package.json';

import { read } from '../support/files';

test('the lockfile knows the native packages of every system (else: npm run lockfile)', () => {
  expect(missingOptionalPackages(lockfile)).toEqual([]);
});

test.each(['.', 'deploy/wrangler', 'scripts/editor', 'scripts/measure/lighthouse'])(
  'every package of the lockfile in %s has a checksum (else: npm run lockfile)',
  (folder) => {
    const own = JSON.parse(read(`${folder}/package-lock.json`)) as typeof lockfile;

    expect(Object.keys(own.packages).length).toBeGreaterThan(1);
    expect(packagesWithoutChecksum(own)).toEqual([]);
  },
);

test('packages are pinned to exact versions', () => {
  const versions = [
    manifest.dependencies,
    manifest.devDependencies,
    lighthouse.dependencies,
    editor.dependencies,
    wrangler.dependencies,
  ].flatMap((packages) => Object.values(packages));

  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});
