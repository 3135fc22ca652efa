import type { ReactNode } from 'react';

import { NotFoundTrail } from '@/components/islands/not-found/NotFoundTrail.client';
import { Island } from '@/components/islands/Island';
import { getContent, getWords } from '@/lib/content';
import { getAddress } from '@/lib/content/urls';
import { getCurrentLanguage, setCurrentLanguage } from '@/lib/language/current-language';
import { htmlTags, type Language } from '@/lib/language';
import { getPageThemes, getSiteTrailNames, getTrailNames } from '@/lib/pages/labels';

import { HubColours, Trail, TrailData } from './CurrentPath';
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';
import styles from './SiteLayout.module.scss';
import { SpeculationRules } from './SpeculationRules';

/** The path in the breadcrumb bar of the 404 page before hydration. */
const unknownPath = '/page-not-found';

function NotFoundTrailBar() {
  const language = getCurrentLanguage();
  const { notFound, error } = getContent();
  const words = getWords('site');
  const fallback = getAddress(unknownPath, language);
  const names = getTrailNames();

  return (
    <Island name="not-found-trail" fallback={error}>
      <NotFoundTrail
        fallback={fallback}
        names={{ ...names, pages: { ...names.pages, [fallback]: notFound.title } }}
        label={words.breadcrumb}
      />
    </Island>
  );
}

type SiteLayoutProps = { readonly language: Language; readonly children: ReactNode };

/**
 * The root layout of a language: skip link, header, breadcrumbs (except on the home page), main content, footer. app/
 * has one layout per language, because `<html lang>` is part of the layout.
 */
export function SiteLayout({ language, children }: SiteLayoutProps) {
  setCurrentLanguage(language);
  const words = getWords('site', language);
  const names = getSiteTrailNames(language);
  const themes = getPageThemes(language);

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
          notFound={<NotFoundTrailBar />}
        />
        <HubColours as="main" themes={themes} id="main" tabIndex={-1} className={styles.main}>
          {children}
        </HubColours>
        <SiteFooter />
        <TrailData language={language} names={names} />
        <SpeculationRules />
      </body>
    </html>
  );
}
