import { Chain } from '@/components/ui/Chain';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { Icon } from '@/components/ui/Icon';
import { Logo } from '@/components/ui/Logo';
import { contentIn } from '@/lib/content';
import { telephone } from '@/lib/content/links';
import type { Language } from '@/lib/languages';
import { pathTo } from '@/lib/links';
import { pageWords } from '@/lib/pages';
import { routesIn, type SitePath } from '@/lib/routes';

import buttonStyles from '@/components/ui/Button.module.scss';

import { PageLink } from './PageLink';
import styles from './SiteMenu.module.scss';

/** The id that the header's button opens, and that `:has()` in the sheet looks for. */
export const MENU_ID = 'menu';

type SiteMenuProps = {
  readonly path: SitePath | undefined;
  readonly language: Language;
};

/** The full-screen menu of small screens: a popover, so the browser itself opens, closes and gives focus back. */
export function SiteMenu({ path, language }: SiteMenuProps) {
  const { interface: words, enterprise } = contentIn(language);

  return (
    <div className={styles.menu} id={MENU_ID} popover="auto" data-ground="indigo">
      <div className={styles.top}>
        <Logo name={enterprise.name} label={words.homeLink} href={pathTo('/', language)} />
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
              <PageLink to={route} language={language} isCurrent={route === path}>
                {pageWords(route, language).label}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
      <ExternalLink
        className={`${buttonStyles.button} ${styles.shop}`}
        href={enterprise.external.store}
        newTab={words.opensInNewTab}
      >
        {words.shopNow}
      </ExternalLink>
      <p className={styles.note}>
        <a href={telephone(enterprise.phone)}>{enterprise.phone}</a>
        <br />
        <span lang="ta">{words.speaksTamil}</span>
      </p>
      <div className={styles.chain}>
        <Chain />
      </div>
    </div>
  );
}
