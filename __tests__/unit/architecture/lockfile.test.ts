import lockfile from '@/package-lock.json';
import manifest from '@/package.json';
import lighthouse from '@/scripts/measure/lighthouse/package.json';
import { missingOptionalPackages } from '@/scripts/lib/lockfile.mjs';

test('the lockfile knows the native packages of every system (else: npm run lockfile)', () => {
  expect(missingOptionalPackages(lockfile)).toEqual([]);
});

test('packages are pinned to exact versions', () => {
  const versions = [manifest.dependencies, manifest.devDependencies, lighthouse.dependencies].flatMap((packages) =>
    Object.values(packages),
  );

  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});
