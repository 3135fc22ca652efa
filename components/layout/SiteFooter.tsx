import { Fragment } from 'react';

import { Logo, TamilWord } from '@/components/drawing/Logo';
import { AsWritten } from '@/components/ui/AsWritten';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { getContent } from '@/lib/content';
import { getCurrentLanguage } from '@/lib/language/current-language';
import { getEditTarget } from '@/lib/pages/edit-link';
import { formatOfficeLines } from '@/lib/content/enterprise';
import { getMailLink, getPagePath, getPhoneLink, getWhatsappLink } from '@/lib/content/links';
import { getPageWords, listMenuRoutes } from '@/lib/pages/labels';
import { hasSamples } from '@/lib/content/samples';

import { CorrectionLink } from './CurrentPath';
import { PageLink } from './PageLink';
import styles from './SiteFooter.module.scss';

const groups = ['shop', 'about', 'take part', 'help'] as const;

/** Footer link groups, in columns, then the links to other sites. */
function FooterLinks() {
  const { enterprise } = getContent();
  const words = getContent().words.site;

  return (
    <div className={`${styles.groups} no-print`}>
      {groups.map((group) => (
        <div key={group}>
          <h2 className={styles.groupTitle}>{words.footerGroups[group]}</h2>
          <ul className={styles.list} role="list">
            {listMenuRoutes(group).map((route) => (
              <li key={route}>
                <PageLink to={route}>{getPageWords(route).footerLabel ?? getPageWords(route).label}</PageLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <ul className={`${styles.list} ${styles.elsewhere}`} role="list">
        {[{ name: words.trackOrder, url: enterprise.external.orders }, ...(enterprise.social ?? [])].map(
          ({ name, url }) => (
            <li key={url}>
              <ExternalLink href={url} newTab={words.opensInNewTab}>
                {name}
              </ExternalLink>
            </li>
          ),
        )}
      </ul>
    </div>
  );
}

/** The footer: description, contact details, link groups, legal line. Only the first two are printed. */
export function SiteFooter() {
  const language = getCurrentLanguage();
  const { enterprise } = getContent();
  const words = getContent().words.site;

  return (
    <footer className={styles.footer} data-surface="indigo">
      <div className={`${styles.chain} no-print`} />
      <div className="wrap">
        <div className={styles.who}>
          <Logo name={enterprise.name} label={words.homeLink} href={getPagePath('/')} />
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
            <a href={getPhoneLink()}>{words.reach.call}</a>{' '}
            <a href={getWhatsappLink(language)}>{words.reach.whatsapp}</a>{' '}
            <a href={getMailLink(language)}>{words.reach.email}</a>
          </div>
        </div>
        <nav className="no-print" aria-label={words.footerNavigation}>
          <FooterLinks />
          <div className={`note ${styles.end}`}>
            <p>
              {enterprise.copyright}. {enterprise.madeIn} {hasSamples() && words.demonstration}
            </p>
            <div className={styles.legal}>
              {listMenuRoutes('legal').map((route) => (
                <PageLink key={route} to={route}>
                  {getPageWords(route).label}
                </PageLink>
              ))}
              <CorrectionLink target={getEditTarget(getContent(), language)} newTab={words.opensInNewTab} />
            </div>
          </div>
        </nav>
      </div>
      <TamilWord className={`${styles.giant} from-tablet no-print`} />
    </footer>
  );
}
