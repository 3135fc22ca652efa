// An MDX file in content/: its component, and the front matter exported by remark-mdx-frontmatter.
declare module '*.mdx' {
  import type { MDXContent } from 'mdx/types';

  const Content: MDXContent;
  export default Content;

  /** Unknown to TypeScript; lib/policies.ts checks it. */
  export const frontmatter: unknown;
}

declare module 'wawoff2' {
  /** Converts a WOFF2 font to TTF. */
  export function decompress(font: Uint8Array): Promise<Uint8Array>;
}
