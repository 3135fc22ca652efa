import { NextReads } from '@/components/calls-to-action/NextReads';
import { PosterHero } from '@/components/heroes/PosterHero';
import { StructuredData } from '@/components/layout/StructuredData';
import { renderMdxBody } from '@/components/prose/mdx-body';
import { Prose } from '@/components/prose/Prose';
import { ShareLinks } from '@/components/sections/ShareLinks';
import { MoreLink } from '@/components/ui/MoreLink';
import { getContent } from '@/lib/content';
import { getCurrentLanguage } from '@/lib/language/current-language';
import { getPagePath } from '@/lib/content/links';
import { loadText } from '@/lib/content/mdx';
import { type Article, getArticlePath, getCategorySlug, computeReadingMinutes } from '@/lib/content/news';
import { createArticleData } from '@/lib/seo/article';
import { choosePlural } from '@/lib/language/fill';
import { getFormats } from '@/lib/language/format';

import styles from './ArticlePage.module.scss';

function ArticleHero({ article }: { readonly article: Article }) {
  const { title, date, updated, category, desc, image, author, place, wordCount } = article;
  const { article: words, categories, minutes } = getContent().pages.news;
  const formats = getFormats();

  return (
    <PosterHero
      title={title}
      lead={desc}
      picture={image}
      transition={`article-${article.id}`}
      above={
        <p>
          <a href={`${getPagePath('/news')}?category=${getCategorySlug(category)}`}>{categories[category]}</a>
          {', '}
          <time dateTime={date}>{formats.date(date)}</time>
          {updated && (
            <>
              {`, ${words.updated} `}
              <time dateTime={updated}>{formats.date(updated)}</time>
            </>
          )}
        </p>
      }
    >
      <p className={`note ${styles.by}`}>
        <b>
          {words.by} {author}
        </b>
        , {place}. {choosePlural(minutes, computeReadingMinutes(wordCount))}.
      </p>
    </PosterHero>
  );
}

type ArticlePageProps = {
  readonly article: Article;
  readonly newer: Article | undefined;
  readonly older: Article | undefined;
};

const linkNextRead = (article: Article) => ({
  href: getPagePath(getArticlePath(article)),
  title: article.title,
  note: getFormats().date(article.date),
  picture: article.image,
  slot: 'square' as const,
});

/** An article's page: full-width picture, one column of text, share links, and two more articles. */
export async function ArticlePage({ article, newer, older }: ArticlePageProps) {
  const language = getCurrentLanguage();
  const words = getContent().pages.news.article;
  const text = await loadText('news', article, language);
  const reads = [older, newer].filter((other) => other !== undefined);

  return (
    <>
      <ArticleHero article={article} />
      {/* The feed finds the article by this attribute (build/discovery). */}
      <article data-text="article">
        <Prose className={styles.essay}>{renderMdxBody(text, language)}</Prose>
      </article>
      <div className={`wrap ${styles.end}`}>
        <ShareLinks title={article.title} path={getArticlePath(article)} />
        <MoreLink action={words.back} />
      </div>
      {reads.length > 0 && <NextReads label={words.next} reads={reads.map(linkNextRead)} />}
      <StructuredData things={[createArticleData(article)]} />
    </>
  );
}
