import { Chain } from '@/components/ui/Chain';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { Icon } from '@/components/ui/Icon';
import { Logo } from '@/components/ui/Logo';
import { SiteLink } from '@/components/ui/SiteLink';
import { words } from '@/content/interface';
import { routes, routesIn, type SitePath } from '@/content/routes';
import { external, site } from '@/content/site';

import buttonStyles from '@/components/ui/Button.module.scss';

import styles from './SiteMenu.module.scss';

/** The id that the header's button opens, and that `:has()` in the sheet looks for. */
export const MENU_ID = 'menu';

type SiteMenuProps = {
  readonly path: SitePath | undefined;
};

/** The full-screen menu of small screens: a popover, so the browser itself opens, closes and gives focus back. */
export function SiteMenu({ path }: SiteMenuProps) {
  return (
    <div className={styles.menu} id={MENU_ID} popover="auto" data-ground="indigo">
      <div className={styles.top}>
        <Logo />
        <button
          type="button"
          className={styles.closer}
          // Focus must go into the open menu, or the browser has nowhere to give it back from when Esc closes it: the
          // opener lies behind, hidden. On a page whose menu is closed nothing takes focus (WAI-ARIA APG, dialog).
          autoFocus
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          aria-label={words.closeMenu}
        >
          <Icon name="close" />
        </button>
      </div>
      <nav aria-label={words.fullScreenNavigation}>
        <ul className={styles.list} role="list">
          {routesIn('menu').map((route) => (
            <li key={route}>
              <SiteLink to={route} isCurrent={route === path}>
                {routes[route].label}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
      <ExternalLink className={`${buttonStyles.button} ${styles.shop}`} href={external.store}>
        {words.shopNow}
      </ExternalLink>
      <p className={styles.note}>
        <a href={site.phone.href}>{site.phone.display}</a>
        <br />
        <span lang="ta">{words.speaksTamil}</span>
      </p>
      <div className={styles.chain}>
        <Chain />
      </div>
    </div>
  );
}
