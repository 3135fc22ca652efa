import { Chain } from '@/components/drawing/Chain';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { Logo, TamilWord } from '@/components/drawing/Logo';
import { contentIn } from '@/lib/content';
import { editLink } from '@/lib/edit-link';
import { officeLines } from '@/lib/enterprise';
import type { Language } from '@/lib/languages';
import { holdsSamples } from '@/lib/samples';
import { mailAbout, pathTo, phoneTo, whatsappAbout } from '@/lib/links';
import { pageWords } from '@/lib/pages';
import { routesIn, type SitePath } from '@/lib/routes';

import { FooterFolds } from './FooterFolds';
import { PageLink } from './PageLink';
import styles from './SiteFooter.module.scss';

type SiteFooterProps = {
  readonly path: SitePath | undefined;
  readonly language: Language;
};

/** The foot of every page: who we are, how to reach us, every group of links, the legal line. Paper has the first two. */
export function SiteFooter({ path, language }: SiteFooterProps) {
  const { interface: words, enterprise } = contentIn(language);
  const edit = editLink(path, path === undefined ? '/' : pathTo(path, language), language);

  return (
    <footer className={styles.footer} data-ground="indigo">
      <Chain />
      <div className="wrap">
        <div className={styles.who}>
          <Logo name={enterprise.name} label={words.homeLink} href={pathTo('/', language)} />
          <address className={styles.address}>
            {officeLines(enterprise).join(', ')}
            <br />
            {enterprise.phone}, {enterprise.email}
          </address>
          <div className={`${styles.reach} no-print`}>
            <a href={phoneTo(language)}>{words.reach.call}</a>
            <a href={whatsappAbout(language)}>{words.reach.whatsapp}</a>
            <a href={mailAbout(language)}>{words.reach.email}</a>
          </div>
        </div>
        <nav aria-label={words.footerNavigation}>
          <FooterFolds path={path} language={language} />
          <div className={`${styles.end} no-print`}>
            <p>
              {enterprise.copyright}. {enterprise.madeIn} {holdsSamples() && words.demonstration}
            </p>
            <div className={styles.legal}>
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
            </div>
          </div>
        </nav>
      </div>
      <TamilWord className={`${styles.giant} no-print`} />
    </footer>
  );
}
