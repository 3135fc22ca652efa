import type { ReactNode } from 'react';

import { getAbsoluteUrl } from '@/lib/pages/metadata';

import styles from './ContentLink.module.scss';

type ContentLinkProps = {
  readonly href: string;
  readonly children: ReactNode;
};

/** A link in an MDX text. In print, the full URL follows it. */
export function ContentLink({ href, children }: ContentLinkProps) {
  const isOutside = href.startsWith('https:');
  const link = (
    <a href={href} rel={isOutside ? 'external noopener' : undefined}>
      {children}
    </a>
  );
  if (!isOutside && !href.startsWith('/')) return link;

  return (
    <span className={styles.link} data-address={isOutside ? href : getAbsoluteUrl(href)}>
      {link}
    </span>
  );
}
