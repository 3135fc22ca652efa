import { Chain } from '@/components/ui/Chain';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { Logo, TamilWord } from '@/components/ui/Logo';
import { SocialLinks } from '@/components/ui/SocialLinks';
import { contentIn } from '@/lib/content';
import { telephone } from '@/lib/content/links';
import { editLink } from '@/lib/edit-link';
import { officeLines } from '@/lib/enterprise';
import type { Language } from '@/lib/languages';
import { holdsSamples } from '@/lib/launch/samples';
import { pathTo } from '@/lib/links';
import { pageWords } from '@/lib/pages';
import { routesIn, type SitePath } from '@/lib/routes';

import { PageLink } from './PageLink';
import styles from './SiteFooter.module.scss';

type SiteFooterProps = {
  readonly path: SitePath | undefined;
  readonly language: Language;
};

const columns = ['shop', 'about', 'take part', 'help'] as const;

/** The foot of every page: who we are, how to reach us, every group of links, the legal line. */
export function SiteFooter({ path, language }: SiteFooterProps) {
  const { interface: words, enterprise } = contentIn(language);
  const edit = editLink(path, path === undefined ? '/' : pathTo(path, language), language);

  return (
    <footer className={styles.footer} data-ground="indigo">
      <Chain />
      <div className="wrap">
        <div className={styles.columns}>
          <div className={styles.identity}>
            <Logo name={enterprise.name} label={words.homeLink} href={pathTo('/', language)} />
            <address className={styles.address}>
              {enterprise.headOffice.title}
              {officeLines(enterprise).map((line) => (
                <span key={line}>{line}</span>
              ))}
              <a href={telephone(enterprise.phone)}>{enterprise.phone}</a>
              <a href={`mailto:${enterprise.email}`}>{enterprise.email}</a>
            </address>
            <SocialLinks links={enterprise.social} newTab={words.opensInNewTab} />
          </div>
          {columns.map((menu) => (
            <nav key={menu} className={styles.group} aria-label={words.footerGroups[menu]}>
              <h2 className={styles.heading}>{words.footerGroups[menu]}</h2>
              <ul role="list">
                {routesIn(menu).map((route) => (
                  <li key={route}>
                    <PageLink to={route} language={language} isCurrent={route === path}>
                      {pageWords(route, language).footerLabel ?? pageWords(route, language).label}
                    </PageLink>
                  </li>
                ))}
                {menu === 'help' && (
                  <li>
                    <ExternalLink href={enterprise.external.orders} newTab={words.opensInNewTab}>
                      {words.trackOrder}
                    </ExternalLink>
                  </li>
                )}
              </ul>
            </nav>
          ))}
        </div>
        {holdsSamples() && <p className={styles.demonstration}>{words.demonstration}</p>}
        <div className={styles.end}>
          <p>
            {enterprise.copyright}. {enterprise.madeIn}
          </p>
          <nav className={styles.legal} aria-label={words.footerGroups.legal}>
            {routesIn('legal').map((route) => (
              <PageLink key={route} to={route} language={language} isCurrent={route === path}>
                {pageWords(route, language).label}
              </PageLink>
            ))}
            {edit.isExternal ? (
              <ExternalLink href={edit.href} newTab={words.opensInNewTab}>
                {edit.label}
              </ExternalLink>
            ) : (
              <a href={edit.href}>{edit.label}</a>
            )}
          </nav>
        </div>
      </div>
      <TamilWord className={styles.giant} />
    </footer>
  );
}
