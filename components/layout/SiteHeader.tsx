import { ExternalLink } from '@/components/ui/ExternalLink';
import { Icon } from '@/components/ui/Icon';
import { Logo } from '@/components/ui/Logo';
import { SiteLink } from '@/components/ui/SiteLink';
import { words } from '@/content/interface';
import { routes, routesIn, type SitePath } from '@/content/routes';
import { external } from '@/content/site';

import buttonStyles from '@/components/ui/Button.module.scss';

import styles from './SiteHeader.module.scss';
import { MENU_ID, SiteMenu } from './SiteMenu';

type SiteHeaderProps = {
  readonly path: SitePath | undefined;
};

/** The bar at the top: logo, main links, the way to the store, and on small screens the menu button. */
export function SiteHeader({ path }: SiteHeaderProps) {
  return (
    <>
      <div className={styles.stripes} />
      <header className={styles.header}>
        <div className={`wrap ${styles.bar}`}>
          <Logo />
          <nav className={styles.links} aria-label={words.mainNavigation}>
            {routesIn('header').map((route) => (
              <SiteLink key={route} to={route} isCurrent={route === path}>
                {routes[route].label}
              </SiteLink>
            ))}
          </nav>
          <ExternalLink className={`${buttonStyles.button} ${styles.shop}`} href={external.store}>
            {words.shopNow}
          </ExternalLink>
          <button type="button" className={styles.opener} popoverTarget={MENU_ID} aria-label={words.openMenu}>
            <Icon name="menu" />
          </button>
        </div>
      </header>
      <SiteMenu path={path} />
    </>
  );
}
