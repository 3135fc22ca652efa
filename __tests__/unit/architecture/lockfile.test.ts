import lockfile from '@/package-lock.json';
import manifest from '@/package.json';
import { missingOptionalPackages } from '@/scripts/lib/lockfile.mjs';

test('the lockfile knows the native packages of every system (else: npm run lockfile)', () => {
  expect(missingOptionalPackages(lockfile)).toEqual([]);
});

test('packages are pinned to exact versions', () => {
  const versions = Object.values({ ...manifest.dependencies, ...manifest.devDependencies });

  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});
