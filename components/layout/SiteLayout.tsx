import type { ReactNode } from 'react';

import { contentIn } from '@/lib/content';
import { type Language, sourceLanguage } from '@/lib/languages';
import { pathTo } from '@/lib/links';
import { trailNames } from '@/lib/pages';
import type { SitePath } from '@/lib/routes';
import { breadcrumbList } from '@/lib/seo/breadcrumbs';
import type { World } from '@/lib/theme';

import { Breadcrumbs } from './Breadcrumbs';
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';
import styles from './SiteLayout.module.scss';
import { StructuredData } from './StructuredData';

type SiteLayoutProps = {
  /** The page's own path; none on pages that answer for any path. */
  readonly path?: SitePath;
  readonly language?: Language;
  /** The breadcrumb bar of a page that has no path of its own. */
  readonly trail?: ReactNode;
  /** The colours of a hub, on the page of one: the bar at the top, the crumbs, and the grounds `soft` and `world`. */
  readonly world?: World | undefined;
  readonly children: ReactNode;
};

/**
 * What every page wears: skip link, header, breadcrumb bar (on every page but Home), main content, footer.
 * The page tells its path, for a layout of the App Router cannot know it without script in the browser.
 */
export function SiteLayout({ path, language = sourceLanguage, trail, world, children }: SiteLayoutProps) {
  const words = contentIn(language).interface;
  // No trail leads to a front page: it begins there.
  const shown = path === undefined || path === '/' ? undefined : pathTo(path, language);

  return (
    <>
      <a className={styles.skip} href="#main">
        {words.skipLink}
      </a>
      <SiteHeader path={path} language={language} world={world} />
      {trail ??
        (shown && (
          <Breadcrumbs path={shown} names={trailNames(language, shown)} label={words.breadcrumb} world={world} />
        ))}
      <main id="main" tabIndex={-1} className={styles.main} data-world={world}>
        {children}
      </main>
      <SiteFooter path={path} language={language} />
      {shown && <StructuredData things={[breadcrumbList(shown, language)]} />}
    </>
  );
}
