import { ExternalLink } from '@/components/ui/ExternalLink';
import { Icon } from '@/components/ui/Icon';
import { Logo } from '@/components/drawing/Logo';
import { getContent, getWords } from '@/lib/content';
import { getCurrentLanguage } from '@/lib/language/current-language';
import { getPagePath, getPhoneLink, getWhatsappLink } from '@/lib/content/links';
import { closeMenuScript, menuId } from '@/lib/pages/menu';
import { getBarLabel, listMenuRoutes } from '@/lib/pages/labels';

import { LanguageSwitch } from './LanguageSwitch';
import { PageLink } from './PageLink';
import headerStyles from './SiteHeader.module.scss';
import styles from './SiteMenu.module.scss';

/** The full-screen menu of small screens. A popover: the browser opens and closes it and restores focus. */
export function SiteMenu() {
  const language = getCurrentLanguage();
  const { enterprise } = getContent();
  const words = getWords('site');

  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <dialog> has a state that conflicts with popover
      role="dialog"
      aria-modal="true"
      className={`${styles.menu} no-print`}
      id={menuId}
      popover="auto"
      aria-label={words.menu}
      data-surface="indigo"
    >
      <div className={styles.top}>
        <Logo name={enterprise.name} label={words.homeLink} href={getPagePath('/')} /> <LanguageSwitch />
        <button
          type="button"
          className={headerStyles.menuButton}
          // Focus moves into the open menu (WAI-ARIA APG, dialog), because the opening button is hidden behind it.
          // Otherwise Esc would not restore focus. A closed menu cannot receive focus.
          autoFocus
          popoverTarget={menuId}
          popoverTargetAction="hide"
          aria-label={words.closeMenu}
        >
          <Icon name="close" />
        </button>
      </div>
      <nav aria-label={words.fullScreenNavigation}>
        <ul className={styles.list} role="list">
          {listMenuRoutes('menu').map((route) => (
            <li key={route}>
              <PageLink to={route}>{getBarLabel(route)}</PageLink>
            </li>
          ))}
        </ul>
      </nav>
      <ExternalLink className={`button ${styles.shop}`} href={enterprise.external.store} newTab={words.opensInNewTab}>
        {words.shopNow}
      </ExternalLink>{' '}
      <a className={styles.invite} href={getPagePath('/creator')}>
        {words.invite}{' '}
        {language !== 'ta' && (
          <span className={styles.again} lang="ta">
            {getWords('site', 'ta').invite}
          </span>
        )}
      </a>
      <ul className={styles.more} role="list">
        {listMenuRoutes('more').map((route) => (
          <li key={route}>
            <PageLink to={route}>{getBarLabel(route)}</PageLink>
          </li>
        ))}
      </ul>
      <div className={styles.contact}>
        <a className="button" href={getPhoneLink()}>
          {words.reach.call}
        </a>{' '}
        <a className="button button--secondary" href={getWhatsappLink()}>
          {words.reach.whatsapp}
        </a>
      </div>
      <script dangerouslySetInnerHTML={{ __html: closeMenuScript }} />
    </div>
  );
}
