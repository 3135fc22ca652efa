/** @jest-environment node */
import { isSameInstall } from '@/scripts/lib/install.mjs';

const wanted = {
  packages: {
    '': {},
    'node_modules/clsx': { version: '2.1.1', integrity: 'sha512-a' },
    'node_modules/native-darwin': { version: '1.0.0', integrity: 'sha512-b', optional: true },
  },
};

const installed = { packages: { 'node_modules/clsx': { version: '2.1.1', integrity: 'sha512-a' } } };

test('builds for other systems may be missing', () => {
  expect(isSameInstall(wanted, installed)).toBe(true);
});

test.each([
  ['a package is missing', {}],
  ['a package is older', { 'node_modules/clsx': { version: '2.1.0', integrity: 'sha512-a' } }],
  ['a package has another content', { 'node_modules/clsx': { version: '2.1.1', integrity: 'sha512-z' } }],
  ['a package is left over', { ...installed.packages, 'node_modules/gone': { version: '1.0.0' } }],
])('asks for an install when %s', (_, packages) => {
  expect(isSameInstall(wanted, { packages })).toBe(false);
});
