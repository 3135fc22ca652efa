import { Card } from '@/components/ui/Card';
import { Picture } from '@/components/ui/Picture';
import { getContent } from '@/lib/content';
import { getPagePath } from '@/lib/content/links';
import { getArticlePath, getCategorySlug, computeReadingMinutes, type Article } from '@/lib/content/news';
import { choosePlural } from '@/lib/language/fill';
import { getFormats } from '@/lib/language/format';

import styles from './NewsList.module.scss';

/** The first article has a row of its own, the next two share one, the others are in rows of three. */
const chooseSlot = (index: number) => (['lead', 'pair', 'pair'] as const)[index] ?? 'row';

type NewsListProps = {
  /** The id by which the filter finds the list. */
  readonly id: string;
  readonly articles: readonly Article[];
};

/** All articles, newest first. On phones, all but the first have a small picture. */
export function NewsList({ id, articles }: NewsListProps) {
  const { categories, minutes } = getContent().pages.news;
  const formats = getFormats();

  return (
    <ul id={id} className={styles.list} role="list">
      {articles.map((article, index) => (
        <Card
          key={article.id}
          layout={index === 0 ? 'lead' : 'row'}
          top={<Picture name={article.image} slot={chooseSlot(index)} transition={`article-${article.id}`} />}
          above={
            <>
              <b>{categories[article.category]}</b>, <time dateTime={article.date}>{formats.date(article.date)}</time>
            </>
          }
          title={article.title}
          link={getPagePath(getArticlePath(article))}
          text={article.desc}
          data-category={getCategorySlug(article.category)}
        >
          <p className={`note ${styles.minutes}`}>{choosePlural(minutes, computeReadingMinutes(article.wordCount))}</p>
        </Card>
      ))}
    </ul>
  );
}
