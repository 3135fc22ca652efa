// Compiles .mdx for Jest: first to JavaScript with the site's plugins, then with the transformer of next/jest.

import { compileSync } from '@mdx-js/mdx';
import nextJestTransformer from 'next/dist/build/swc/jest-transformer.js';

import { rehypePlugins, remarkPlugins } from '../lib/mdx-plugins.mjs';

/** @typedef {import('@jest/transform').SyncTransformer} SyncTransformer */

// Next.js publishes no types for its transformer.
const nextTransformer = /** @type {{ createTransformer: (options: object) => SyncTransformer }} */ (
  /** @type {unknown} */ (nextJestTransformer)
);

/**
 * Imports plugins that the build configures by name.
 *
 * @param {import('../lib/mdx-plugins.mjs').NamedPlugin[]} plugins
 * @returns {Promise<import('@mdx-js/mdx').CompileOptions['remarkPlugins']>}
 */
const load = (plugins) =>
  Promise.all(
    plugins.map(async (plugin) => {
      const [name, options] = Array.isArray(plugin) ? plugin : [plugin];
      const imported = /** @type {{ default: () => undefined }} */ (await import(name));
      return [imported.default, options];
    }),
  );

const options = {
  remarkPlugins: await load(remarkPlugins),
  rehypePlugins: await load(rehypePlugins),
  // The same options as in @next/mdx.
  providerImportSource: '@/mdx-components',
};

/**
 * @param {object} nextOptions what next/jest passes to its own transformer
 * @returns {SyncTransformer}
 */
export function createTransformer(nextOptions) {
  const next = nextTransformer.createTransformer(nextOptions);

  return {
    process(source, filename, jestOptions) {
      const { value } = compileSync({ value: source, path: filename }, options);
      return next.process(String(value), `${filename}.js`, jestOptions);
    },
  };
}

export default { createTransformer };
