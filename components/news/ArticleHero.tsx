import { PictureHero } from '@/components/heroes/PictureHero';
import { LanguageNote } from '@/components/ui/LanguageNote';
import { contentIn } from '@/lib/content';
import { currentLanguage } from '@/lib/current-language';
import { linkTo } from '@/lib/links';
import { categorySlug, readingMinutes, type Article } from '@/lib/news/news';
import { plural } from '@/lib/text/fill';
import { formatsOf } from '@/lib/text/format';

import styles from './ArticleHero.module.scss';

type ArticleHeroProps = {
  readonly article: Article;
};

/** The opening of an article: its category and date, title, summary, its author and place. */
export function ArticleHero({ article }: ArticleHeroProps) {
  const language = currentLanguage();
  const { title, date, updated, category, desc, image, author, place, wordCount } = article;
  const { article: words, categories, minutes } = contentIn(language).pages.news;
  const formats = formatsOf(language);
  const list = linkTo('/news', language);

  return (
    <PictureHero
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
    </PictureHero>
  );
}
