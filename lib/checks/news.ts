import { newsCategories } from '@/content/news-categories';

import { pictureFor } from './pictures';
import { checkItems, day, oneOf, optional, slug, summary, text, type Problem, type Rule } from './rules';

/** The head of an article as its file gives it, not yet checked. */
export type ArticleFile = {
  /** The file's name without `.mdx`; the article's address. */
  readonly slug: string;
  readonly frontmatter: unknown;
};

const FOLDER = 'content/news';

export const articleFile = (name: string): string => `${FOLDER}/${name}.mdx`;

const marked: Rule = (value) => (value === true ? undefined : 'is either `true` or left out.');

const notBefore =
  (published: unknown): Rule =>
  (value) =>
    String(value) < String(published) ? `lies before the day it was published, ${String(published)}.` : undefined;

const asRecord = (frontmatter: unknown): Readonly<Record<string, unknown>> =>
  typeof frontmatter === 'object' && frontmatter !== null ? { ...frontmatter } : {};

/** Fields whose value no two articles may share: each is a page's title or description. */
const unique = ['title', 'desc'] as const;

/** Every article names its date, category, picture and author, and is told apart by title and summary. */
export function checkNews(files: readonly ArticleFile[]): Problem[] {
  const articles = files.map(({ slug: name, frontmatter }) => {
    const { title, date: published, category, desc, image, author, place, sample, updated } = asRecord(frontmatter);
    return { slug: name, title, date: published, category, desc, image, author, place, sample, updated };
  });

  const fields = articles.flatMap((article) =>
    checkItems(articleFile(article.slug), [article], 'slug', {
      slug: [slug],
      title: [text],
      date: [text, day],
      category: [oneOf('category', newsCategories)],
      desc: [summary],
      image: [pictureFor('lead', 'pair', 'row')],
      author: [text],
      place: [text],
      sample: [optional(marked)],
      updated: [optional(day), optional(notBefore(article.date))],
    }),
  );

  const repeated = articles.flatMap((article, index): Problem[] =>
    unique
      .filter((field) => articles.findIndex((other) => other[field] === article[field]) !== index)
      .filter((field) => text(article[field]) === undefined)
      .map((field) => ({
        file: articleFile(article.slug),
        item: article.slug,
        field,
        message: 'is the same as another article’s. Say what is told here only.',
      })),
  );

  return [...fields, ...repeated];
}
