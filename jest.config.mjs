import nextJest from 'next/jest.js';

/** Packages that exist as ES modules only, which Jest on Node 20 must translate, with what they import. */
const esModulePackages = ['parse5', 'entities'];

/** @type {import('jest').Config} */
const config = {
  testEnvironment: 'jsdom',
  testMatch: ['<rootDir>/__tests__/unit/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  modulePathIgnorePatterns: ['<rootDir>/out/', '<rootDir>/out-', '<rootDir>/.next/'],
  restoreMocks: true,
};

/** @returns {Promise<import('jest').Config>} */
export default async function jestConfig() {
  const next = await nextJest({ dir: './' })(config)();
  const [nextTransformer] = Object.values(next.transform ?? {});
  const nextOptions = Array.isArray(nextTransformer) ? nextTransformer[1] : {};

  return {
    ...next,
    transform: { ...next.transform, '\\.mdx$': ['<rootDir>/scripts/jest/mdx-transformer.mjs', nextOptions] },
    transformIgnorePatterns: [`/node_modules/(?!(${esModulePackages.join('|')})/)`, '\\.module\\.scss$'],
  };
}
