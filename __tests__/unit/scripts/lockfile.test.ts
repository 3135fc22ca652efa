import { missingOptionalPackages, packagesWithoutChecksum, sameInstall } from '@/scripts/lib/lockfile.mjs';

const wanted = {
  packages: {
    '': {},
    'node_modules/clsx': { version: '2.1.1', integrity: 'sha512-a' },
    'node_modules/native-darwin': { version: '1.0.0', integrity: 'sha512-b', optional: true },
  },
};

const installed = { packages: { 'node_modules/clsx': { version: '2.1.1', integrity: 'sha512-a' } } };

test('builds for other systems may be missing', () => {
  expect(sameInstall(wanted, installed)).toBe(true);
});

test.each([
  ['a package is missing', {}],
  ['a package is older', { 'node_modules/clsx': { version: '2.1.0', integrity: 'sha512-a' } }],
  ['a package has another content', { 'node_modules/clsx': { version: '2.1.1', integrity: 'sha512-z' } }],
  ['a package is left over', { ...installed.packages, 'node_modules/gone': { version: '1.0.0' } }],
])('asks for an install when %s', (_, packages) => {
  expect(sameInstall(wanted, { packages })).toBe(false);
});

test('finds the optional packages that no entry stands for', () => {
  const packages = {
    'node_modules/tool': {
      dev: true,
      optionalDependencies: { '@tool/linux-x64': '1.0.0', '@tool/win32-x64': '1.0.0' },
    },
    'node_modules/@tool/linux-x64': { version: '1.0.0' },
  };

  expect(missingOptionalPackages({ packages })).toEqual([{ name: '@tool/win32-x64', version: '1.0.0', dev: true }]);
});

test('finds the packages that would be installed whatever they hold', () => {
  const packages = {
    '': {},
    'node_modules/clsx': { version: '2.1.1', integrity: 'sha512-a' },
    'node_modules/stripped': { version: '1.0.0' },
    'node_modules/clsx/node_modules/emptied': { version: '1.0.0', integrity: '' },
  };

  expect(packagesWithoutChecksum({ packages })).toEqual([
    'node_modules/stripped',
    'node_modules/clsx/node_modules/emptied',
  ]);
});
