import type { ReactNode } from 'react';

import { LanguageNote } from '@/components/ui/LanguageNote';
import type { Language } from '@/lib/languages';
import { linkTo } from '@/lib/links';
import type { SitePath } from '@/lib/routes';

type PageLinkProps = {
  readonly to: SitePath;
  readonly language: Language;
  readonly className?: string | undefined;
  /** Marks the page the visitor is on. */
  readonly isCurrent?: boolean;
  readonly children: ReactNode;
};

/** A link to a page of this site, in this language where it is written in it: a plain `<a>`, for the pages are documents. */
export function PageLink({ to, language, className, isCurrent = false, children }: PageLinkProps) {
  const { href, language: other, languageNote } = linkTo(to, language);
  return (
    <a className={className} href={href} hrefLang={other} aria-current={isCurrent ? 'page' : undefined}>
      {children}
      <LanguageNote note={languageNote} />
    </a>
  );
}
