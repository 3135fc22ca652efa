import { LineClosing } from '@/components/closings/LineClosing';
import { SiteLayout } from '@/components/layout/SiteLayout';
import { StructuredData } from '@/components/layout/StructuredData';
import { contentIn } from '@/lib/content';
import { articlePath, type Article } from '@/lib/news/news';
import { loadArticleText } from '@/lib/news/text';
import type { PageProps } from '@/lib/pages';
import { newsArticle } from '@/lib/seo/article';

import { ArticleHero } from './ArticleHero';
import { ArticleNeighbours } from './ArticleNeighbours';
import { ArticleText } from './ArticleText';

type ArticlePageProps = PageProps & {
  readonly article: Article;
  readonly newer: Article | undefined;
  readonly older: Article | undefined;
};

/** An article, with the way to the next one and the one before. */
export async function ArticlePage({ article, newer, older, language }: ArticlePageProps) {
  return (
    <SiteLayout path={articlePath(article)} language={language}>
      <ArticleHero article={article} language={language} />
      <ArticleText {...await loadArticleText(article, language)} />
      <ArticleNeighbours newer={newer} older={older} language={language} />
      <LineClosing {...contentIn(language).pages.news.closing} language={language} />
      <StructuredData things={[newsArticle(article, language)]} />
    </SiteLayout>
  );
}
