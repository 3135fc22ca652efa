import { NextReads } from '@/components/calls-to-action/NextReads';
import { StructuredData } from '@/components/layout/StructuredData';
import { MoreLink } from '@/components/ui/MoreLink';
import { ShareLinks } from '@/components/sections/ShareLinks';
import { contentIn } from '@/lib/content';
import { currentLanguage } from '@/lib/current-language';
import type { Language } from '@/lib/languages';
import { linkTo } from '@/lib/links';
import { articlePath, type Article } from '@/lib/news/news';
import { loadArticleText } from '@/lib/news/text';
import { newsArticle } from '@/lib/seo/article';
import { formatsOf } from '@/lib/text/format';

import { ArticleHero } from './ArticleHero';
import styles from './ArticlePage.module.scss';
import { ArticleText } from './ArticleText';

type ArticlePageProps = {
  readonly article: Article;
  readonly newer: Article | undefined;
  readonly older: Article | undefined;
};

/** An article as something to read next. */
const asNext = (article: Article, language: Language) => ({
  ...linkTo(articlePath(article), language),
  title: article.title,
  note: formatsOf(language).date(article.date),
  picture: article.image,
  slot: 'square' as const,
});

/** An article as an essay: a picture across the page, one column, the ways to send it on, and two things to read next. */
export async function ArticlePage({ article, newer, older }: ArticlePageProps) {
  const language = currentLanguage();
  const words = contentIn(language).pages.news.article;
  const reads = [older, newer].filter((other) => other !== undefined);

  return (
    <>
      <ArticleHero article={article} />
      <ArticleText {...await loadArticleText(article, language)} />
      <div className={`wrap ${styles.end}`}>
        <ShareLinks title={article.title} path={articlePath(article)} />
        <MoreLink action={words.back} />
      </div>
      {reads.length > 0 && <NextReads label={words.next} reads={reads.map((other) => asNext(other, language))} />}
      <StructuredData things={[newsArticle(article, language)]} />
    </>
  );
}
