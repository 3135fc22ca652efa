import { SiteLink } from '@/components/ui/SiteLink';
import { Section } from '@/components/ui/Section';
import { routeAt, routePaths, sitemapGroups } from '@/content/routes';

import styles from './RouteGroups.module.scss';

/** Every page of the route table in its four groups, each with its one-sentence summary. */
export function RouteGroups() {
  return (
    <Section spacing="joined">
      <div className={styles.groups}>
        {sitemapGroups.map((group) => (
          <div key={group}>
            <h2 className={styles.title}>{group}</h2>
            <ul className={styles.list} role="list">
              {routePaths
                .filter((path) => routeAt(path).group === group)
                .map((path) => (
                  <li key={path} className={styles.entry}>
                    <SiteLink to={path}>{routeAt(path).label}</SiteLink>
                    <p className={styles.summary}>{routeAt(path).description}</p>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
