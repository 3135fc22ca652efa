import { Icon } from '@/components/ui/Icon';
import { MoreLink } from '@/components/ui/MoreLink';
import { contentIn } from '@/lib/content';
import type { Language } from '@/lib/languages';
import { pathTo } from '@/lib/links';
import { articlePath, type Article } from '@/lib/news/news';

import styles from './ArticleNeighbours.module.scss';

type ArticleNeighboursProps = {
  readonly newer: Article | undefined;
  readonly older: Article | undefined;
  readonly language: Language;
};

/** The way from one article to the next, and back to all. */
export function ArticleNeighbours({ newer, older, language }: ArticleNeighboursProps) {
  const words = contentIn(language).pages.news.article;

  return (
    <nav className={`wrap ${styles.neighbours}`} aria-label={words.neighbours}>
      <ul className={styles.list} role="list">
        {newer && (
          <li className={styles.newer}>
            <a href={pathTo(articlePath(newer), language)} className={styles.link}>
              <span className={styles.label}>
                <Icon name="arrow-left" /> {words.newer}
              </span>{' '}
              <span className={styles.title}>{newer.title}</span>
            </a>
          </li>
        )}
        {older && (
          <li className={styles.older}>
            <a href={pathTo(articlePath(older), language)} className={styles.link}>
              <span className={styles.label}>
                {words.older} <Icon name="arrow" />
              </span>{' '}
              <span className={styles.title}>{older.title}</span>
            </a>
          </li>
        )}
      </ul>
      <MoreLink action={words.back} />
    </nav>
  );
}
