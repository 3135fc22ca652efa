import { ActionLink } from '@/components/ui/ActionLink';
import { Section } from '@/components/ui/Section';
import type { Language } from '@/lib/languages';
import { actionTo } from '@/lib/links';
import { pageWords } from '@/lib/pages';
import { routeAt, routePaths, type SitemapGroup, sitemapGroups } from '@/lib/routes';

import styles from './RouteGroups.module.scss';

type RouteGroupsProps = {
  /** What each group is called. */
  readonly groups: Readonly<Record<SitemapGroup, string>>;
  readonly language: Language;
};

/** Every page of the route table in its groups, each with its one-sentence summary. */
export function RouteGroups({ groups, language }: RouteGroupsProps) {
  return (
    <Section spacing="joined">
      <div className={styles.groups}>
        {sitemapGroups.map((group) => (
          <div key={group}>
            <h2 className={styles.title}>{groups[group]}</h2>
            <ul className={styles.list} role="list">
              {routePaths
                .filter((path) => routeAt(path).group === group)
                .map((path) => (
                  <li key={path} className={styles.entry}>
                    <ActionLink action={actionTo({ label: pageWords(path, language).label, path }, language)} />
                    <p className={styles.summary}>{pageWords(path, language).description}</p>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
