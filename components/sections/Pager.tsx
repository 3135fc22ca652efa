import { SiteLink } from '@/components/ui/SiteLink';
import { words } from '@/content/interface';
import { listPagePath, pagesNear, type ListPage } from '@/lib/paging';

import styles from './Pager.module.scss';

/** The way through the pages of a list; nothing where there is one alone. */
export function Pager({ route, number, pages }: Pick<ListPage<unknown>, 'route' | 'number' | 'pages'>) {
  if (pages === 1) return null;

  const { label, previous, next, page } = words.pager;
  return (
    <nav className={`wrap ${styles.pager}`} aria-label={label}>
      <ul className={styles.list} role="list">
        {number > 1 && (
          <li>
            <SiteLink to={listPagePath(route, number - 1)} className={styles.link}>
              {previous}
            </SiteLink>
          </li>
        )}
        {pagesNear(number, pages).map((near, index) =>
          near === 'gap' ? (
            <li key={`gap ${index}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={near}>
              <SiteLink to={listPagePath(route, near)} className={styles.link} isCurrent={near === number}>
                <span className="visually-hidden">{page} </span>
                {near}
              </SiteLink>
            </li>
          ),
        )}
        {number < pages && (
          <li>
            <SiteLink to={listPagePath(route, number + 1)} className={styles.link}>
              {next}
            </SiteLink>
          </li>
        )}
      </ul>
    </nav>
  );
}
