import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { MDXContent } from 'mdx/types';

import { newsCategories, type NewsCategory } from '@/content/news-categories';
import type { PictureName } from '@/lib/pictures';

import { articleFile, checkNews } from './checks/news';
import { formatProblem } from './checks/rules';

/** An article as a list shows it (specification, section 3, News item). */
export type NewsItem = {
  readonly title: string;
  /** The day it was published, ISO 8601. */
  readonly date: string;
  readonly category: NewsCategory;
  /** One or two sentences; search results show them too. */
  readonly desc: string;
  readonly link: `/news/${string}`;
  readonly image: PictureName;
};

/** An article of content/news. */
export type Article = NewsItem & {
  readonly slug: string;
  readonly author: string;
  /** The day it was last corrected, ISO 8601, where that is not the day it was published. */
  readonly updated?: string;
  /** Where the news comes from. */
  readonly place: string;
  /** How long it takes to read. */
  readonly minutes: number;
  /** Names people who are invented for the demonstration. */
  readonly sample?: true;
};

type ArticleModule = { readonly default: MDXContent; readonly frontmatter: unknown };

const WORDS_A_MINUTE = 200;

/** How many words an article has, its frontmatter, marks of Markdown and addresses of links not counted. */
export function countWords(source: string): number {
  const body = source.replace(/^---\n.*?\n---\n/s, '').replaceAll(/\]\([^)]*\)/g, ']');
  return body.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}’'-]*/gu)?.length ?? 0;
}

/** Minutes to read so many words, at least one. */
export const readingMinutes = (words: number): number => Math.max(1, Math.round(words / WORDS_A_MINUTE));

/** Newest first; articles of one day by title, so that the order never depends on the disk. */
export const newestFirst = <Item extends Pick<NewsItem, 'date' | 'title'>>(items: readonly Item[]): Item[] =>
  items.toSorted((a, b) => b.date.localeCompare(a.date) || a.title.localeCompare(b.title));

const folder = () => join(process.cwd(), 'content/news');

/** The addresses of all articles, in no order. */
export async function articleSlugs(): Promise<string[]> {
  const names = await readdir(folder());
  return names.filter((name) => name.endsWith('.mdx')).map((name) => name.slice(0, -'.mdx'.length));
}

// The cast is safe: every MDX file is compiled with these two exports, and the second is checked before use.
const importArticle = async (slug: string): Promise<ArticleModule> =>
  (await import(`@/content/news/${slug}.mdx`)) as ArticleModule;

async function readArticles(): Promise<readonly Article[]> {
  const files = await Promise.all(
    (await articleSlugs()).map(async (slug) => ({
      slug,
      frontmatter: (await importArticle(slug)).frontmatter,
      source: await readFile(join(folder(), `${slug}.mdx`), 'utf8'),
    })),
  );

  const problems = checkNews(files);
  if (problems.length > 0) throw new Error(problems.map(formatProblem).join('\n'));

  return newestFirst(
    files.map(({ slug, frontmatter, source }): Article => ({
      // The cast is safe: checkNews holds the fields of the frontmatter.
      ...(frontmatter as Omit<Article, 'slug' | 'link' | 'minutes'>),
      slug,
      link: `/news/${slug}`,
      minutes: readingMinutes(countWords(source)),
    })),
  );
}

/** The day an article last changed. */
export const lastChanged = ({ date, updated = date }: Pick<Article, 'date' | 'updated'>): string => updated;

let read: Promise<readonly Article[]> | undefined;

/**
 * Every article, newest first. A build reads them once, for each article's page asks for all; `npm run dev` reads them
 * anew, to show what changed.
 *
 * @throws Error with every mistake in their frontmatter: file, field and what to do
 */
export function loadArticles(): Promise<readonly Article[]> {
  if (process.env.NODE_ENV !== 'production') return readArticles();
  read ??= readArticles();
  return read;
}

/** How many articles there are of each category. */
export const countByCategory = (articles: readonly Pick<NewsItem, 'category'>[]): Record<NewsCategory, number> =>
  // The cast is safe: there is an entry for each category.
  Object.fromEntries(
    newsCategories.map((name) => [name, articles.filter(({ category }) => category === name).length]),
  ) as Record<NewsCategory, number>;

/** The text of one article. */
export async function loadArticleText(slug: string): Promise<{ readonly file: string; readonly text: MDXContent }> {
  const { default: text } = await importArticle(slug);
  return { file: articleFile(slug), text };
}
