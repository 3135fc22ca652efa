// The MDX plugins of the site, by name, because Turbopack takes no functions. The build and the unit tests share them,
// so that a test sees the text a visitor sees.

/** @typedef {string | [name: string, options: Record<string, string | boolean>]} NamedPlugin */

/** @type {NamedPlugin[]} */
export const remarkPlugins = [
  // `100~200` strikes nothing out. The check reads texts by the same option (build/content/mdx/read.ts).
  ['remark-gfm', { singleTilde: false }],
  'remark-frontmatter',
];

/** @type {NamedPlugin[]} */
export const rehypePlugins = ['rehype-slug'];
