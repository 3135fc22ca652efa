import { type Language, sourceLanguage } from '@/lib/languages';
import { loadText } from '@/lib/mdx';

import type { Article } from './news';

// Apart from the other queries: a page that imports this carries the sheets of all that a text may hold.

/** The text of an article, in a language or in the one it was written in. */
export const loadArticleText = ({ id, languages }: Pick<Article, 'id' | 'languages'>, language: Language) =>
  loadText(`news/${id}${language !== sourceLanguage && languages.includes(language) ? `.${language}` : ''}`);
