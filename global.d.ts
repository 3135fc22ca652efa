// An MDX file in content/: its component, and the frontmatter that remark-mdx-frontmatter exports.
declare module '*.mdx' {
  import type { MDXContent } from 'mdx/types';

  const Content: MDXContent;
  export default Content;

  /** Not known to the compiler; lib/policies.ts checks it. */
  export const frontmatter: unknown;
}

declare module 'wawoff2' {
  /** Turns a WOFF2 font into a TTF one. */
  export function decompress(font: Uint8Array): Promise<Uint8Array>;
}
