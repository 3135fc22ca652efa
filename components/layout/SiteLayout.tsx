import type { ReactNode } from 'react';

import { words } from '@/content/interface';
import type { SitePath } from '@/content/routes';
import { breadcrumbList } from '@/lib/structured-data/breadcrumbs';

import { Breadcrumbs } from './Breadcrumbs';
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';
import styles from './SiteLayout.module.scss';
import { StructuredData } from './StructuredData';

type SiteLayoutProps = {
  /** The page's own address; none on pages that answer for any address. */
  readonly path?: SitePath;
  /** The breadcrumb bar of a page that has no address of its own. */
  readonly trail?: ReactNode;
  readonly children: ReactNode;
};

/**
 * What every page wears: skip link, header, breadcrumb bar (on every page but Home), main content, footer.
 * The page tells its address, for a layout of the App Router cannot know it without script in the browser.
 */
export function SiteLayout({ path, trail, children }: SiteLayoutProps) {
  return (
    <>
      <a className={styles.skip} href="#main">
        {words.skipLink}
      </a>
      <SiteHeader path={path} />
      {trail ?? (path && path !== '/' && <Breadcrumbs path={path} />)}
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <SiteFooter path={path} />
      {path && path !== '/' && <StructuredData things={[breadcrumbList(path)]} />}
    </>
  );
}
