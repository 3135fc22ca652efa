import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { evaluate } from '@mdx-js/mdx';
import * as runtime from 'react/jsx-runtime';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';

import { articleFile, type ArticleFile } from '@/lib/checks/news';
import type { Problem } from '@/lib/checks/rules';

const remarkPlugins = [remarkFrontmatter, remarkMdxFrontmatter];

/** Reads one article; what its Markdown or frontmatter does not let us read becomes a problem. */
async function readArticle(folder: string, slug: string): Promise<ArticleFile | Problem> {
  try {
    const source = await readFile(join(folder, `${slug}.mdx`), 'utf8');
    const { frontmatter } = await evaluate(source, { ...runtime, remarkPlugins });
    return { slug, frontmatter };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { file: articleFile(slug), item: slug, field: 'text', message: `cannot be read. ${message}` };
  }
}

/** The articles of a folder as their files give them, and the files that cannot be read. */
export async function readArticles(folder: string): Promise<{ articles: ArticleFile[]; problems: Problem[] }> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.mdx')).toSorted();
  const read = await Promise.all(names.map((name) => readArticle(folder, name.slice(0, -'.mdx'.length))));

  return {
    articles: read.filter((result) => 'slug' in result),
    problems: read.filter((result) => 'message' in result),
  };
}
