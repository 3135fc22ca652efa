import { Chain } from '@/components/ui/Chain';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { Logo, TamilWord } from '@/components/ui/Logo';
import { SiteLink } from '@/components/ui/SiteLink';
import { SocialLinks } from '@/components/ui/SocialLinks';
import { words } from '@/content/interface';
import { routeAt, routesIn, type SitePath } from '@/content/routes';
import { external, site } from '@/content/site';

import styles from './SiteFooter.module.scss';

type SiteFooterProps = {
  readonly path: SitePath | undefined;
};

const columns = ['shop', 'about', 'take part', 'help'] as const;

/** The foot of every page: who we are, how to reach us, every group of links, the legal line. */
export function SiteFooter({ path }: SiteFooterProps) {
  return (
    <footer className={styles.footer} data-ground="indigo">
      <Chain />
      <div className="wrap">
        <div className={styles.columns}>
          <div className={styles.identity}>
            <Logo />
            <address className={styles.address}>
              {site.headOffice.title}
              {site.headOffice.lines.map((line) => (
                <span key={line}>{line}</span>
              ))}
              <a href={site.phone.href}>{site.phone.display}</a>
              <a href={`mailto:${site.email}`}>{site.email}</a>
            </address>
            <SocialLinks />
          </div>
          {columns.map((menu) => (
            <nav key={menu} className={styles.group} aria-label={words.footerGroups[menu]}>
              <h2 className={styles.heading}>{words.footerGroups[menu]}</h2>
              <ul role="list">
                {routesIn(menu).map((route) => (
                  <li key={route}>
                    <SiteLink to={route} isCurrent={route === path}>
                      {routeAt(route).footerLabel ?? routeAt(route).label}
                    </SiteLink>
                  </li>
                ))}
                {menu === 'help' && (
                  <li>
                    <ExternalLink href={external.orders}>{words.trackOrder}</ExternalLink>
                  </li>
                )}
              </ul>
            </nav>
          ))}
        </div>
        <div className={styles.end}>
          <p>
            {site.copyright}. {site.madeIn}
          </p>
          <nav className={styles.legal} aria-label={words.footerGroups.legal}>
            {routesIn('legal').map((route) => (
              <SiteLink key={route} to={route} isCurrent={route === path}>
                {routeAt(route).label}
              </SiteLink>
            ))}
          </nav>
        </div>
      </div>
      <TamilWord className={styles.giant} decorative />
    </footer>
  );
}
