import { ExternalLink } from '@/components/ui/ExternalLink';
import { Icon } from '@/components/ui/Icon';
import { Logo } from '@/components/drawing/Logo';
import { getContent, getWords } from '@/lib/content';
import { getPagePath } from '@/lib/content/links';
import { menuId } from '@/lib/pages/menu';
import { getBarLabel, listMenuRoutes } from '@/lib/pages/labels';

import { HubColours, type PageThemes } from './CurrentPath';
import { LanguageSwitch } from './LanguageSwitch';
import { PageLink } from './PageLink';
import styles from './SiteHeader.module.scss';
import { SiteMenu } from './SiteMenu';

type SiteHeaderProps = {
  readonly themes: PageThemes;
};

/** The header: logo, main links, language switch, store link and, on small screens, the menu button. */
export function SiteHeader({ themes }: SiteHeaderProps) {
  const { enterprise } = getContent();
  const words = getWords('site');

  return (
    <>
      <HubColours as="div" themes={themes} className={`${styles.stripes} no-print`} />
      <header className={styles.header}>
        <div className={`wrap ${styles.bar}`}>
          <Logo name={enterprise.name} label={words.homeLink} href={getPagePath('/')} />{' '}
          <nav className={styles.links} aria-label={words.mainNavigation}>
            {listMenuRoutes('header').map((route) => (
              <PageLink key={route} to={route}>
                {getBarLabel(route)}
              </PageLink>
            ))}
          </nav>
          <LanguageSwitch />{' '}
          <ExternalLink
            className={`button ${styles.shop}`}
            href={enterprise.external.store}
            newTab={words.opensInNewTab}
          >
            {words.shopNow}
          </ExternalLink>{' '}
          <button type="button" className={styles.menuButton} popoverTarget={menuId} aria-label={words.openMenu}>
            <Icon name="menu" />
            <span className={styles.word}>{words.menu}</span>
          </button>
        </div>
      </header>
      <SiteMenu />
    </>
  );
}
