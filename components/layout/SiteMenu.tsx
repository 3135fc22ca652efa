import { Icon } from '@/components/ui/Icon';
import { Logo } from '@/components/drawing/Logo';
import { contentIn } from '@/lib/content';
import type { Language } from '@/lib/languages';
import { linkTo, pathTo, phoneTo, whatsappAbout } from '@/lib/links';
import { closeMenuScript, menuId } from '@/lib/menu';
import { barLabel } from '@/lib/pages';
import { routesIn, type SitePath } from '@/lib/routes';

import '@/components/ui/Button.scss';

import { LanguageSwitch } from './LanguageSwitch';
import { PageLink } from './PageLink';
import headerStyles from './SiteHeader.module.scss';
import styles from './SiteMenu.module.scss';

type SiteMenuProps = {
  readonly path: SitePath | undefined;
  readonly language: Language;
};

/** The full-screen menu of small screens: a popover, so the browser itself opens, closes and gives focus back. */
export function SiteMenu({ path, language }: SiteMenuProps) {
  const { interface: words, enterprise } = contentIn(language);

  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <dialog> has a state of its own beside the popover's
      role="dialog"
      className={`${styles.menu} no-print`}
      id={menuId}
      popover="auto"
      aria-label={words.menu}
      data-ground="indigo"
    >
      <div className={styles.top}>
        <Logo name={enterprise.name} label={words.homeLink} href={pathTo('/', language)} />
        <LanguageSwitch path={path} language={language} />
        <button
          type="button"
          className={headerStyles.menuButton}
          // Focus must go into the open menu, or the browser has nowhere to give it back from when Esc closes it: the
          // opener lies behind, hidden. On a page whose menu is closed nothing takes focus (WAI-ARIA APG, dialog).
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
          {routesIn('menu').map((route) => (
            <li key={route}>
              <PageLink to={route} language={language} isCurrent={route === path}>
                {barLabel(route, language)}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
      <a
        className={styles.invite}
        href={linkTo('/creator', language).href}
        hrefLang={linkTo('/creator', language).language}
      >
        {words.invite}
        {language === 'ta' ? (
          <span className={styles.again} lang="en">
            {contentIn('en').interface.invite}
          </span>
        ) : (
          <span className={styles.again} lang="ta">
            {contentIn('ta').interface.invite}
          </span>
        )}
      </a>
      <div className={styles.reach}>
        <a className="button" href={phoneTo(language)}>
          {words.reach.call}
        </a>
        <a className="button button--secondary" href={whatsappAbout(language)}>
          {words.reach.whatsapp}
        </a>
      </div>
      <script dangerouslySetInnerHTML={{ __html: closeMenuScript }} />
    </div>
  );
}
