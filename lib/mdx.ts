import type { MDXContent } from 'mdx/types';

import { type Language, sourceLanguage } from './languages';

// Apart from the queries: a page that imports this carries the sheets of all that a text may hold.

type Written = { readonly id: string; readonly languages: readonly string[] };

/** The text of a file of content, compiled, in a language or in the one it was written in. */
export async function loadText(
  folder: 'news' | 'policies',
  { id, languages }: Written,
  language: Language,
): Promise<MDXContent> {
  const isTranslated = language !== sourceLanguage && languages.includes(language);
  const name = `${folder}/${id}${isTranslated ? `.${language}` : ''}`;
  // By a path that the bundler cannot foresee: of a folder that it can, it asks that there is a file in it.
  // The cast is safe: every MDX file is compiled with this export.
  const { default: text } = (await import(`@/content/${name}.mdx`)) as { readonly default: MDXContent };
  return text;
}
