import { contentIn } from '@/lib/content';
import { currentLanguage } from '@/lib/current-language';
import { pathTo } from '@/lib/links';
import { listPagePath, pagesNear, type ListPage } from '@/lib/paging';

import styles from './Pager.module.scss';

type PagerProps = Pick<ListPage<unknown>, 'route' | 'number' | 'pages'>;

/** The way through the pages of a list; nothing where there is one alone. */
export function Pager({ route, number, pages }: PagerProps) {
  const language = currentLanguage();
  if (pages === 1) return null;

  const { label, previous, next, page } = contentIn(language).interface.pager;
  const hrefOf = (target: number): string => pathTo(listPagePath(route, target), language);

  return (
    <nav className={`wrap ${styles.pager} no-print`} aria-label={label}>
      <ul className={styles.list} role="list">
        {number > 1 && (
          <li>
            <a href={hrefOf(number - 1)} className={styles.link}>
              {previous}
            </a>
          </li>
        )}
        {pagesNear(number, pages).map((near, index) =>
          near === 'gap' ? (
            <li key={`gap ${index}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={near}>
              <a href={hrefOf(near)} className={styles.link} aria-current={near === number ? 'page' : undefined}>
                <span className="visually-hidden">{page} </span>
                {near}
              </a>
            </li>
          ),
        )}
        {number < pages && (
          <li>
            <a href={hrefOf(number + 1)} className={styles.link}>
              {next}
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
