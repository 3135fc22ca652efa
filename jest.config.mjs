import { readFileSync } from 'node:fs';

import nextJest from 'next/jest.js';

/** ES-only packages that Jest on Node 20 must transform, with their dependencies. */
const esModulePackages = ['css-select', 'parse5', '@mdx-js/mdx', 'remark-gfm', 'github-slugger'];

/** @typedef {{ packages: Record<string, { dependencies?: Record<string, string> } | undefined> }} Lockfile */

/**
 * @param {readonly string[]} names
 * @returns {string[]} the packages and everything they depend on
 */
function withDependencies(names) {
  const { packages } = /** @type {Lockfile} */ (JSON.parse(readFileSync('package-lock.json', 'utf8')));
  const found = new Set(names);
  // Iteration over a Set includes items added during the loop.
  for (const name of found) {
    for (const dependency of Object.keys(packages[`node_modules/${name}`]?.dependencies ?? {})) found.add(dependency);
  }
  return [...found];
}

/** @type {import('jest').Config} */
const config = {
  testEnvironment: 'jsdom',
  testMatch: ['<rootDir>/__tests__/unit/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    // Its `exports` name no file for `require`, by which Jest resolves.
    '^estree-walker$': '<rootDir>/node_modules/estree-walker/src/index.js',
  },
  modulePathIgnorePatterns: ['<rootDir>/.cache/', '<rootDir>/out/', '<rootDir>/out-', '<rootDir>/.next/'],
  restoreMocks: true,
  // All cores, because Jest's main process is mostly idle.
  maxWorkers: '100%',
  // Tests do not measure time, and a busy machine can exceed the default of five seconds.
  testTimeout: 60_000,
};

/** @returns {Promise<import('jest').Config>} */
export default async function jestConfig() {
  const set = new Set(Object.keys(process.env));
  const next = await nextJest({ dir: './' })(config)();
  // Next.js has read .env by now. Tests have the default settings.
  for (const name of Object.keys(process.env)) {
    if (/^(NEXT_PUBLIC|KAIVINAI)_/.test(name) && !set.has(name)) delete process.env[name];
  }
  const [nextTransformer] = Object.values(next.transform ?? {});
  const nextOptions = Array.isArray(nextTransformer) ? nextTransformer[1] : {};

  return {
    ...next,
    transform: { ...next.transform, '\\.mdx$': ['<rootDir>/scripts/jest/mdx-transformer.mjs', nextOptions] },
    transformIgnorePatterns: [
      `/node_modules/(?!(${withDependencies(esModulePackages).join('|')})/)`,
      '\\.module\\.scss$',
    ],
  };
}
