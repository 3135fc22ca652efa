import type { ReactNode } from 'react';

import { LanguageNote } from '@/components/ui/LanguageNote';
import { linkTo } from '@/lib/content/links';
import type { SitePath } from '@/lib/routes';

import { CurrentLink } from './CurrentPath';

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
        <LanguageNote note={languageNote} />
      </CurrentLink>{' '}
    </>
  );
}
