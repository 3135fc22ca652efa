// The MDX plugins by name, because Turbopack accepts no functions. Shared by the build and the unit tests.

/** @typedef {string | [name: string, options: Record<string, string | boolean>]} NamedPlugin */

/** @type {NamedPlugin[]} */
export const remarkPlugins = [
  // Single tildes, as in `100~200`, are not strikethrough. The check uses the same option (build/content/mdx/read.ts).
  ['remark-gfm', { singleTilde: false }],
  'remark-frontmatter',
];

/** @type {NamedPlugin[]} */
export const rehypePlugins = ['rehype-slug'];
