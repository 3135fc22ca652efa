import { news } from '@/content/news';
import { categorySlug } from '@/content/news-categories';
import { formatDate } from '@/lib/format';
import type { Article } from '@/lib/news';

import styles from './ArticleHero.module.scss';
import { ItemHero } from './ItemHero';

/** The opening of an article: its category and date, title, summary, and who tells it from where. */
export function ArticleHero({ article }: { readonly article: Article }) {
  const { title, date, updated, category, desc, image, author, place, minutes } = article;
  return (
    <ItemHero
      title={title}
      lead={desc}
      picture={image}
      meta={
        <p>
          <a href={`/news?category=${categorySlug(category)}`}>{category}</a>
          {', '}
          <time dateTime={date}>{formatDate(date)}</time>
          {updated && (
            <>
              {`, ${news.article.updated} `}
              <time dateTime={updated}>{formatDate(updated)}</time>
            </>
          )}
        </p>
      }
    >
      <p className={styles.by}>
        <b>
          {news.article.by} {author}
        </b>
        , {place}. {news.minutes(minutes)}.
      </p>
    </ItemHero>
  );
}
