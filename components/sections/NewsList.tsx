import clsx from 'clsx';

import linkedCard from '@/components/ui/LinkedCard.module.scss';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import { news } from '@/content/news';
import { categorySlug } from '@/content/news-categories';
import { formatDate } from '@/lib/format';
import type { Article } from '@/lib/news';

import styles from './NewsList.module.scss';

/** The first article stands alone, the next two share a row, the others stand three in a row. */
const slotAt = (index: number) => (['lead', 'pair', 'pair'] as const)[index] ?? 'row';

type NewsListProps = {
  /** The id by which the chips find the list. */
  readonly id: string;
  /** Newest first. */
  readonly articles: readonly Article[];
};

/** Every article, newest first; on a phone all but the first beside a small picture. */
export function NewsList({ id, articles }: NewsListProps) {
  return (
    <ul id={id} className={styles.list} role="list">
      {articles.map(({ slug, link, title, date, category, desc, image, minutes }, index) => (
        <li key={slug} className={clsx(linkedCard.linked, styles.article)} data-category={categorySlug(category)}>
          <div className={styles.picture}>
            <Picture name={image} slot={slotAt(index)} loading={index === 0 ? 'eager' : 'lazy'} />
          </div>
          <div className={styles.words}>
            <p className={styles.meta}>
              <b>{category}</b>, <time dateTime={date}>{formatDate(date)}</time>
            </p>
            <h3 className={styles.title}>
              <SiteLink to={link}>{title}</SiteLink>
            </h3>
            <p className={styles.text}>{desc}</p>
            <p className={clsx(styles.meta, styles.minutes)}>{news.minutes(minutes)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
