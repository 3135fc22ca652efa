import { NextReads } from '@/components/calls-to-action/NextReads';
import { PosterHero } from '@/components/heroes/PosterHero';
import { StructuredData } from '@/components/layout/StructuredData';
import { mdxBody } from '@/components/sections/prose/mdx-body';
import { Prose } from '@/components/sections/prose/Prose';
import { ShareLinks } from '@/components/sections/ShareLinks';
import { LanguageNote } from '@/components/ui/LanguageNote';
import { MoreLink } from '@/components/ui/MoreLink';
import { contentIn } from '@/lib/content';
import { currentLanguage } from '@/lib/current-language';
import type { Language } from '@/lib/languages';
import { linkTo } from '@/lib/links';
import { loadText } from '@/lib/mdx';
import { type Article, articlePath, categorySlug, readingMinutes } from '@/lib/news/news';
import { newsArticle } from '@/lib/seo/article';
import { plural } from '@/lib/text/fill';
import { formatsOf } from '@/lib/text/format';

import styles from './ArticlePage.module.scss';

function ArticleHero({ article }: { readonly article: Article }) {
  const { title, date, updated, category, desc, image, author, place, wordCount } = article;
  const { article: words, categories, minutes } = contentIn().pages.news;
  const formats = formatsOf();
  const list = linkTo('/news');

  return (
    <PosterHero
      title={title}
      lead={desc}
      picture={image}
      transition={`article-${article.id}`}
      above={
        <p>
          <a href={`${list.href}?category=${categorySlug(category)}`} hrefLang={list.language}>
            {categories[category]}
            <LanguageNote note={list.languageNote} />
          </a>
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
      <p className={styles.by}>
        <b>
          {words.by} {author}
        </b>
        , {place}. {plural(minutes, readingMinutes(wordCount))}.
      </p>
    </PosterHero>
  );
}

type ArticlePageProps = {
  readonly article: Article;
  readonly newer: Article | undefined;
  readonly older: Article | undefined;
};

const toNextRead = (article: Article, language: Language) => ({
  ...linkTo(articlePath(article), language),
  title: article.title,
  note: formatsOf(language).date(article.date),
  picture: article.image,
  slot: 'square' as const,
});

/** An article's page: full-width picture, one column of text, share links, and two more articles. */
export async function ArticlePage({ article, newer, older }: ArticlePageProps) {
  const language = currentLanguage();
  const words = contentIn().pages.news.article;
  const text = await loadText('news', article, language);
  const reads = [older, newer].filter((other) => other !== undefined);

  return (
    <>
      <ArticleHero article={article} />
      {/* The feed finds the article by this attribute (build/discovery). */}
      <article data-text="article">
        <Prose className={styles.essay}>{mdxBody(text, language)}</Prose>
      </article>
      <div className={`wrap ${styles.end}`}>
        <ShareLinks title={article.title} path={articlePath(article)} />
        <MoreLink action={words.back} />
      </div>
      {reads.length > 0 && <NextReads label={words.next} reads={reads.map((other) => toNextRead(other, language))} />}
      <StructuredData things={[newsArticle(article)]} />
    </>
  );
}
