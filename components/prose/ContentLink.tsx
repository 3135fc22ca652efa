import type { ReactNode } from 'react';

import { LanguageNote } from '@/components/ui/LanguageNote';
import type { Language } from '@/lib/language';
import { getAbsoluteUrl } from '@/lib/pages/metadata';

import styles from './ContentLink.module.scss';

type ContentLinkProps = {
  readonly href: string;
  /** The language of the linked page, if it differs from this page's. */
  readonly language?: Language | undefined;
  /** A note after such a link: '(in English)'. */
  readonly languageNote?: string | undefined;
  readonly children: ReactNode;
};

/** A link in an MDX text. In print, the full URL follows it. */
export function ContentLink({ href, language, languageNote, children }: ContentLinkProps) {
  const isOutside = href.startsWith('https:');
  const link = (
    <a href={href} hrefLang={language} rel={isOutside ? 'external noopener' : undefined}>
      {children}
      <LanguageNote note={languageNote} />
    </a>
  );
  if (!isOutside && !href.startsWith('/')) return link;

  return (
    <span className={styles.link} data-address={isOutside ? href : getAbsoluteUrl(href)}>
      {link}
    </span>
  );
}
