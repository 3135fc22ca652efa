// An MDX file in content/: its component, and the frontmatter that remark-mdx-frontmatter exports.
declare module '*.mdx' {
  import type { MDXContent } from 'mdx/types';

  const Content: MDXContent;
  export default Content;

  export const frontmatter: {
    readonly title: string;
    readonly description: string;
    /** The day the text last changed, as YYYY-MM-DD. */
    readonly lastUpdated: string;
  };
}
