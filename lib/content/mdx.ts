import type { MDXContent } from 'mdx/types';

import { type Language, sourceLanguage } from '@/lib/language';

// Separate from lib/content, because importing this module adds the style sheets of all MDX components.

type Written = { readonly id: string; readonly languages: readonly string[] };

/** The compiled MDX body of a content file, in a language or else in the source language. */
export async function loadText(
  folder: 'news' | 'policies',
  { id, languages }: Written,
  language: Language,
): Promise<MDXContent> {
  const isTranslated = language !== sourceLanguage && languages.includes(language);
  const name = `${folder}/${id}${isTranslated ? `.${language}` : ''}`;
  // The path is computed, so that the bundler does not require the folder to contain a file. The cast is safe: every
  // MDX file compiles to this export.
  const { default: text } = (await import(`@/content/${name}.mdx`)) as { readonly default: MDXContent };
  return text;
}
