import { Icon } from '@/components/ui/Icon';
import { MoreLink } from '@/components/ui/MoreLink';
import { SiteLink } from '@/components/ui/SiteLink';
import { news } from '@/content/news';
import type { Article } from '@/lib/news';

import styles from './ArticleNeighbours.module.scss';

type ArticleNeighboursProps = {
  readonly newer: Article | undefined;
  readonly older: Article | undefined;
};

/** The way from one article to the next, and back to all. */
export function ArticleNeighbours({ newer, older }: ArticleNeighboursProps) {
  const words = news.article;
  return (
    <nav className={`wrap ${styles.neighbours}`} aria-label={words.neighbours}>
      <ul className={styles.list} role="list">
        {newer && (
          <li className={styles.newer}>
            <SiteLink to={newer.link} className={styles.link}>
              <span className={styles.label}>
                <Icon name="arrow-left" /> {words.newer}
              </span>{' '}
              <span className={styles.title}>{newer.title}</span>
            </SiteLink>
          </li>
        )}
        {older && (
          <li className={styles.older}>
            <SiteLink to={older.link} className={styles.link}>
              <span className={styles.label}>
                {words.older} <Icon name="arrow" />
              </span>{' '}
              <span className={styles.title}>{older.title}</span>
            </SiteLink>
          </li>
        )}
      </ul>
      <MoreLink action={{ label: words.back, path: '/news' }} />
    </nav>
  );
}
