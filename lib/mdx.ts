import type { MDXContent } from 'mdx/types';

/**
 * The text of an MDX file of content.
 *
 * @param name its path below content/, without its ending
 */
// By a path that the bundler cannot foresee: of a folder that it can, it asks that there is a file in it.
export async function loadText(name: string): Promise<{ readonly file: string; readonly text: MDXContent }> {
  // The cast is safe: every MDX file is compiled with this export.
  const { default: text } = (await import(`@/content/${name}.mdx`)) as { readonly default: MDXContent };
  return { file: `content/${name}.mdx`, text };
}
