import { buildBreadcrumbs, type TrailNames } from '@/lib/routes/breadcrumbs';
import type { HubTheme } from '@/lib/theme';

import './Breadcrumbs.scss';

type BreadcrumbsProps = {
  readonly path: string;
  readonly names: TrailNames;
  readonly label: string;
  readonly theme?: HubTheme | undefined;
};

/** The breadcrumb bar. */
export function Breadcrumbs({ path, names, label: name, theme }: BreadcrumbsProps) {
  const trail = buildBreadcrumbs(path, names);

  return (
    <nav className="breadcrumbs no-print" data-surface={theme ? 'soft' : 'wash'} data-theme={theme} aria-label={name}>
      <ol className="wrap breadcrumbs__trail" role="list">
        {trail.map((crumb, index) => (
          <li key={`${index} ${crumb.label}`}>
            {crumb.path ? (
              <a href={crumb.path}>{crumb.label}</a>
            ) : (
              <span aria-current={index === trail.length - 1 ? 'page' : undefined}>{crumb.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
