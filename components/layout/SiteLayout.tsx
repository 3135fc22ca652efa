import type { ReactNode } from 'react';

import { contentIn } from '@/lib/content';
import { setCurrentLanguage } from '@/lib/current-language';
import { type Language, htmlTags, sourceLanguage } from '@/lib/languages';
import { pageWorlds, siteTrailNames } from '@/lib/pages';

import { AskedTrailBar } from './AskedTrailBar';
import { CallBar } from './CallBar';
import { HubColours, Trail, TrailData } from './CurrentPage.client';
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';
import styles from './SiteLayout.module.scss';
import { SpeculationRules } from './SpeculationRules';

type SiteLayoutProps = { readonly language: Language; readonly children: ReactNode };

/**
 * The root layout of a language: skip link, header, breadcrumb bar (on every page but the front page), main content, footer.
 * Each language has its own layout in app/, for `<html lang>` is written once a layout.
 */
export function SiteLayout({ language, children }: SiteLayoutProps) {
  setCurrentLanguage(language);
  const words = contentIn(language).interface;
  const names = siteTrailNames(language);
  const themes = pageWorlds(language);

  return (
    <html lang={htmlTags[language]}>
      <body>
        <a className={styles.skip} href="#main">
          {words.skipLink}
        </a>
        <SiteHeader themes={themes} />
        <Trail
          language={language}
          names={names}
          label={words.breadcrumb}
          themes={themes}
          notFound={<AskedTrailBar />}
        />
        <HubColours as="main" themes={themes} id="main" tabIndex={-1} className={styles.main}>
          {children}
          {/* Who reads Tamil here would rather call than write. */}
          {language !== sourceLanguage && <CallBar />}
        </HubColours>
        <SiteFooter />
        <TrailData language={language} names={names} />
        <SpeculationRules />
      </body>
    </html>
  );
}
