import { ActionLink } from '@/components/ui/ActionLink';
import { Section, type Surface } from '@/components/ui/Section';
import { resolveAction } from '@/lib/content/links';
import { listItems, listRoutes, getPageWords } from '@/lib/pages/labels';
import { fill } from '@/lib/language/fill';
import { getRoute, type RoutePath, type SitemapGroup, sitemapGroups } from '@/lib/routes';

import styles from './RouteGroups.module.scss';

type RouteGroupsProps = {
  readonly groups: Readonly<Record<SitemapGroup, string>>;
  readonly all: string;
};

type ItemsProps = Pick<RouteGroupsProps, 'all'> & {
  /** The page that lists the items of a collection. */
  readonly list: RoutePath;
};

function Items({ list, all }: ItemsProps) {
  const items = listItems(list);
  if (items.length === 0) return null;
  return (
    <div className={styles.items}>
      <h3 className={styles.itemsTitle}>{fill(all, { list: getPageWords(list).label, count: items.length })}</h3>
      <ul role="list">
        {items.map((item) => (
          <li key={item.path}>
            <ActionLink action={resolveAction(item)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const surfaces: Readonly<Record<SitemapGroup, Surface>> = {
  main: 'kaavi',
  community: 'turmeric',
  information: 'hub',
  support: 'indigo',
};

/** All pages of the route table by group, with the items of list pages. */
export function RouteGroups({ groups, all }: RouteGroupsProps) {
  return (
    <Section spacing="joined">
      <div className={styles.groups}>
        {sitemapGroups.map((group) => {
          const paths = listRoutes().filter((path) => getRoute(path).group === group);
          return (
            <div key={group} className={styles.group} data-surface={surfaces[group]} data-theme="coimbatore">
              <h2 className="subheading">{groups[group]}</h2>
              <ul className={styles.list} role="list">
                {paths.map((path) => (
                  <li key={path}>
                    <ActionLink action={resolveAction({ label: getPageWords(path).label, path })} />
                  </li>
                ))}
              </ul>
              {paths.map((path) => (
                <Items key={path} list={path} all={all} />
              ))}
            </div>
          );
        })}
      </div>
    </Section>
  );
}
