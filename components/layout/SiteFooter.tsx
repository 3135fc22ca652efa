import { Fragment, type ReactNode } from 'react';

import { Logo } from '@/components/drawing/Logo';
import { AsWritten } from '@/components/ui/AsWritten';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { Fold } from '@/components/ui/Fold';
import { getContent, getWords } from '@/lib/content';
import { getCurrentLanguage } from '@/lib/language/current-language';
import { getEditTarget } from '@/lib/pages/edit-link';
import { formatOfficeLines } from '@/lib/content/enterprise';
import { getMailLink, getPagePath, getPhoneLink, getWhatsappLink } from '@/lib/content/links';
import { getPageWords, listMenuRoutes } from '@/lib/pages/labels';
import { hasSamples } from '@/lib/content/samples';
import type { RoutePath } from '@/lib/routes';

import { CorrectionLink } from './CurrentPath';
import { PageLink } from './PageLink';
import styles from './SiteFooter.module.scss';

/** The short name of a page, for the footer. */
function getFooterLabel(route: RoutePath): string {
  const { label, barLabel = label, footerLabel = barLabel } = getPageWords(route);
  return footerLabel;
}

type LinksProps = { readonly routes: readonly RoutePath[]; readonly children?: ReactNode };

const Links = ({ routes, children }: LinksProps) => (
  <ul className={styles.list} role="list">
    {routes.map((route) => (
      <li key={route}>
        <PageLink to={route}>{getFooterLabel(route)}</PageLink>
      </li>
    ))}
    {children}
  </ul>
);

/** The links of the footer: those of its menu, and a fold with all other pages and other sites. */
function FooterLinks() {
  const { enterprise } = getContent();
  const words = getWords('site');
  const elsewhere = [{ name: words.trackOrder, url: enterprise.external.orders }, ...(enterprise.social ?? [])];

  return (
    <nav className={`${styles.links} no-print`} aria-label={words.footerNavigation}>
      <Links routes={listMenuRoutes('footer')} />
      <Fold summaryIs="heading" summary={<span className={styles.more}>{words.morePages}</span>}>
        <Links routes={listMenuRoutes('footer fold')}>
          {elsewhere.map(({ name, url }) => (
            <li key={url}>
              <ExternalLink href={url} newTab={words.opensInNewTab}>
                {name}
              </ExternalLink>
            </li>
          ))}
          <li>
            <CorrectionLink target={getEditTarget(getContent(), getCurrentLanguage())} newTab={words.opensInNewTab} />
          </li>
        </Links>
      </Fold>
    </nav>
  );
}

/** The footer: name, contact details, links, legal line. The links are not printed. */
export function SiteFooter() {
  const { enterprise } = getContent();
  const words = getWords('site');

  return (
    <footer className={styles.footer} data-surface="indigo">
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.name}>
          <svg className={styles.thread} viewBox="0 0 40 50" preserveAspectRatio="none" aria-hidden="true">
            <path d="M0 0C0 30 40 10 40 50" />
          </svg>
          <Logo name={enterprise.name} label={words.homeLink} href={getPagePath('/')} />
        </div>
        <div className={styles.who}>
          <address className={styles.address}>
            {[formatOfficeLines(enterprise), [enterprise.phone, enterprise.email]].map((parts) => (
              <div key={parts[0]}>
                {parts.map((part, index) => (
                  <Fragment key={part}>
                    {index > 0 && ' '}
                    <span className={styles.whole}>
                      <AsWritten>{part}</AsWritten>
                      {index < parts.length - 1 && ','}
                    </span>
                  </Fragment>
                ))}
              </div>
            ))}
          </address>
          <div className={`${styles.contact} no-print`}>
            <a href={getPhoneLink()}>{words.reach.call}</a> <a href={getWhatsappLink()}>{words.reach.whatsapp}</a>{' '}
            <a href={getMailLink()}>{words.reach.email}</a>
          </div>
        </div>
        <FooterLinks />
        <p className={`note ${styles.end}`}>
          {enterprise.copyright}. {enterprise.madeIn} {hasSamples() && words.demonstration}
        </p>
      </div>
    </footer>
  );
}
