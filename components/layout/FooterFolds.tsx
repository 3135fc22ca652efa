import { ExternalLink } from '@/components/ui/ExternalLink';
import { contentIn } from '@/lib/content';
import { currentLanguage } from '@/lib/current-language';
import { pageWords } from '@/lib/pages';
import { routesIn } from '@/lib/routes';

import styles from './FooterFolds.module.scss';
import { PageLink } from './PageLink';

const groups = ['shop', 'about', 'take part', 'help'] as const;

/** Every group of links: folded on a phone, side by side on wider screens. */
export function FooterFolds() {
  const language = currentLanguage();
  const { interface: words, enterprise } = contentIn(language);

  return (
    <div className={`${styles.folds} no-print`}>
      {groups.map((group) => (
        <div key={group}>
          {/* Folded on a phone; on wider screens the sheet shows the list and takes the summary away. */}
          <details className={styles.fold}>
            <summary>{words.footerGroups[group]}</summary>
            <h2>{words.footerGroups[group]}</h2>
            <ul className={styles.list} role="list">
              {routesIn(group).map((route) => (
                <li key={route}>
                  <PageLink to={route}>
                    {pageWords(route, language).footerLabel ?? pageWords(route, language).label}
                  </PageLink>
                </li>
              ))}
              {group === 'help' &&
                [{ name: words.trackOrder, url: enterprise.external.orders }, ...enterprise.social].map(
                  ({ name, url }) => (
                    <li key={url}>
                      <ExternalLink href={url} newTab={words.opensInNewTab}>
                        {name}
                      </ExternalLink>
                    </li>
                  ),
                )}
            </ul>
          </details>
        </div>
      ))}
    </div>
  );
}
