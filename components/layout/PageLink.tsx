import type { ReactNode } from 'react';

import { linkTo } from '@/lib/content/links';
import type { SitePath } from '@/lib/routes';

import { CurrentLink } from './CurrentPath';
import styles from './PageLink.module.scss';

type PageLinkProps = {
  readonly to: SitePath;
  readonly children: ReactNode;
};

/**
 * A link to a page in the current language, or in English with a note. The leading space separates links in text
 * browsers.
 */
export function PageLink({ to, children }: PageLinkProps) {
  const { href, language: other, languageNote } = linkTo(to);
  return (
    <>
      <CurrentLink href={href} hrefLang={other}>
        {children}
        {languageNote && (
          <>
            {' '}
            <span className={styles.code} lang={other} aria-hidden="true">
              {other}
            </span>{' '}
            <span className="visually-hidden">{languageNote}</span>
          </>
        )}
      </CurrentLink>{' '}
    </>
  );
}
