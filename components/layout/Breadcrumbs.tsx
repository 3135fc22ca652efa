import { SiteLink } from '@/components/ui/SiteLink';
import { words } from '@/content/interface';
import { breadcrumbs } from '@/lib/breadcrumbs';

import styles from './Breadcrumbs.module.scss';

type BreadcrumbsProps = {
  /** The page's address, known or not; its last step is named without a link. */
  readonly path: string;
};

/** The bar that says where the visitor is: Home, then one step per segment of the address. */
export function Breadcrumbs({ path }: BreadcrumbsProps) {
  const trail = breadcrumbs(path);

  return (
    <nav className={styles.bar} data-ground="wash" aria-label={words.breadcrumb}>
      <ol className={`wrap ${styles.trail}`} role="list">
        {trail.map((crumb, index) => (
          <li key={`${index} ${crumb.label}`}>
            {crumb.path ? (
              <SiteLink to={crumb.path}>{crumb.label}</SiteLink>
            ) : (
              <span aria-current={index === trail.length - 1 ? 'page' : undefined}>{crumb.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
