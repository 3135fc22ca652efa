import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

import { SiteLayout } from '@/components/layout/SiteLayout';
import { StructuredData } from '@/components/layout/StructuredData';
import { ArticleHero } from '@/components/sections/ArticleHero';
import { ArticleNeighbours } from '@/components/sections/ArticleNeighbours';
import { ArticleText } from '@/components/sections/ArticleText';
import { CallToAction } from '@/components/sections/CallToAction';
import { news } from '@/content/news';
import { articleMetadata } from '@/lib/article-metadata';
import { articleSlugs, loadArticles, loadArticleText } from '@/lib/news';
import { newsArticle } from '@/lib/structured-data/article';

type Params = { readonly params: Promise<{ readonly slug: string }> };

export const dynamicParams = false;

export const generateStaticParams = async () => (await articleSlugs()).map((slug) => ({ slug }));

/** An article with the one after it and the one before it. */
const articleAt = async ({ params }: Params) => {
  const [{ slug }, articles] = await Promise.all([params, loadArticles()]);
  const index = articles.findIndex((article) => article.slug === slug);
  return { article: articles[index] ?? notFound(), newer: articles[index - 1], older: articles[index + 1] };
};

export async function generateMetadata(props: Params): Promise<Metadata> {
  return articleMetadata((await articleAt(props)).article);
}

export default async function ArticlePage(props: Params) {
  const { article, newer, older } = await articleAt(props);

  return (
    <SiteLayout path={article.link}>
      <ArticleHero article={article} />
      <ArticleText {...await loadArticleText(article.slug)} />
      <ArticleNeighbours newer={newer} older={older} />
      <CallToAction {...news.closing} />
      <StructuredData things={[newsArticle(article)]} />
    </SiteLayout>
  );
}
