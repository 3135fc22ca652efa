import { contentIn } from '@/lib/content';
import { itemRoute } from '@/lib/item-route';
import type { Language } from '@/lib/languages';
import { articleMetadata } from '@/lib/seo/article-metadata';

import { articleAt } from './news';

/** The pages of the articles in a language. */
export const articleRoute = (language: Language) =>
  itemRoute({
    language,
    name: 'slug',
    items: contentIn(language).news,
    find: (slug) => articleAt(slug, language),
    describe: ({ article }) => articleMetadata(article, language),
  });
